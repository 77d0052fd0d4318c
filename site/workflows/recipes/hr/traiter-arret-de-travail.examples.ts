import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const FIRST = both('Premier arrêt', 'First')
const MORE = both('Prolongation', 'Extension')
const stop = (kind: Bilingual<string>, from: string, to: string): Given => ({
  items: [
    {
      json: { staff: ' M-204 ', kind, from, to },
      files: { file: { type: 'image/jpeg', name: 'volet.jpg', text: 'JPG' } },
    },
  ],
})
const note = (from_day: string, to_day: string) => ({
  id: from_day,
  staff: 'M-204',
  from_day,
  to_day,
})
const filed = { file: [{ success: true }] }
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une prolongation qui suit', en: 'An extension that follows on' },
    given: {
      stop: stop(MORE, '2026-11-21', '2026-12-06'),
      ...filed,
      known: [
        note('2026-02-02', '2026-02-06'),
        note('2026-10-01', '2026-10-31'),
        note('2026-11-01', '2026-11-20'),
      ],
      write: [{ id: 9 }],
      task: [{ gid: '1' }],
      manager: [{ ok: true }],
    },
    expects: {
      count: [
        {
          state: 'sound',
          staff: 'M-204',
          first: '2026-10-01',
          days: 67,
          long: true,
          signal: '2026-11-28',
        },
      ],
      payroll: 'not reached',
    },
    asks: {
      file: [{ path: '/RH/Arrets/M-204-2026-11-21-20261123083000.jpg' }],
      task: [
        {
          name: both(
            'Arrêt M-204 jusqu’au 2026-12-06 : changer la date de fin, visite de reprise à prévoir',
            'Sick note M-204 until 2026-12-06: change the end date, return visit to plan',
          ),
          otherProperties: {
            due_on: '2026-11-28',
            notes: both('67 jours depuis le 2026-10-01', '67 days since 2026-10-01'),
          },
        },
      ],
      manager: [
        {
          text: both(
            'Absence de M-204 jusqu’au 2026-12-06 inclus.',
            'M-204 is away until 2026-12-06 included.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un jour manque entre les deux', en: 'A day is missing between the two' },
    given: {
      stop: stop(MORE, '2026-11-22', '2026-11-30'),
      ...filed,
      known: [note('2026-11-10', '2026-11-20')],
      payroll: sent,
    },
    expects: { count: [{ state: 'gap', days: 9 }], write: 'not reached' },
    asks: {
      payroll: [
        {
          subject: both(
            'Arrêt de M-204 à voir avant le 2026-11-28',
            'Sick note of M-204 to look at by 2026-11-28',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le registre ne répond pas', en: 'The register does not answer' },
    given: {
      stop: stop(FIRST, '2026-11-23', '2026-11-27'),
      ...filed,
      known: { fails: 'fetch failed' },
      payroll: sent,
    },
    expects: { count: [{ state: 'broken', error: 'fetch failed' }], task: 'not reached' },
    asks: {
      payroll: [
        {
          text: both(
            'Du 2026-11-23 au 2026-11-27. Registre non lu, rien d’inscrit : fetch failed Le responsable n’est pas prévenu.',
            'From 2026-11-23 to 2026-11-27. Register not read, nothing entered: fetch failed The manager has not been told.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La pièce ne se range pas', en: 'The paper is not filed' },
    given: {
      stop: stop(FIRST, '2026-11-23', '2026-11-27'),
      file: { fails: 'Insufficient storage' },
      payroll: sent,
    },
    expects: { count: 'not reached' },
    asks: {
      payroll: [
        {
          text: both(
            'Du 2026-11-23 au 2026-11-27. Pièce non rangée, à redemander : Insufficient storage Le responsable n’est pas prévenu.',
            'From 2026-11-23 to 2026-11-27. Paper not filed, to be asked for again: Insufficient storage The manager has not been told.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Inscrit, mais sans tâche', en: 'Entered, but without a task' },
    given: {
      stop: stop(FIRST, '2026-11-23', '2026-11-27'),
      ...filed,
      known: [],
      write: [{ id: 10 }],
      task: { fails: 'Not Authorized' },
      payroll: sent,
    },
    expects: { count: [{ days: 5, long: false }], manager: 'not reached' },
    asks: {
      payroll: [
        {
          text: both(
            'Du 2026-11-23 au 2026-11-27. Absence inscrite, tâche non créée : Not Authorized Le responsable n’est pas prévenu.',
            'From 2026-11-23 to 2026-11-27. Absence entered, no task made: Not Authorized The manager has not been told.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le registre refuse la ligne', en: 'The register refuses the row' },
    given: {
      stop: stop(FIRST, '2026-11-23', '2026-11-27'),
      ...filed,
      known: [],
      write: { fails: 'permission denied' },
      payroll: sent,
    },
    expects: { count: [{ state: 'sound' }], task: 'not reached' },
    asks: {
      payroll: [
        {
          text: both(
            'Du 2026-11-23 au 2026-11-27. Pièce rangée, absence non inscrite : permission denied Le responsable n’est pas prévenu.',
            'From 2026-11-23 to 2026-11-27. Paper filed, absence not entered: permission denied The manager has not been told.',
          ),
        },
      ],
    },
  },
]
