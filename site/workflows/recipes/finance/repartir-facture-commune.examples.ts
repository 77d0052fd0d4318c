import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const bill = (amount: number, key = 'surfaces'): Given => [
  { supplier: 'SCI Les Halles', number: 'L-2026/11', label: 'Loyer novembre', amount, key },
]
const entity = (name: string, weight: number, key = 'Surfaces') => ({
  id: weight,
  key,
  entity: name,
  weight,
  email: `compta@${name.toLowerCase()}.example`,
})
const KEYS = [
  entity('Bois', 100),
  entity('Metal', 100),
  entity('Pose', 100),
  entity('Pose', 12, 'effectifs'),
]
const ID = 'scileshalles/l202611'
const kept = (name: string, amount: number, more = {}) => ({
  id: 40,
  share: `${ID}/${name.toLowerCase()}`,
  bill: ID,
  entity: name,
  amount,
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Mille euros en trois parts égales', en: 'A thousand euros in three equal shares' },
    given: {
      bill: bill(1000),
      keys: KEYS,
      shares: [],
      save: [{ id: 1 }, { id: 2 }, { id: 3 }],
      send: [{ messageId: '1' }, { messageId: '2' }, { messageId: '3' }],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }],
      done: [{}],
    },
    expects: {
      each: [
        { share: `${ID}/bois`, amount: 333.34, percent: 33.33 },
        { entity: 'Metal', amount: 333.33 },
        { entity: 'Pose', amount: 333.33, shown: both('333,33\u00A0€', '€333.33') },
      ],
      outcome: [
        {
          told: 3,
          failed: 0,
          page: both(
            '1\u00A0000\u00A0€ répartis : Bois : 333,34\u00A0€ (33,33\u00A0%), Metal : 333,33\u00A0€ (33,33\u00A0%), Pose : 333,33\u00A0€ (33,33\u00A0%)',
            '€1,000 shared out: Bois: €333.34 (33.33%), Metal: €333.33 (33.33%), Pose: €333.33 (33.33%)',
          ),
        },
      ],
      stop: 'not reached',
    },
    asks: {
      send: [
        {
          toEmail: 'compta@bois.example',
          subject: both('Bois : 333,34\u00A0€, Loyer novembre', 'Bois: €333.34, Loyer novembre'),
        },
        { toEmail: 'compta@metal.example' },
        { toEmail: 'compta@pose.example' },
      ],
    },
  },
  {
    name: {
      fr: 'Un avoir, seconde saisie : une seule part manquait',
      en: 'A credit note, entered again: one share was missing',
    },
    given: {
      bill: bill(-100.01, 'deux'),
      keys: [entity('Bois', 3, 'deux'), entity('Metal', 1, 'deux')],
      shares: [kept('Bois', -75.01, { sent_on: '2026-11-23' }), kept('Metal', -25)],
      save: [{ id: 2 }],
      send: [{ messageId: '4' }],
      mark: [{ id: 2 }],
      done: [{}],
    },
    expects: { each: [{ entity: 'Metal', amount: -25, percent: 25 }] },
    asks: { send: [{ toEmail: 'compta@metal.example' }] },
  },
  {
    name: { fr: 'Aucune part ne se garde', en: 'No share can be kept' },
    given: {
      bill: bill(900),
      keys: KEYS,
      shares: [],
      save: { fails: '429' },
      done: [{}],
    },
    expects: {
      outcome: [
        {
          told: 0,
          failed: 3,
          page: both(
            '900\u00A0€ répartis : Bois : 300\u00A0€ (33,33\u00A0%), Metal : 300\u00A0€ (33,33\u00A0%), Pose : 300\u00A0€ (33,33\u00A0%)<br>À reprendre : Bois – 429<br>Metal – 429<br>Pose – 429',
            '€900 shared out: Bois: €300 (33.33%), Metal: €300 (33.33%), Pose: €300 (33.33%)<br>To be done again: Bois – 429<br>Metal – 429<br>Pose – 429',
          ),
        },
      ],
      send: 'not reached',
    },
  },
  {
    name: { fr: 'La messagerie refuse', en: 'The mail server refuses' },
    given: {
      bill: bill(12, 'effectifs'),
      keys: KEYS,
      shares: [],
      save: [{ id: 9 }],
      send: { fails: '451 Try again' },
      done: [{}],
    },
    expects: {
      outcome: [
        {
          told: 0,
          page: both(
            '12\u00A0€ répartis : Pose : 12\u00A0€ (100\u00A0%)<br>À reprendre : Pose – 451 Try again',
            '€12 shared out: Pose: €12 (100%)<br>To be done again: Pose – 451 Try again',
          ),
        },
      ],
      mark: 'not reached',
    },
  },
  {
    name: { fr: 'Annoncées, mais pas notées', en: 'Announced and not noted' },
    given: {
      bill: bill(10),
      keys: KEYS,
      shares: [],
      save: [{ id: 1 }, { id: 2 }, { id: 3 }],
      send: [{ messageId: '5' }, { messageId: '6' }, { messageId: '7' }],
      mark: { fails: '503' },
      done: [{}],
    },
    expects: {
      outcome: [
        {
          told: 3,
          failed: 0,
          page: both(
            '10\u00A0€ répartis : Bois : 3,34\u00A0€ (33,33\u00A0%), Metal : 3,33\u00A0€ (33,33\u00A0%), Pose : 3,33\u00A0€ (33,33\u00A0%)<br>À reprendre : annonces non notées, qui repartiraient – 503',
            '€10 shared out: Bois: €3.34 (33.33%), Metal: €3.33 (33.33%), Pose: €3.33 (33.33%)<br>To be done again: announcements not noted, which would leave again – 503',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Déjà faite', en: 'Done before' },
    given: {
      bill: bill(12, 'effectifs'),
      keys: KEYS,
      shares: [kept('Pose', 12, { sent_on: '2026-11-20' })],
      stop: [{}],
    },
    expects: { split: [{ state: 'refused' }], each: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Déjà répartie et annoncée : Pose : 12\u00A0€ (100\u00A0%)',
            'Shared out and announced before: Pose: €12 (100%)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Clé inconnue', en: 'Unknown key' },
    given: { bill: bill(12, 'lumière'), keys: KEYS, shares: [], stop: [{}] },
    expects: {
      split: [{ text: both('Aucune clé de ce nom : lumière', 'No key of that name: lumière') }],
    },
  },
]
