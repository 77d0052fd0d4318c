import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const HOLIDAYS = [{ '2026-11-01': 'Toussaint', '2026-11-11': '11 novembre' }]
const WEEK = both('lun mar mer jeu ven', 'mon tue wed thu fri')
const person = (number: string | number, name: string, days: unknown, more = {}) => ({
  number,
  name,
  days: days as string,
  ...more,
})
const sent = [{ accepted: true }]

/** October 2026 has 22 days from Monday to Friday, none of them a holiday. */
export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un arrêt, un temps partiel, une entrée, des repas remboursés',
      en: 'A sick leave, a part-timer, a newcomer, meals on expenses',
    },
    given: {
      second: [{}],
      holidays: HOLIDAYS,
      staff: [
        person(101, 'Ana Roy', WEEK),
        person('102', 'Bob Ney', both('lundi, jeudi', 'Monday, Thursday')),
        person('103', 'Cléo Dias', WEEK, { entry: 46_314 }),
        person('104', 'Dan Petit', both('le matin', 'mornings')),
        person('105', 'Flo Roux', WEEK, { entry: both('bientôt', 'soon') }),
        person('103', 'Cléo Dias', WEEK, { exit: '2026-10-09' }),
      ],
      absences: [
        { number: 101, from: '2026-09-21', to: '15/10/2026' },
        { number: 102, from: 46_300, to: 46_300, half: both('après-midi', 'afternoon') },
        { number: 901, from: '2024-03-04', to: '2024-03-08' },
        { number: 900, from: '2026-10-05', to: '2026-10-06' },
        { number: 103, from: '2026-10-30', to: '2026-10-20' },
      ],
      meals: [
        { number: 101, day: '2026-10-15' },
        { number: 101, day: '2026-10-22' },
        { number: 101, day: '2026-10-22' },
        { number: 101, day: '2026-10-24' },
      ],
      send: sent,
    },
    expects: {
      rows: [
        { number: '101', due: 22, absent: 10, meals: 2, vouchers: 10 },
        { number: '102', due: 9, absent: 1, vouchers: 8 },
        { number: '103', due: 10, vouchers: 10 },
      ],
      count: [
        {
          total: 28,
          points: [
            both(
              'Dan Petit : jours de travail incompris, non compté',
              'Dan Petit: working days not understood, not counted',
            ),
            both(
              'Flo Roux : date d’entrée ou de sortie illisible, non compté',
              'Flo Roux: day of entry or exit unreadable, not counted',
            ),
            both(
              'Cléo Dias : second contrat sous ce matricule, non compté',
              'Cléo Dias: second contract under this number, not counted',
            ),
            both(
              'Bob Ney : demi-journée comptée sans titre, 2026-10-05',
              'Bob Ney: half-day counted without a voucher, 2026-10-05',
            ),
            both(
              '900 : matricule inconnu dans les salariés',
              '900: number unknown among the staff',
            ),
            both(
              'Cléo Dias : dates illisibles ou à l’envers, 2026-10-30',
              'Cléo Dias: dates unreadable or the wrong way round, 2026-10-30',
            ),
            both(
              'Ana Roy : absence et repas le même jour, 2026-10-15',
              'Ana Roy: absence and meal on the same day, 2026-10-15',
            ),
          ],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'Titres-restaurant 2026-10 : 28 titre(s), 7 point(s) à voir',
            'Meal vouchers 2026-10: 28 voucher(s), 7 point(s) to look at',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un mois sans histoire', en: 'An uneventful month' },
    given: {
      second: [{}],
      holidays: [{ '2026-10-12': both('fermeture', 'closed') }],
      staff: [person('7', 'Eve Lang', both('lun mer', 'mon wed'), { exit: '2026-10-16' })],
      absences: [{}],
      meals: [{}],
      send: sent,
    },
    expects: { rows: [{ number: '7', due: 3, absent: 0, vouchers: 3 }] },
    asks: { send: [{ text: both('Rien à signaler.', 'Nothing to report.') }] },
  },
  {
    name: { fr: 'L’onglet des absences ne se lit pas', en: 'The sheet of absences cannot be read' },
    given: {
      second: [{}],
      holidays: HOLIDAYS,
      staff: [person('7', 'Eve Lang', WEEK)],
      absences: { fails: 'ItemNotFound' },
      meals: [{}],
      warn: sent,
    },
    expects: { count: [{ broken: 'ItemNotFound', total: 0 }], rows: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Une source ne se lit pas (ItemNotFound). Relancez le flux quand elle répond.',
            'A source cannot be read (ItemNotFound). Start the flow again once it answers.',
          ),
        },
      ],
    },
  },
]
