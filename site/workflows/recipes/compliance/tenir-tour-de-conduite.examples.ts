import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const MORNING = both('matin', 'morning')
const AFTERNOON = both('soir', 'afternoon')
const trip = (day: string, run: Bilingual<string>, driver: string) => ({
  row_number: 2,
  day,
  run,
  driver,
})
const family = (name: string, seats: number | string, more: object = {}) => ({
  row_number: 2,
  name,
  seats,
  never: '',
  away_from: '',
  away_to: '',
  ...more,
})
const TRIPS: Given = [
  trip('2026-11-16', MORNING, 'Léa'),
  trip('17/11/2026', MORNING, 'Léa'),
  trip('2026-11-23', MORNING, 'Tom '),
  trip('2026-11-24', MORNING, 'Inès'),
]
const FAMILIES: Given = [
  family('Léa', 4),
  family('Tom', '5', { never: both('1 soir', '1 afternoon') }),
  family('Inès', 4, { away_from: '25/11/2026', away_to: '2026-11-26' }),
  family('Jo', 3),
]
const week = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  weekly: [{}],
  trips: TRIPS,
  families: FAMILIES,
  closed: [{ row_number: 2, from: '27/11/2026', to: '' }],
  enter: [{}],
  tell: [{ ok: true }],
  recall: [{ ok: true }],
  ...more,
})
const evening = (trips: Given): Readonly<Record<string, Given>> => ({
  evening: [{}],
  trips,
  recall: [{ ok: true }],
})

export const examples: readonly Example[] = [
  {
    name: both('Une semaine à moitié écrite', 'A week half written'),
    given: week({}),
    expects: {
      settings: [{ kind: 'week', today: '2026-11-23' }],
      plan: [
        {
          rows: [
            { day: '2026-11-23', run: AFTERNOON, driver: 'Inès' },
            { day: '2026-11-24', run: AFTERNOON, driver: 'Tom' },
            { day: '2026-11-25', run: MORNING, driver: 'Léa' },
            { day: '2026-11-26', run: MORNING, driver: 'Tom' },
            { day: '2026-11-26', run: AFTERNOON, driver: 'Léa' },
          ],
        },
      ],
      remind: 'not reached',
    },
    asks: {
      tell: [
        {
          chatId: '-100200300',
          text: both(
            'Trajets de la semaine :\nlun. 23/11 matin : Tom\nlun. 23/11 soir : Inès\nmar. 24/11 matin : Inès\nmar. 24/11 soir : Tom\nmer. 25/11 matin : Léa\njeu. 26/11 matin : Tom\njeu. 26/11 soir : Léa',
            'Runs of the week:\nMon 23/11 morning: Tom\nMon 23/11 afternoon: Inès\nTue 24/11 morning: Inès\nTue 24/11 afternoon: Tom\nWed 25/11 morning: Léa\nThu 26/11 morning: Tom\nThu 26/11 afternoon: Léa',
          ),
        },
      ],
    },
  },
  {
    name: both(
      'Une seule voiture, absente mardi ; tableau plein',
      'One car, away on Tuesday; sheet full',
    ),
    given: week({
      trips: [],
      families: [family('Léa', 4, { away_from: '2026-11-24' })],
      closed: [{ row_number: 2, from: '2026-11-25', to: '2026-12-04' }],
      enter: { fails: 'cell limit' },
    }),
    expects: {
      plan: [
        {
          rows: [
            { driver: 'Léa' },
            { driver: 'Léa' },
            { driver: both('PERSONNE', 'NOBODY') },
            { driver: both('PERSONNE', 'NOBODY') },
          ],
        },
      ],
    },
    asks: {
      tell: [
        {
          text: both(
            'Trajets de la semaine :\nlun. 23/11 matin : Léa\nlun. 23/11 soir : Léa\nmar. 24/11 matin : PERSONNE\nmar. 24/11 soir : PERSONNE\nQui peut prendre les trajets sans conducteur ? Écrivez le prénom dans le tableau.\nAttention : tout n’a pas pu être inscrit au tableau.',
            'Runs of the week:\nMon 23/11 morning: Léa\nMon 23/11 afternoon: Léa\nTue 24/11 morning: NOBODY\nTue 24/11 afternoon: NOBODY\nWho can take the runs without a driver? Write the name in the sheet.\nMind: not all of it could be entered in the sheet.',
          ),
        },
      ],
    },
  },
  {
    name: both('Vacances', 'Holidays'),
    given: week({ trips: [], closed: [{ row_number: 2, from: '2026-11-21', to: '2026-12-06' }] }),
    expects: { plan: [{ rows: [] }], enter: 'not reached' },
    asks: { tell: [{ text: both('Pas d’école cette semaine.', 'No school this week.') }] },
  },
  {
    name: both('Le tableau ne se lit pas', 'The sheet cannot be read'),
    given: week({ families: { fails: 'quota exceeded' } }),
    expects: { plan: [{ rows: [] }] },
    asks: {
      tell: [
        {
          text: both(
            'Le tableau des trajets ne se lit pas. Organisez la semaine entre vous.',
            'The sheet of runs cannot be read. Please sort the week out between you.',
          ),
        },
      ],
    },
  },
  {
    name: both('La veille de mardi', 'The evening before Tuesday'),
    given: evening([
      trip('2026-11-24', MORNING, 'Inès'),
      trip('24/11/2026', AFTERNOON, ''),
      trip('2026-11-25', MORNING, 'Léa'),
    ]),
    expects: { settings: [{ kind: 'evening' }], plan: 'not reached' },
    asks: {
      recall: [
        {
          text: both(
            'Demain, matin : Inès, soir : PERSONNE',
            'Tomorrow, morning: Inès, afternoon: NOBODY',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien demain', 'Nothing tomorrow'),
    given: evening([]),
    expects: { remind: [{ text: '' }], 'due.no': { count: 1 }, recall: 'not reached' },
  },
]
