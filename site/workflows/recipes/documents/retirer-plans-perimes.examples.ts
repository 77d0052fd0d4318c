import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const plan = (id: string, name: string) => ({ id, name })
const FOLDER = [
  plan('p1', 'B12-reservations_A.pdf'),
  plan('p2', 'B12-reservations_B.pdf'),
  plan('p3', 'B12-reservations_C.pdf'),
  plan('p4', 'B14-coffrage_B.pdf'),
  plan('p5', 'B14-coffrage_A.pdf'),
  plan('p6', 'Notes.pdf'),
]
const sent = [{ ok: true }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un nouvel indice, un ancien, un mal nommé',
      en: 'A new issue, an old one, an odd name',
    },
    given: {
      filed: [FOLDER[2]!, FOLDER[4]!, FOLDER[5]!],
      folder: FOLDER,
      archive: [{ id: 'p1' }, { id: 'p2' }],
      tell: sent,
      office: sent,
    },
    expects: {
      sort: [
        { name: 'B12-reservations_C.pdf', state: 'replace', index: 'C' },
        {
          state: 'odd',
          said: both(
            'B14-coffrage_A.pdf est plus ancien que B14-coffrage_B.pdf',
            'B14-coffrage_A.pdf is older than B14-coffrage_B.pdf',
          ),
        },
        {
          said: both(
            'Notes.pdf : nom illisible (plan_INDICE.pdf)',
            'Notes.pdf: name not readable (drawing_ISSUE.pdf)',
          ),
        },
      ],
      old: [{ id: 'p1' }, { id: 'p2' }],
    },
    asks: {
      archive: [{ fileId: { value: 'p1' } }, { fileId: { value: 'p2' } }],
      tell: [
        {
          text: both(
            'Plan en vigueur : B12-reservations_C.pdf. Retiré : B12-reservations_A.pdf, B12-reservations_B.pdf',
            'Drawing in force: B12-reservations_C.pdf. Withdrawn: B12-reservations_A.pdf, B12-reservations_B.pdf',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le premier de sa série', en: 'The first of its kind' },
    given: {
      filed: [plan('p9', 'B15-ferraillage_A.pdf')],
      folder: [...FOLDER, plan('p9', 'B15-ferraillage_A.pdf')],
      tell: sent,
    },
    expects: { 'state.first': { count: 1 }, archive: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Plan en vigueur : B15-ferraillage_A.pdf',
            'Drawing in force: B15-ferraillage_A.pdf',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Drive refuse le déplacement', en: 'Drive refuses the move' },
    given: {
      filed: [FOLDER[3]!],
      folder: FOLDER,
      archive: { fails: 'Insufficient permissions' },
      office: sent,
    },
    expects: { old: [{ id: 'p5' }], 'gone.no': { count: 1 }, tell: 'not reached' },
    asks: {
      office: [
        {
          text: both(
            'Non retiré à l’arrivée de B14-coffrage_B.pdf : Insufficient permissions',
            'Not withdrawn when B14-coffrage_B.pdf arrived: Insufficient permissions',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le dossier ne se lit pas', en: 'The folder cannot be read' },
    given: { filed: [FOLDER[2]!], folder: { fails: 'Rate limit exceeded' }, office: sent },
    expects: { sort: [{ state: 'broken' }], tell: 'not reached' },
    asks: {
      office: [
        {
          text: both(
            'Non retiré à l’arrivée de B12-reservations_C.pdf : Rate limit exceeded',
            'Not withdrawn when B12-reservations_C.pdf arrived: Rate limit exceeded',
          ),
        },
      ],
    },
  },
]
