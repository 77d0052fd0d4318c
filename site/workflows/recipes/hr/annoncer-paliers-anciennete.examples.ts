import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const person = (employeeNumber: string, displayName: string, hireDate: string) => ({
  employeeNumber,
  displayName,
  hireDate,
})

/** What the directory tells of them: no date. */
const listed = (...names: readonly string[]) =>
  names.map((displayName, at) => ({ id: String(at + 1), displayName }))

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux paliers, une date absente', en: 'Two steps, one date missing' },
    given: {
      day: [{}],
      staff: listed('Rose Amiel', 'Jean Tardy', 'Nadia Benali', 'Théo Roy', 'Lise Huet'),
      file: [
        person('014', 'Rose Amiel', '2020-12-31'),
        person('022', 'Jean Tardy', '2023-12-01'),
        person('031', 'Nadia Benali', '2022-12-10'),
        person('040', 'Théo Roy', '0000-00-00'),
        person('041', 'Lise Huet', '2023-11-30'),
      ],
      write: [{ success: true }],
    },
    expects: {
      count: [
        {
          month: '2026-12',
          count: 2,
          lines: [
            both('022 Jean Tardy : 3 ans le 01/12, 3 %', '022 Jean Tardy: 3 years on 01/12, 3%'),
            both('014 Rose Amiel : 6 ans le 31/12, 6 %', '014 Rose Amiel: 6 years on 31/12, 6%'),
            both('Sans date d’embauche : Théo Roy', 'Without a hiring date: Théo Roy'),
          ],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      file: [{ employeeId: '1' }, { employeeId: '2' }, {}, {}, { employeeId: '5' }],
      write: [
        {
          subject: both('Ancienneté en 2026-12 : 2 palier(s)', 'Seniority in 2026-12: 2 step(s)'),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ce mois-là', en: 'Nobody that month' },
    given: {
      day: [{}],
      staff: listed('Ali Ferry'),
      file: [person('050', 'Ali Ferry', '2025-03-03')],
    },
    expects: { count: [{ count: 0, lines: [] }], write: 'not reached' },
  },
  {
    name: { fr: 'Un dossier ne s’ouvre pas', en: 'A file will not open' },
    given: {
      day: [{}],
      staff: listed('Ali Ferry'),
      file: { fails: 'Forbidden' },
      write: [{ success: true }],
    },
    expects: {
      count: [
        {
          count: 0,
          lines: [both('Dossier illisible : Ali Ferry', 'File not readable: Ali Ferry')],
        },
      ],
    },
  },
  {
    name: { fr: 'BambooHR ne répond pas', en: 'BambooHR does not answer' },
    given: {
      day: [{}],
      staff: { fails: 'The service was not able to process your request' },
      warn: [{ success: true }],
    },
    expects: { count: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: both(
            'Aucun palier n’a été cherché pour 2026-12 : The service was not able to process your request. Relancez le flux ou ouvrez les dossiers.',
            'No step was looked for in 2026-12: The service was not able to process your request. Start the flow again, or open the files.',
          ),
        },
      ],
    },
  },
]
