import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const worked = (
  id: string,
  hours: string,
  last: string | null,
  plus25 = '0',
  plus50 = '0',
): Readonly<Record<string, string | null>> => ({
  id,
  hours,
  last,
  plus25,
  plus50,
  absent: '0',
  meals: '18',
})
const STAFF: Given = [
  { id: '104', displayName: 'Nora Lutz' },
  { id: '105', displayName: 'Eric Sabatier' },
  { id: '106', displayName: 'Mina Roux' },
]
const SOUND = {
  day: [{}],
  staff: STAFF,
  hours: [
    worked('104', '151.67', '151.67'),
    worked('105', '148', '150'),
    worked('106', '120', '121'),
  ],
  bonuses: [{ id: 104, bonus: 200 }],
} as const
const NOT_SENT = (cause: Bilingual<string>) => [
  {
    bodyContent: both(
      `Rien n’est parti chez le comptable pour 2026-11. Cause : ${cause.fr}.`,
      `Nothing has gone to the accountant for 2026-11. Cause: ${cause.en}.`,
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un bond, un oubli, un mois normal', en: 'A jump, an omission, a plain month' },
    given: {
      ...SOUND,
      hours: [
        worked('104', '151.67', '151.67', '6.5'),
        worked('105', '198', '150', '24', '8'),
        worked('98', '70.5', '150'),
      ],
      bonuses: [
        { id: 104, bonus: 200 },
        { id: 104, bonus: 1100.5 },
      ],
      ask: [{ data: { approved: true } }],
      upload: [{ success: true }],
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          broken: '',
          flags: [
            both(
              'Eric Sabatier : 198 h contre 150 le mois passé',
              'Eric Sabatier: 198 h against 150 last month',
            ),
            both('Mina Roux : aucune heure saisie', 'Mina Roux: no hours entered'),
            both('98 : 70,5 h sans salarié', '98: 70.5 h for nobody'),
          ],
          total: 349.67,
        },
      ],
      lines: [
        { id: '104', hours: 151.67, plus25: 6.5, bonus: 1300.5, meals: 18 },
        { id: '105', hours: 198, plus50: 8, bonus: 0 },
        { id: '106', hours: 0, bonus: 0, meals: 0 },
      ],
      file: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      hours: [{ options: { queryReplacement: ['2026-11', '2026-10'] } }],
      ask: [
        {
          subject: both(
            'Paie de 2026-11 : 3 points à voir',
            'Payroll of 2026-11: 3 points to look at',
          ),
          message: both(
            '3 salariés, 349,67 h, 1\u00A0300,50\u00A0€ de primes.\nEric Sabatier : 198 h contre 150 le mois passé\nMina Roux : aucune heure saisie\n98 : 70,5 h sans salarié',
            '3 people, 349.67 h, €1,300.50 of bonuses.\nEric Sabatier: 198 h against 150 last month\nMina Roux: no hours entered\n98: 70.5 h for nobody',
          ),
        },
      ],
      upload: [{ path: 'Paie/2026-11.csv' }],
    },
  },
  {
    name: { fr: 'Prime sans salarié, puis un non', en: 'A bonus for nobody, then a no' },
    given: {
      ...SOUND,
      bonuses: [{ id: 140, bonus: 900 }],
      ask: [{ data: { approved: false } }],
      warn: [{ success: true }],
    },
    expects: {
      check: [
        {
          flags: [both('140 : prime de 900\u00A0€ sans salarié', '140: bonus of €900 for nobody')],
        },
      ],
      lines: 'not reached',
    },
    asks: { warn: NOT_SENT(both('vous n’avez pas validé', 'you did not approve it')) },
  },
  {
    name: { fr: 'Le classeur des primes ne s’ouvre pas', en: 'The bonus workbook does not open' },
    given: {
      ...SOUND,
      bonuses: { fails: 'The resource could not be found' },
      warn: [{ success: true }],
    },
    expects: { check: [{ broken: 'The resource could not be found' }], ask: 'not reached' },
    asks: {
      warn: NOT_SENT(both('The resource could not be found', 'The resource could not be found')),
    },
  },
  {
    name: { fr: 'Nextcloud refuse le fichier', en: 'Nextcloud refuses the file' },
    given: {
      ...SOUND,
      ask: [{ data: { approved: true } }],
      upload: { fails: 'Insufficient storage' },
      warn: [{ success: true }],
    },
    expects: { check: [{ flags: [] }], tell: 'not reached' },
    asks: { warn: NOT_SENT(both('Insufficient storage', 'Insufficient storage')) },
  },
]
