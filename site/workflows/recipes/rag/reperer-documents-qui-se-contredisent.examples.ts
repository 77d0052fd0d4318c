import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const THIRTY = {
  fr: 'Un article se rend sous trente jours.',
  en: 'An article is returned within thirty days.',
}
const FOURTEEN = {
  fr: 'Refuser tout retour après quatorze jours.',
  en: 'Refuse any return after fourteen days.',
}
const OPEN = { fr: 'Ouvert dès 8 h.', en: 'Open from 8 a.m.' }
const two = (pair: string, a_text: Bilingual<string>, b_text: Bilingual<string>) => ({
  pair,
  a_text,
  a_path: '/livret.pdf',
  b_text,
  b_path: '/retours.md',
  distance: 0.1,
})
const said = (language: 'fr' | 'en', about: string, first: string) =>
  JSON.stringify({ output: { clash: true, about, first, second: FOURTEEN[language] } })
const CLASH = {
  fr: said('fr', 'délai de retour', THIRTY.fr),
  en: said('en', 'time limit for returns', THIRTY.en),
}
/** Nobody wrote that sentence. */
const MADE_UP = {
  fr: said('fr', 'délai', 'Les retours sont interdits.'),
  en: said('en', 'time limit', 'Returns are forbidden.'),
}
const NONE = '{"output":{"clash":false,"about":"","first":"","second":""}}'
const OWNERS = [
  { path: '/livret.pdf', title: { fr: 'Livret', en: 'Handbook' }, owner: 'rh@atelier.example' },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une contradiction, une entente, une citation inventée',
      en: 'One contradiction, one accord, one quotation made up',
    },
    given: {
      week: [{}],
      pairs: [two('a1', THIRTY, FOURTEEN), two('b2', OPEN, OPEN), two('c3', OPEN, FOURTEEN)],
      sonnet: { says: [CLASH, NONE, MADE_UP] },
      owners: OWNERS,
      write: [{ messageId: '1' }, { messageId: '2' }],
      mark: [{ success: true }],
      clear: [{ success: true }],
      warn: [{ messageId: '3' }],
    },
    expects: {
      judged: [
        { pair: 'a1', verdict: 'contradiction' },
        { pair: 'b2', verdict: 'none' },
        { pair: 'c3', verdict: 'unread' },
      ],
      letters: [
        {
          owner: 'rh@atelier.example',
          count: 1,
          text: {
            fr: 'délai de retour\n- Livret : « Un article se rend sous trente jours. »\n- /retours.md : « Refuser tout retour après quatorze jours. »\nCe n’en est pas une ? https://n8n.votre-entreprise.example/form/not-a-clash?pair=a1',
            en: 'time limit for returns\n- Handbook: “An article is returned within thirty days.”\n- /retours.md: “Refuse any return after fourteen days.”\nNot one? https://n8n.votre-entreprise.example/form/not-a-clash?pair=a1',
          },
        },
        { owner: 'documentation@votre-entreprise.example', count: 1 },
      ],
      noted: [{ told: ['a1'], failed: 0 }],
      'lost.yes': { count: 0 },
    },
    asks: {
      mark: [{ options: { queryReplacement: ['a1'] } }],
      warn: [
        {
          text: {
            fr: 'Paires non lues, reprises lundi : 1',
            en: 'Pairs not read, taken up again on Monday: 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La lettre ne part pas', en: 'The letter does not leave' },
    given: {
      week: [{}],
      pairs: [two('a1', THIRTY, FOURTEEN)],
      sonnet: { says: [CLASH] },
      owners: { fails: 'connection terminated' },
      write: { fails: '451 Try again later' },
      mark: [{ success: true }],
      warn: [{ messageId: '4' }],
    },
    expects: {
      letters: [{ owner: 'documentation@votre-entreprise.example', count: 1 }],
      noted: [{ told: [], failed: 1 }],
      'lost.yes': { count: 1 },
    },
  },
  {
    name: { fr: 'La base ferme en route', en: 'The database shuts midway' },
    given: {
      week: [{}],
      pairs: [two('a1', THIRTY, FOURTEEN), two('b2', OPEN, OPEN)],
      sonnet: { says: [CLASH, NONE] },
      owners: OWNERS,
      write: [{ messageId: '5' }, { messageId: '6' }],
      mark: { fails: 'read-only transaction' },
      clear: { fails: 'read-only transaction' },
      warn: [{ messageId: '7' }],
    },
    expects: { noted: [{ told: ['a1'], letters: 2 }], lost: 'not reached' },
  },
  {
    name: { fr: 'La base est muette', en: 'The database is silent' },
    given: { week: [{}], pairs: { fails: 'connect ETIMEDOUT' }, warn: [{ messageId: '8' }] },
    expects: { compare: 'not reached' },
    asks: {
      warn: [
        {
          text: { fr: 'Base en panne : connect ETIMEDOUT', en: 'Database down: connect ETIMEDOUT' },
        },
      ],
    },
  },
  {
    name: { fr: 'Le responsable classe la paire', en: 'The owner sets the pair aside' },
    given: {
      denied: [{ pair: 'a1', reason: { fr: 'Deux entrepôts.', en: 'Two warehouses.' } }],
      dismiss: [{ pair: 'a1' }],
      thanks: [{}],
    },
    expects: { settings: 'not reached' },
    asks: {
      thanks: [{ completionTitle: { fr: 'Noté', en: 'Noted' } }],
    },
  },
  {
    name: { fr: 'Le même lien une seconde fois', en: 'The same link a second time' },
    given: { denied: [{ pair: 'a1', reason: 'x' }], dismiss: [], thanks: [{}] },
    expects: { settings: 'not reached' },
    asks: {
      thanks: [{ completionTitle: { fr: 'Rien n’a été noté', en: 'Nothing was noted' } }],
    },
  },
]
