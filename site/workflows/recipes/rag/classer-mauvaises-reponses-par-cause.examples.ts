import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const QUESTION = { fr: 'Quel délai de retour ?', en: 'How long for returns?' }
const ANSWER = { fr: 'Trente jours, port offert.', en: 'Thirty days, postage free.' }
const vote = (expected = ''): Given => [
  { body: { id: 'v-41', question: QUESTION, answer: ANSWER, expected } },
]
const passage = (path: string, score: number) => ({
  document: {
    pageContent: { fr: 'Retour sous trente jours.', en: 'Returns within thirty days.' },
    metadata: { path },
  },
  score,
})
const MANY = [1, 2, 3, 4, 5, 6].map((at) => passage(`vente-${at}.md`, 0.8))
const entry = (cause: Bilingual<string>, hint: string | Bilingual<string>) => [
  { question: QUESTION, cause, hint },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le bon document est au septième rang', en: 'The right document ranks seventh' },
    given: {
      vote: vote('retours.md'),
      search: [...MANY, passage('retours.md', 0.7)],
      bench: [{ id: 4 }],
      log: [{ id: 90, order: '90.00' }],
    },
    expects: {
      facts: [{ cause: 'ranked', rank: 7 }],
      judge: 'not reached',
      task: 'not reached',
    },
    asks: {
      bench: [
        {
          fieldsToSend: {
            properties: [
              { fieldId: 'Question', fieldValue: QUESTION },
              { fieldId: 'Document', fieldValue: 'retours.md' },
            ],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un document jamais indexé', en: 'A document never indexed' },
    given: {
      vote: vote(),
      search: [passage('parking.md', 0.31)],
      task: [{ gid: '7' }],
      log: [{ id: 91, order: '91.00' }],
    },
    expects: {
      facts: [{ cause: 'missing', rank: 0 }],
      entry: entry({ fr: 'absent', en: 'missing' }, 'parking.md'),
      bench: 'not reached',
    },
    asks: {
      task: [
        {
          name: {
            fr: 'À écrire ou à indexer : Quel délai de retour ?',
            en: 'To write or to index: How long for returns?',
          },
          otherProperties: { due_on: '2026-12-03', notes: 'parking.md' },
        },
      ],
    },
  },
  {
    name: { fr: 'Le port offert est inventé', en: 'Free postage is made up' },
    given: {
      vote: vote(),
      search: [passage('retours.md', 0.82)],
      haiku: {
        says: [
          {
            fr: '{"output":{"supported":false,"sentence":"port offert"}}',
            en: '{"output":{"supported":false,"sentence":"postage free"}}',
          },
        ],
      },
      bench: { fails: 'No write access' },
      log: [{ id: 92, order: '92.00' }],
    },
    expects: {
      sorted: [{ cause: 'made up', hint: { fr: 'port offert', en: 'postage free' } }],
      entry: entry(
        { fr: 'inventé, sans suite', en: 'made up, not followed up' },
        { fr: 'port offert', en: 'postage free' },
      ),
      task: 'not reached',
    },
  },
  {
    name: { fr: 'Le document lui-même est contesté', en: 'The document itself is disputed' },
    given: {
      vote: vote(),
      search: [passage('retours.md', 0.82)],
      haiku: { says: ['{"output":{"supported":true,"sentence":""}}'] },
      task: [{ gid: '8' }],
      log: [{ id: 93, order: '93.00' }],
    },
    expects: { sorted: [{ cause: 'disputed', hint: 'retours.md' }], bench: 'not reached' },
    asks: {
      task: [
        {
          name: {
            fr: 'Contesté : Quel délai de retour ?',
            en: 'Disputed: How long for returns?',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Recherche en panne, registre fermé', en: 'Search down, register shut' },
    given: {
      vote: vote(),
      search: { fails: 'connect ECONNREFUSED' },
      log: { fails: 'connect ECONNREFUSED', whole: true },
      tell: [{ id: 'p1' }],
    },
    expects: {
      facts: [{ cause: 'unsorted', documents: '' }],
      'where.other': { count: 1 },
      'kept.no': { count: 1 },
      task: 'not reached',
    },
    asks: {
      tell: [
        {
          message: {
            fr: 'Registre fermé. Quel délai de retour ? → Trente jours, port offert.',
            en: 'Register shut. How long for returns? → Thirty days, postage free.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      vote: vote(),
      search: [passage('retours.md', 0.82)],
      haiku: { fails: 'Overloaded' },
      log: [{ id: 94, order: '94.00' }],
    },
    expects: {
      sorted: [{ cause: 'unsorted' }],
      entry: entry({ fr: 'à relire', en: 'to be read' }, 'retours.md'),
      task: 'not reached',
      bench: 'not reached',
    },
  },
  {
    name: {
      fr: 'Indexé, mais trop loin de la question',
      en: 'Indexed, but too far from the question',
    },
    given: {
      vote: vote('retours.md'),
      search: [passage('parking.md', 0.58), passage('retours.md', 0.52)],
      bench: [{ id: 5 }],
      log: [{ id: 95, order: '95.00' }],
    },
    expects: {
      facts: [{ cause: 'ranked', rank: 2, passages: '' }],
      entry: entry({ fr: 'trop bas', en: 'too low' }, 'parking.md, retours.md'),
      task: 'not reached',
    },
  },
]
