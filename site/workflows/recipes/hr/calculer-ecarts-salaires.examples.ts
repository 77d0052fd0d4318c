import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
/** Hourly pay, by person; one of them works half time. */
const people = (category: string, sex: 'F' | 'M', ...hourly: readonly number[]) =>
  hourly.map((pay, at) => {
    const hours = at === 0 ? 910 : 1820
    return { category, sex, base: pay * hours - 100, extras: 100, hours }
  })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une catégorie à expliquer, une trop petite', en: 'One to explain, one too small' },
    given: {
      quarter: [{}],
      pay: [
        ...people('Techniciens', 'F', 16, 17, 18, 17),
        ...people('Techniciens', 'M', 18, 19, 20, 19),
        ...people('Cadres', 'F', 30, 31, 29, 30, 30),
        ...people('Cadres', 'M', 30, 31, 30, 31),
        ...people('Logistique', 'F', 13, 13),
        ...people('Logistique', 'M', 14, 14, 14, 15),
      ],
      send: [{ accepted: true }],
    },
    expects: {
      gaps: [{ people: 23, open: 1, text: both('Techniciens 10,5\u00A0%', 'Techniciens 10.5%') }],
      lines: [
        { category: both('(toutes)', '(all)'), women: 11, men: 12 },
        { category: 'Cadres', mean: both('1,6', '1.6'), median: both('1,6', '1.6'), note: '' },
        { category: 'Logistique', mean: '', note: both('groupe trop petit', 'group too small') },
        {
          category: 'Techniciens',
          mean: both('10,5', '10.5'),
          note: both('à expliquer', 'to be explained'),
        },
      ],
      file: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      pay: [{ options: { queryReplacement: ['2025-11-01', '2026-11-01'] } }],
      send: [
        {
          subject: both(
            'Écarts de salaire : 1 catégorie(s) à expliquer',
            'Pay gaps: categories to explain: 1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne d’assez nombreux', en: 'Nobody in sufficient number' },
    given: {
      quarter: [{}],
      pay: [...people('Cadres', 'F', 30), ...people('Cadres', 'M', 30, 31)],
      warn: [{ accepted: true }],
    },
    expects: { gaps: [{ shown: false }], send: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Aucun groupe n’est assez grand pour être montré.',
            'No group is large enough to be shown.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: { quarter: [{}], pay: { fails: 'connect ECONNREFUSED' }, warn: [{ accepted: true }] },
    expects: { gaps: 'not reached' },
    asks: {
      warn: [
        {
          subject: both('Écarts de salaire : aucun chiffre', 'Pay gaps: no figure'),
          text: 'connect ECONNREFUSED',
        },
      ],
    },
  },
]
