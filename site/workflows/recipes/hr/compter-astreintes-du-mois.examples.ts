import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const duty = (summary: string, from: string, to: string) => ({
  summary,
  start: { date: from },
  end: { date: to },
})
const HOLIDAYS = [{ '2026-11-01': 'Toussaint', '2026-11-11': '11 novembre' }]
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un jour vide, un doublon, une nuit courte',
      en: 'A day empty, a double, a short night',
    },
    given: {
      day: [{}],
      holidays: HOLIDAYS,
      duty: [
        duty('Rémi', '2026-10-21', '2026-11-05'),
        duty('Sarah ', '2026-11-04', '2026-11-12'),
        duty('Rémi', '2026-11-13', '2026-11-21'),
      ],
      calls: [
        { name: 'Sarah', start: '2026-11-05T22:10', end: '2026-11-06T01:30' },
        { name: 'Rémi', start: '2026-11-14 10:00', end: '2026-11-14 10:20' },
        { name: 'Rémi', start: '2026-11-10T14:00', end: '2026-11-10T14:30' },
        { name: 'Rémi', start: '2026-09-01T14:00', end: '2026-09-01T14:30' },
        { name: 'Sarah', start: '8/11 à 3 h', end: '4 h' },
      ],
      send: sent,
    },
    expects: {
      count: [
        {
          points: [
            both('2026-11-04 : Rémi, Sarah', '2026-11-04: Rémi, Sarah'),
            both('2026-11-12 : personne', '2026-11-12: nobody'),
            both(
              '2026-11-06 : repos de 6.5 h après intervention, Sarah',
              '2026-11-06: rest of 6.5 h after a call-out, Sarah',
            ),
            both(
              '2026-11-10 : intervention hors astreinte, Rémi',
              '2026-11-10: call-out while not on duty, Rémi',
            ),
            both(
              'Sarah : horaire illisible, 8/11 à 3 h / 4 h',
              'Sarah: time not readable, 8/11 à 3 h / 4 h',
            ),
          ],
        },
      ],
      lines: [
        { name: 'Rémi', weekdays: 17, weekends: 5, holidays: 1, amount: 750, hours: 1 },
        { name: 'Sarah', weekdays: 5, weekends: 2, holidays: 1, amount: 300, hours: 3.5 },
      ],
      file: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      send: [
        {
          subject: both(
            'Astreintes au 2026-11-20 : 1\u00A0050\u00A0€, 5 point(s)',
            'On-call until 2026-11-20: €1,050, 5 point(s)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille d’interventions est fermée', en: 'The sheet of call-outs is shut' },
    given: {
      day: [{}],
      holidays: HOLIDAYS,
      duty: [duty('Rémi', '2026-10-21', '2026-11-21')],
      calls: { fails: 'The caller does not have permission' },
      warn: sent,
    },
    expects: { count: [{ people: [] }], send: 'not reached' },
    asks: {
      warn: [
        {
          text: 'The caller does not have permission',
          subject: both('Astreintes : compte arrêté', 'On-call: count stopped'),
        },
      ],
    },
  },
  {
    name: { fr: 'Un mois sans rien à régler', en: 'A month with nothing to settle' },
    given: {
      day: [{}],
      holidays: HOLIDAYS,
      duty: [duty('Rémi', '2026-10-21', '2026-11-21')],
      calls: [],
      send: sent,
    },
    expects: { lines: [{ weekdays: 22, weekends: 7, holidays: 2, amount: 1050 }] },
    asks: { send: [{ text: both('Rien à régler.', 'Nothing to settle.') }] },
  },
]
