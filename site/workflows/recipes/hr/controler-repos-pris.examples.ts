import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const shift = (
  name: string,
  manager: string,
  start_at: string,
  end_at: string | null,
  id = name,
) => ({
  id,
  name,
  manager: `${manager}@brasserie-lenoir.example`,
  start_at,
  end_at,
})
const bar = (start: string, end: string | null) => shift('Ugo Salin', 'bar', start, end)
const kitchen = (day: string) =>
  shift('Mei Tran', 'cuisine', `2026-11-${day}T09:00`, `2026-11-${day}T17:30`)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un repos court, sept jours de suite', en: 'A short rest, seven days running' },
    given: {
      monday: [{}],
      clock: [
        bar('2026-11-15T15:00', '2026-11-15T23:50'),
        bar('2026-11-16T08:30', '2026-11-16T16:00'),
        bar('2026-11-18T10:00', '2026-11-18T14:00'),
        bar('2026-11-18T18:00', '2026-11-18T23:00'),
        bar('2026-11-20T17:00', null),
        shift('Ugo Salin', 'bar', '2026-11-17T18:00', '2026-11-17T23:30', 'homonyme'),
        ...['16', '17', '18', '19', '20', '21', '22'].map(kitchen),
      ],
      write: [{ accepted: true }, { accepted: true }],
      summary: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          manager: 'bar@brasserie-lenoir.example',
          lines: [
            both(
              'Ugo Salin : 2026-11-20, sortie non pointée',
              'Ugo Salin: 2026-11-20, exit not clocked',
            ),
            both(
              'Ugo Salin : 2026-11-16, repos de 8,67 h',
              'Ugo Salin: 2026-11-16, rest of 8.67 h',
            ),
          ],
        },
        {
          manager: 'cuisine@brasserie-lenoir.example',
          lines: [
            both('Mei Tran : semaine de 59,5 h', 'Mei Tran: week of 59.5 h'),
            both(
              'Mei Tran : 2026-11-22, jours de suite : 7',
              'Mei Tran: 2026-11-22, days running: 7',
            ),
          ],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      clock: [{ options: { queryReplacement: ['2026-11-09', '2026-11-23'] } }],
      write: [
        { subject: both('Repos de la semaine 47 : 2 constat(s)', 'Rest in week 47: 2 finding(s)') },
        {},
      ],
      summary: [
        {
          subject: both('Repos : 4 constat(s) dans 2 équipe(s)', 'Rest: 4 finding(s) in 2 team(s)'),
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel du responsable est refusé', en: 'The manager’s email is refused' },
    given: {
      monday: [{}],
      clock: [
        bar('2026-11-17T15:00', '2026-11-18T01:00'),
        bar('2026-11-18T09:00', '2026-11-18T15:00'),
      ],
      write: { fails: 'Mailbox unavailable' },
      summary: [{ accepted: true }],
      warn: [{ accepted: true }],
    },
    expects: { gather: { count: 1 } },
    asks: {
      warn: [
        {
          subject: both(
            'Courriel refusé : bar@brasserie-lenoir.example',
            'Email refused: bar@brasserie-lenoir.example',
          ),
          text: both('Ugo Salin : 2026-11-18, repos de 8 h', 'Ugo Salin: 2026-11-18, rest of 8 h'),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: { monday: [{}], clock: { fails: 'connect ECONNREFUSED' }, warn: [{ accepted: true }] },
    expects: { check: 'not reached' },
    asks: { warn: [{ subject: both('Repos non contrôlés', 'Rest not checked') }] },
  },
]
