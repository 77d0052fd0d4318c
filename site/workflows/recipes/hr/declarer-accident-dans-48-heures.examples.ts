import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const accident = (day: string, time: string) => [
  { person: ' Loïc Péan ', day, time, place: both('Chute, toiture B', 'Fall, roof B') },
]
/** As the form of either language calls it. */
const answered = (number: string) => [{ data: { Numéro: number, Number: number } }]
const HOLIDAYS = [{ '2026-11-01': 'Toussaint', '2026-11-11': '11 novembre' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Su le samedi à 16 h', en: 'Known on Saturday at 4 p.m.' },
    given: {
      accident: accident('2026-11-21', '16:00'),
      holidays: HOLIDAYS,
      register: [{ id: 'rec1' }],
      ask: answered('DAT-7781 '),
      close: [{ id: 'rec1' }],
    },
    expects: {
      count: [{ ref: 'Loïc Péan|2026-11-21 16:00', due: '2026-11-24 16:00', left: 31, wait: 19 }],
      alert: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            'Accident de Loïc Péan : à déclarer avant le 2026-11-24 16:00',
            'Accident of Loïc Péan: report by 2026-11-24 16:00',
          ),
          options: { limitWaitTime: { values: { resumeAmount: 19 } } },
        },
      ],
      close: [
        {
          columns: {
            value: {
              ref: 'Loïc Péan|2026-11-21 16:00',
              number: 'DAT-7781',
              declared_on: '2026-11-23',
            },
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Signalé trop tard, autour d’un jour férié',
      en: 'Reported too late, around a holiday',
    },
    given: {
      accident: accident('2026-11-10', '15:00'),
      holidays: HOLIDAYS,
      register: { fails: 'You are not permitted to perform this operation' },
      ask: [{}],
      alert: [{ sid: 'SM1' }],
    },
    expects: { count: [{ due: '2026-11-13 15:00', late: true, wait: 1 }], close: 'not reached' },
    asks: {
      ask: [
        {
          message: both(
            'Chute, toiture B\nLe délai est déjà dépassé.\nRegistre non écrit.',
            'Fall, roof B\nThe time is up already.\nRegister not written.',
          ),
        },
      ],
      alert: [
        {
          message: both(
            'Accident de Loïc Péan non déclaré. Limite : 2026-11-13 15:00',
            'Accident of Loïc Péan not declared. Limit: 2026-11-13 15:00',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Jours fériés illisibles, registre fermé à la fin',
      en: 'Holidays unreadable, register shut at the end',
    },
    given: {
      accident: accident('2026-11-23', '7h'),
      holidays: { fails: 'timeout of 10000ms exceeded' },
      register: [{ id: 'rec2' }],
      ask: answered('DAT-7790'),
      close: { fails: 'The service is down' },
      alert: [{ sid: 'SM2' }],
    },
    expects: { count: [{ due: '2026-11-25 00:00', holidays: false, left: 39 }] },
    asks: {
      ask: [
        {
          message: both(
            'Chute, toiture B\nJours fériés non lus : le délai réel peut être plus long.',
            'Fall, roof B\nHolidays not read: the true time may be longer.',
          ),
        },
      ],
      alert: [
        {
          message: both(
            'Accident de Loïc Péan déclaré, registre à compléter : DAT-7790',
            'Accident of Loïc Péan declared, register to complete: DAT-7790',
          ),
        },
      ],
    },
  },
]
