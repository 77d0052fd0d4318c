import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const HOUR = 3_600_000
/** Clocks go back on 25 October 2026, at 1:00 universal time. */
const BACK = Date.UTC(2026, 9, 25, 1)
const stamp = (time: number): string => {
  const hours = time < BACK ? 2 : 1
  return `${new Date(time + hours * HOUR).toISOString().slice(0, 19)}+0${hours}:00`
}
/** An hour each, told at its end; 2 kW at night, 6 by day, and a night when something stayed on. */
const curve = (from: number, hours: number, skipped = 0): string =>
  Array.from({ length: hours }, (_, at) => from + at * HOUR)
    .filter((_, at) => at < 10 || at >= 10 + skipped)
    .map((start) => {
      const local = new Date(start + (start < BACK ? 2 : 1) * HOUR)
      const hour = local.getUTCHours()
      const isDark = hour >= 23 || hour < 5
      const stayed = start >= Date.UTC(2026, 9, 22, 21) && start < Date.UTC(2026, 9, 23, 3)
      return `${stamp(start + HOUR)};${stayed ? 5000 : isDark ? 2000 : 6000}`
    })
    .join('\n')
const PREAMBLE =
  'Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite\n00000000000000;Courbe de charge;20/10/2026;29/10/2026;Energie active;Consommation;Comptage Brut;'
const NINE_DAYS = Date.UTC(2026, 9, 19, 22)
const uploaded = (text: string): Given => ({
  items: [
    {
      json: { site: ' entrepôt nord' },
      files: { file: { type: 'text/csv', name: 'courbe.csv', text } },
    },
  ],
})
const portal = (rows: string, unit = 'W') => `\uFEFF${PREAMBLE}${unit}\nHorodate;Valeur\n${rows}\n`

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Neuf jours, un changement d’heure, une nuit oubliée',
      en: 'Nine days, clocks going back, a night left on',
    },
    given: {
      upload: uploaded(portal(curve(NINE_DAYS, 217))),
      past: [
        { id: 1, key: 'a', site: 'ENTREPÔT NORD', from: '2026-09-01', to: '2026-09-30', base: 2.5 },
        { id: 2, key: 'b', site: 'ENTREPÔT NORD', from: '2026-08-01', to: '2026-08-31', base: 9 },
        { id: 3, key: 'c', site: 'BUREAU', from: '2026-10-01', to: '2026-10-10', base: 1 },
      ],
      keep: [{ id: 4 }],
      done: [{}],
    },
    expects: {
      measure: [
        {
          state: 'measured',
          key: 'ENTREPÔT NORD|2026-10-20|2026-10-28',
          base: 2,
          change: -20,
          text: both(
            'ENTREPÔT NORD, du 20/10/2026 au 28/10/2026\nEn tout 1100 kWh, la nuit 128 kWh (12\u00A0%)\nTalon de nuit : 2 kW, soit par an, s’il dure jour et nuit, 2\u00A0628\u00A0€\nContre la période finie le 30/09/2026 : -20\u00A0%\nNuits au-dessus des autres : 22/10/2026 (5 kW)',
            'ENTREPÔT NORD, from 20/10/2026 to 28/10/2026\nIn all 1100 kWh, at night 128 kWh (12%)\nNight base load: 2 kW, that is for a year, if it lasts day and night, €2,628\nAgainst the period that ended on 30/09/2026: -20\u00A0%\nNights above the others: 22/10/2026 (5 kW)',
          ),
        },
      ],
      refused: 'not reached',
    },
    asks: {
      done: [{ completionTitle: both('Consommation de nuit', 'Consumption at night') }],
    },
  },
  {
    name: {
      fr: 'Fichier détaillé avec injection, table qui refuse',
      en: 'Detailed file with feed-in, table that refuses',
    },
    given: {
      upload: uploaded(
        `Identifiant PRM;Grandeur métier;Unité;Horodate;Valeur;Pas\n${curve(NINE_DAYS, 217)
          .split('\n')
          .flatMap((line) => {
            const [at, watts] = line.split(';')
            return [`0;CONS;W;${at};${watts};PT60M`, `0;PROD;W;${at};9000;PT60M`]
          })
          .join('\n')}`,
      ),
      past: [{}],
      keep: { fails: 'Data table not found' },
      done: [{}],
    },
    expects: { measure: [{ base: 2, change: null }] },
    asks: {
      done: [
        {
          completionTitle: both(
            'Consommation de nuit, non gardée',
            'Consumption at night, not kept',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une journée entière manque', en: 'A whole day is missing' },
    given: {
      upload: uploaded(portal(curve(NINE_DAYS, 217, 24))),
      past: [{}],
      refused: [{}],
    },
    expects: {
      measure: [
        {
          text: both(
            'Trop de mesures manquent : 11,1\u00A0%',
            'Too many readings are missing: 11.1\u00A0%',
          ),
        },
      ],
      keep: 'not reached',
    },
  },
  {
    name: { fr: 'Des énergies au lieu de puissances', en: 'Energies instead of powers' },
    given: {
      // Windows-1252, in which the accent of « Unité » is lost.
      upload: uploaded(portal(curve(NINE_DAYS, 217), 'Wh').replace('Unite', 'Unit\uFFFD')),
      past: [{}],
      refused: [{}],
    },
    expects: {
      measure: [
        {
          state: 'refused',
          text: both(
            'Il faut des puissances en W ; le fichier est en wh',
            'Powers in W are needed; the file is in wh',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Trois nuits seulement', en: 'Three nights only' },
    given: { upload: uploaded(portal(curve(NINE_DAYS, 60))), past: [{}], refused: [{}] },
    expects: {
      measure: [
        {
          text: both(
            'Trop court : nuits ou mesures lues, 3',
            'Too short: nights or readings found, 3',
          ),
        },
      ],
    },
  },
]
