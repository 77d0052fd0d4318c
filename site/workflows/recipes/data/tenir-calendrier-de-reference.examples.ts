import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const period = (
  zones: string,
  description: string,
  start_date: string,
  end_date: string | null,
  population = '-',
) => ({ zones, description, start_date, end_date, population })
const HOLIDAYS = {
  '2026-11-11': 'Armistice 1918',
  '2026-12-25': 'Noël',
  '2027-01-01': '1er janvier',
  '2027-03-29': 'Lundi de Pâques',
  '2027-05-01': '1er mai',
  '2027-05-06': 'Ascension',
}
/** Midnight in Paris is 23:00 of the day before in winter, 22:00 in summer. */
const SCHOOLS = [
  period('Zone A', 'Vacances de Noël', '2026-12-18T23:00:00+00:00', '2027-01-03T23:00:00+00:00'),
  // Published once for each town of the zone.
  period('Zone A', 'Vacances de Noël', '2026-12-18T23:00:00+00:00', '2027-01-03T23:00:00+00:00'),
  // Leaves on a Friday evening: Saturday is the first free day.
  period(
    'Zone A',
    'Vacances de Printemps',
    '2027-04-08T22:00:00+00:00',
    '2027-04-25T22:00:00+00:00',
  ),
  period('Zone A', 'Pont de l’Ascension', '2027-05-05T22:00:00+00:00', '2027-05-09T22:00:00+00:00'),
  period('Zone A', 'Début des Vacances d’Été', '2027-07-02T22:00:00+00:00', null, 'Élèves'),
  period(
    'Zone A',
    'Prérentrée',
    '2027-08-25T22:00:00+00:00',
    '2027-08-29T22:00:00+00:00',
    'Enseignants',
  ),
  period('Zone B', 'Vacances d’Hiver', '2027-02-19T23:00:00+00:00', '2027-03-07T23:00:00+00:00'),
  period('Corse', 'Vacances de Noël', '2026-12-18T23:00:00+00:00', '2027-01-03T23:00:00+00:00'),
]
const said = [{ id: 'p1' }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un pont ajouté, l’été pas encore publié',
      en: 'A bridging day added, summer not published yet',
    },
    given: {
      month: [{}],
      holidays: [HOLIDAYS],
      schools: SCHOOLS,
      store: [
        { day: '2027-12-28', changed: false },
        { day: '2027-12-27', changed: false },
        { day: '2027-05-07', changed: true },
      ],
      say: said,
    },
    expects: {
      build: [
        {
          state: 'ready',
          working: 283,
          text: both(
            'Calendrier tenu jusqu’au 2027-12-28 : jours 401, fériés 5\nZone A – 36 jours de vacances, publiés jusqu’au 2027-07-02\nZone B – 16 jours de vacances, publiés jusqu’au 2027-03-07\nZone C : rien de publié',
            'Calendar kept up to 2027-12-28: days 401, public holidays 5\nZone A – 36 days of school holidays, published up to 2027-07-02\nZone B – 16 days of school holidays, published up to 2027-03-07\nZone C: nothing published',
          ),
        },
      ],
      tell: [{ added: 2, changed: 1 }],
      warn: 'not reached',
    },
    asks: {
      say: [
        {
          message: both(
            'Calendrier tenu jusqu’au 2027-12-28 : jours 401, fériés 5\nZone A – 36 jours de vacances, publiés jusqu’au 2027-07-02\nZone B – 16 jours de vacances, publiés jusqu’au 2027-03-07\nZone C : rien de publié\nJours ajoutés : 2\nJours connus qui ont changé : 1 (2027-05-07)',
            'Calendar kept up to 2027-12-28: days 401, public holidays 5\nZone A – 36 days of school holidays, published up to 2027-07-02\nZone B – 16 days of school holidays, published up to 2027-03-07\nZone C: nothing published\nDays added: 2\nKnown days that changed: 1 (2027-05-07)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Relancé le même jour', en: 'Run again the same day' },
    given: {
      month: [{}],
      holidays: [HOLIDAYS],
      schools: SCHOOLS,
      store: [{ success: true }],
      say: said,
    },
    expects: { tell: [{ added: 0, changed: 0 }] },
  },
  {
    name: { fr: 'La base refuse', en: 'The database refuses' },
    given: {
      month: [{}],
      holidays: [HOLIDAYS],
      schools: SCHOOLS,
      store: { fails: 'relation "calendar" does not exist' },
      say: said,
    },
    expects: {
      tell: [
        {
          text: both(
            'La base a refusé le calendrier : relation "calendar" does not exist',
            'The database refused the calendar: relation "calendar" does not exist',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le ministère ne répond pas', en: 'The ministry does not answer' },
    given: { month: [{}], holidays: [HOLIDAYS], schools: { fails: '503' }, warn: said },
    expects: { build: [{ state: 'broken', rows: [] }], tell: 'not reached' },
    asks: {
      warn: [
        {
          message: both(
            'Calendrier non mis à jour, une source ne répond pas : 503',
            'Calendar not updated, a source does not answer: 503',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune période, fériés trop courts', en: 'No period, holidays too short' },
    given: { month: [{}], holidays: [{ '2026-12-25': 'Noël' }], schools: [{}], warn: said },
    expects: { build: [{ state: 'broken' }] },
    asks: {
      warn: [
        {
          message: both(
            'Calendrier non mis à jour : aucun jour férié publié pour 2027',
            'Calendar not updated: no public holiday published for 2027',
          ),
        },
      ],
    },
  },
]
