import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (fr: string, en: string): Given => [{ body: { question: both(fr, en) } }]
const ASKS = asked('Sous 20 jours, qui paie le renvoi ?', 'Within 20 days, who pays the return?')
const SOURCES = '[{"path":"retours.md","version":"v7"}]'
const before = (question: Bilingual<string>, score = 0.97, at = '2026-11-02') => ({
  document: {
    pageContent: question,
    metadata: {
      key: 'k1',
      answer: both('Nous payons [2].', 'We pay [2].'),
      at,
      sources: SOURCES,
      shown: '["[2] retours.md"]',
    },
  },
  score,
})
const ALIKE = before(
  both('Qui paie le retour sous 20 jours ?', 'Who pays a return within 20 days?'),
)
const OTHER = before(
  both('Qui paie le retour sous 30 jours ?', 'Who pays a return within 30 days?'),
)
const passage = (path: string, version: string | null, score = 0.85) => ({
  document: {
    pageContent: both('Le renvoi est à notre charge.', 'Returns are at our expense.'),
    metadata: { path, version },
  },
  score,
})
const says: Given = {
  says: [both('Le renvoi est à votre charge : non, à la nôtre [1].', 'It is at our expense [1].')],
}
const stored: Given = [{ pageContent: 'x', metadata: {} }]
const sent: Given = [{}]

export const examples: readonly Example[] = [
  {
    name: both('La même question, la même source', 'The same question, the same source'),
    given: {
      asked: ASKS,
      cache: [OTHER, ALIKE],
      versions: [{ path: 'retours.md', version: 'v7' }],
      reuse: sent,
    },
    expects: {
      hit: [{ hit: true, key: 'k1', paths: ['retours.md'] }],
      still: [{ still: true, changed: [] }],
      search: 'not reached',
    },
    asks: {
      reuse: [
        {
          responseBody: both(
            '{"answer":"Nous payons [2].","sources":["[2] retours.md"],"from":"2026-11-02"}',
            '{"answer":"We pay [2].","sources":["[2] retours.md"],"from":"2026-11-02"}',
          ),
        },
      ],
    },
  },
  {
    name: both('La source a changé depuis', 'The source has changed since'),
    given: {
      asked: ASKS,
      cache: [ALIKE],
      versions: [{ path: 'retours.md', version: 'v8' }],
      forget: [{ status: 'ok' }],
      search: [passage('retours.md', 'v8')],
      haiku: says,
      reply: sent,
      store: stored,
    },
    expects: {
      still: [{ still: false, changed: ['retours.md'] }],
      checked: [
        {
          sound: true,
          keep: true,
          sources: [{ path: 'retours.md', version: 'v8' }],
          at: '2026-11-23',
        },
      ],
      reuse: 'not reached',
    },
    asks: {
      forget: [{ jsonBody: '{"filter":{"must":[{"key":"metadata.key","match":{"value":"k1"}}]}}' }],
    },
  },
  {
    name: both(
      'Presque la même : un autre chiffre, trop vieille',
      'Nearly the same: another figure, too old',
    ),
    given: {
      asked: ASKS,
      cache: [
        OTHER,
        before(both('Sous 20 jours, qui paie ?', 'Within 20 days, who pays?'), 0.95, '2026-05-01'),
      ],
      search: [passage('retours.md', 'v7'), passage('loin.md', 'v1', 0.3)],
      haiku: says,
      reply: sent,
      store: { fails: '503' },
    },
    expects: {
      hit: [{ hit: false, key: '' }],
      passages: [{ state: 'some', passages: [{ path: 'retours.md' }] }],
      versions: 'not reached',
    },
  },
  {
    name: both(
      'Une question sur soi, une source sans version',
      'About oneself, a source without a version',
    ),
    given: {
      asked: asked('Qui paie mon renvoi ?', 'Who pays my return?'),
      cache: [before(both('Qui paie mon renvoi ?', 'Who pays my return?'), 1)],
      search: [passage('retours.md', null)],
      haiku: says,
      reply: sent,
    },
    expects: {
      hit: [{ hit: false, isPersonal: true }],
      checked: [{ sound: true, keep: false }],
      store: 'not reached',
    },
  },
  {
    name: both('Versions illisibles : on répond à neuf', 'Versions unreadable: answered anew'),
    given: {
      asked: ASKS,
      cache: [ALIKE],
      versions: { fails: 'timeout' },
      search: [passage('retours.md', 'v7')],
      haiku: { says: [both('Sans doute nous.', 'We do, no doubt.')] },
      nothing: sent,
    },
    expects: {
      still: [{ still: false, unread: true }],
      checked: [{ sound: false, keep: false }],
      forget: 'not reached',
    },
    asks: {
      nothing: [
        {
          responseBody: both(
            '{"answer":"Rien d’assez sûr dans les documents pour répondre.","sources":[]}',
            '{"answer":"Nothing sure enough in the documents to answer.","sources":[]}',
          ),
        },
      ],
    },
  },
  {
    name: both('« Non déballé » n’est pas « déballé »', '“Isn’t opened” is not “is opened”'),
    given: {
      asked: asked('Qui paie si l’article est non déballé ?', 'Who pays if the item isn’t opened?'),
      cache: [
        before(both('Qui paie si l’article est déballé ?', 'Who pays if the item is opened?')),
      ],
      search: [],
      nothing: sent,
    },
    expects: { hit: [{ hit: false }], versions: 'not reached' },
  },
  {
    name: both('PostgreSQL injoignable', 'PostgreSQL out of reach'),
    given: {
      asked: ASKS,
      cache: [ALIKE],
      versions: { fails: 'ECONNREFUSED', whole: true },
      search: [],
      nothing: sent,
    },
    expects: {
      still: [{ unread: true, changed: ['retours.md'] }],
      passages: [{ state: 'none' }],
      forget: 'not reached',
    },
  },
  {
    name: both('Modèle en panne', 'Model down'),
    given: {
      asked: ASKS,
      cache: [],
      search: [passage('retours.md', 'v7')],
      haiku: { fails: 'Overloaded' },
      sorry: sent,
    },
    expects: { checked: [{ silent: true, sound: false }], nothing: 'not reached' },
  },
  {
    name: both('Tout Qdrant en panne', 'All of Qdrant down'),
    given: { asked: ASKS, cache: { fails: '503' }, search: { fails: '503' }, sorry: sent },
    expects: { hit: [{ hit: false }], passages: [{ state: 'down', passages: [] }] },
  },
  {
    name: both('Rien de proche', 'Nothing close'),
    given: { asked: ASKS, cache: [], search: [passage('loin.md', 'v1', 0.2)], nothing: sent },
    expects: { passages: [{ state: 'none' }], answer: 'not reached' },
  },
]
