import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const BEFORE = both(
  'Combien de jours de congé pour un déménagement ?',
  'How many days off for moving house?',
)
const NEW = both('Et pour un mariage ?', 'And for a wedding?')
const WHOLE = both(
  'Combien de jours de congé pour un mariage ?',
  'How many days off for a wedding?',
)
const JOINED = both(`${BEFORE.fr} ; ${NEW.fr}`, `${BEFORE.en} ; ${NEW.en}`)
const asked = (question: string | Bilingual<string>, session = 'a1-b2'): Given => [
  { body: { session, question } },
]
const rewritten = (text: Bilingual<string>, same = true) =>
  both(
    JSON.stringify({ output: { whole: text.fr, same } }),
    JSON.stringify({ output: { whole: text.en, same } }),
  )
const FOUND: Given = [
  {
    document: { pageContent: 'Mariage : quatre jours.', metadata: { title: 'Accord 2025' } },
    score: 0.86,
  },
  { document: { pageContent: 'Menu.', metadata: {} }, score: 0.4 },
]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  asked: asked(NEW),
  last: [{ kept: BEFORE }],
  luna: { says: [rewritten(WHOLE)] },
  search: FOUND,
  haiku: { says: [both('Quatre jours [1].', 'Four days [1].')] },
  remember: [{}],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Une suite rendue entière', 'A sequel made whole'),
    given: going({}),
    expects: {
      prior: [{ follows: true }],
      proven: [{ understood: WHOLE, how: 'rewritten', added: [] }],
      checked: [{ state: 'sound', sources: ['[1] Accord 2025'] }],
    },
    asks: {
      last: [{ key: 'talk:a1-b2' }],
      search: [{ prompt: WHOLE }],
      remember: [{ value: WHOLE, ttl: 1800 }],
    },
  },
  {
    name: both('Une réécriture qui ajoute un mot', 'A rewriting that adds a word'),
    given: going({
      luna: {
        says: [
          rewritten(
            both(
              'Combien de jours de congé pour un mariage de cadre ?',
              'How many days off for a manager’s wedding?',
            ),
          ),
        ],
      },
      remember: { fails: 'READONLY' },
    }),
    expects: {
      proven: [{ understood: JOINED, how: 'joined', added: [both('cadre', 'manager')] }],
    },
    asks: { remember: [{ value: JOINED }] },
  },
  {
    name: both('Le petit modèle se tait, les textes aussi', 'Small model silent, texts too'),
    given: going({ luna: { fails: 'overloaded' }, search: [] }),
    expects: {
      proven: [{ understood: JOINED, how: 'joined' }],
      passages: [{ state: 'empty' }],
      remember: 'not reached',
    },
  },
  {
    name: both('Autre sujet, réponse sans source', 'Another subject, answer without a source'),
    given: going({
      asked: asked(both('Où est la cantine ?', 'Where is the canteen?')),
      luna: {
        says: [rewritten(both('Où est la cantine ?', 'Where is the canteen?'), false)],
      },
      haiku: { says: [both('NON TROUVÉ', 'NOT FOUND')] },
    }),
    expects: {
      proven: [{ understood: both('Où est la cantine ?', 'Where is the canteen?'), how: 'alone' }],
      checked: [{ state: 'hollow' }],
      remember: 'not reached',
    },
  },
  {
    name: both('Redis ne répond pas', 'Redis does not answer'),
    given: going({ last: { fails: 'ECONNREFUSED' }, haiku: { fails: 'overloaded' } }),
    expects: {
      prior: [{ before: '', follows: false }],
      rewrite: 'not reached',
      checked: [{ state: 'silent' }],
    },
  },
  {
    name: both('La base ne répond pas', 'The store does not answer'),
    given: going({ last: [{ kept: null }], search: { fails: 'connection refused' } }),
    expects: { prior: [{ follows: false }], passages: [{ state: 'down' }], answer: 'not reached' },
  },
]
