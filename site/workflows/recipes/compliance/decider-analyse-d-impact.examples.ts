import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'
import { EXEMPT, LISTED, NONE, UNKNOWN } from './decider-analyse-d-impact.code.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const NEITHER = both('Aucune', 'Neither')
const WATCHING = both('Les surveiller de façon systématique', 'Watching them systematically')
const STAFF = both(
  'Personnes vulnérables (salariés, enfants, patients…)',
  'Vulnerable people (employees, children, patients…)',
)
const project = (criteria: readonly Bilingual<string>[], list: Bilingual<string>) => [
  {
    project: both(' Caméras du quai ', ' Dock cameras '),
    about: both('Filmer les chargements.', 'Filming the loading.'),
    criteria: criteria as unknown as JsonObject[],
    list,
    start: '2027-01-11',
    email: 'tom@votre-entreprise.example',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  } as unknown as JsonObject,
]
const TWO = project([WATCHING, STAFF], NEITHER)
const mailed = [{ accepted: ['x'] }]
const entered = [{ id: 41 }]
const verdict = (text: Bilingual<string>, note: Bilingual<string>) => [
  { data: { Verdict: text, Note: note } },
]
const DO = verdict(
  both('Analyse à faire avant le début', 'Assessment before the start'),
  both('Salariés filmés en continu.', 'Employees filmed all day.'),
)
const row = (name: string | Bilingual<string>, more: JsonObject) => ({
  id: 1,
  project: name,
  verdict: '',
  done: '',
  start: '2027-03-01',
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux critères, analyse à faire', en: 'Two criteria, assessment to be done' },
    given: { project: TWO, enter: entered, ask: DO, write: [{ id: 41 }], answer: mailed },
    expects: { weigh: [{ count: 2, advice: 'needed', start: '2027-01-11' }], hold: 'not reached' },
    asks: {
      ask: [
        {
          message: both(
            'Filmer les chargements.\n\nCritères (2) : Les surveiller de façon systématique ; Personnes vulnérables (salariés, enfants, patients…)\nListe de la CNIL : Aucune\nDébut : 2027-01-11\nProposition : analyse nécessaire',
            'Filming the loading.\n\nCriteria (2): Watching them systematically; Vulnerable people (employees, children, patients…)\nList of the CNIL: Neither\nStart: 2027-01-11\nSuggestion: assessment needed',
          ),
        },
      ],
      write: [
        {
          rowId: 41,
          fieldsToSend: {
            properties: [
              { fieldId: 'verdict', fieldValue: 'needed' },
              { fieldId: 'reason' },
              { fieldId: 'decided', fieldValue: '2026-11-23' },
            ],
          },
        },
      ],
      answer: [
        {
          subject: both(
            'Caméras du quai : Analyse à faire avant le début',
            'Dock cameras: Assessment before the start',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Sur la liste, un seul critère, silence',
      en: 'On the list, one criterion, silence',
    },
    given: {
      project: project([WATCHING], LISTED),
      enter: entered,
      ask: [{ data: {} }],
      hold: mailed,
    },
    expects: { weigh: [{ count: 1, advice: 'needed' }], 'decided.no': { count: 1 } },
    asks: {
      hold: [
        {
          text: both(
            'Aucun verdict en dix jours. Voyez directement donnees@votre-entreprise.example.',
            'No verdict within ten days. See donnees@votre-entreprise.example directly.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Dispensé, mais deux critères', en: 'Exempt, but two criteria' },
    given: {
      project: project([WATCHING, STAFF], EXEMPT),
      enter: entered,
      ask: verdict(
        both('Pas d’analyse', 'No assessment'),
        both('Vu sur la liste.', 'Seen on the list.'),
      ),
      write: { fails: 'No write access' },
      trouble: mailed,
    },
    expects: { weigh: [{ advice: 'doubt' }], answer: 'not reached' },
    asks: {
      write: [{ fieldsToSend: { properties: [{ fieldValue: 'unneeded' }, {}, {}] } }],
      trouble: [
        {
          text: both(
            'Grist n’a pas pris votre verdict : écrivez « needed » (analyse) ou « unneeded » dans la table, et répondez à tom@votre-entreprise.example.',
            'Grist did not take your verdict: write “needed” (assessment) or “unneeded” into the table, and answer tom@votre-entreprise.example.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun critère, question non partie', en: 'No criterion, question not sent' },
    given: {
      project: project([NONE], NEITHER),
      enter: entered,
      ask: { fails: 'SMTP: connection refused' },
      trouble: mailed,
    },
    expects: { weigh: [{ count: 0, met: [], advice: 'unneeded' }], decided: 'not reached' },
    asks: {
      trouble: [
        {
          subject: both('À reprendre à la main : Caméras du quai', 'By hand, please: Dock cameras'),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun critère, liste inconnue', en: 'No criterion, list unknown' },
    given: {
      project: project([NONE], UNKNOWN),
      enter: entered,
      ask: DO,
      write: [{ id: 41 }],
      answer: mailed,
    },
    expects: { weigh: [{ count: 0, advice: 'doubt' }], hold: 'not reached' },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: { project: TWO, enter: { fails: 'connect ETIMEDOUT' }, hold: mailed },
    expects: { weigh: [{ advice: 'needed' }], ask: 'not reached' },
    asks: {
      hold: [
        {
          text: both(
            'Le projet n’a pas pu être inscrit : refaites la demande demain.',
            'The project could not be entered: ask again tomorrow.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Lundi : sans verdict, débuté, bientôt, plus tard, fait',
      en: 'Monday: no verdict, started, soon, later, done',
    },
    given: {
      monday: [{}],
      rows: [
        row('A', {}),
        row('B', { verdict: 'needed', start: '2026-11-16' }),
        row('C', { verdict: 'needed', start: '2026-12-14' }),
        row('D', { verdict: 'needed' }),
        row('E', { verdict: 'needed', start: '2026-11-16', done: '2026-11-02' }),
        row('F', { verdict: 'unneeded', start: '2026-11-16' }),
        row('G', { verdict: both('à faire', 'to be done') }),
      ],
      remind: mailed,
    },
    expects: { watch: [{ news: 4 }], weigh: 'not reached' },
    asks: {
      remind: [
        {
          text: both(
            'A : sans verdict\nB : DÉBUTÉ SANS ANALYSE le 2026-11-16\nC : analyse à finir avant le 2026-12-14\nG : sans verdict',
            'A: without a verdict\nB: STARTED WITHOUT ASSESSMENT on 2026-11-16\nC: assessment to be finished by 2026-12-14\nG: without a verdict',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Lundi, table illisible', en: 'Monday, table unreadable' },
    given: { monday: [{}], rows: { fails: 'Document not found' }, remind: mailed },
    expects: {
      watch: [
        {
          lines: [
            both(
              'La table des projets ne se lit pas : Document not found',
              'The table of projects cannot be read: Document not found',
            ),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'Un lundi calme', en: 'A quiet Monday' },
    given: { monday: [{}], rows: [row('F', { verdict: 'unneeded' })] },
    expects: { watch: [{ news: 0 }], news: { count: 0 }, remind: 'not reached' },
  },
]
