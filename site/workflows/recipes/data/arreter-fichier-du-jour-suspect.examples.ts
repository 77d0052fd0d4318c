import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const csv = (text: string): Given => ({
  items: [{ json: {}, files: { data: { type: 'text/csv', name: 'stock.csv', text } } }],
})
const taken = (day: string, rows: number, sum = 'x') => ({ id: 1, day, rows, sum })
const PAST = [taken('2026-11-20', 4), taken('2026-11-21', 4), taken('2026-11-19', 40)]
const GOOD = 'ref;stock;prix\nA1;12;3,20\nA2;0;4\nA3;1 200;\nA4;3,5;9\n'
/** Of the rows of GOOD. */
const SUM = '0146e534600bafc2143d6f0fa9c297317f3419385b30f55c85b5c9305030e900'
const done = [{ success: true }]
const posted = [{ ok: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un fichier sain', en: 'A sound file' },
    given: { dawn: [{}], past: PAST, file: csv(GOOD), move: done, note: [{ id: 4 }] },
    expects: { judge: [{ sound: true, rows: 4, reasons: [] }], ask: 'not reached' },
    asks: {
      move: [{ toPath: '/Import/stock-2026-11-23.csv' }],
      note: [{ columns: { value: { day: '2026-11-23', rows: 4 } } }],
    },
  },
  {
    name: {
      fr: 'Coupé, un double, accepté quand même',
      en: 'Cut short, a double, accepted anyway',
    },
    given: {
      dawn: [{}],
      past: PAST,
      file: csv('\uFEFFref;prix\nA1;3\nA1;4\n'),
      ask: [{ data: { approved: true } }],
      move: done,
      note: [{ id: 4 }],
    },
    expects: { judge: [{ sound: false, rows: 2 }], left: 'not reached' },
    asks: {
      ask: [
        {
          message: both(
            'Fichier de stock suspect : colonne absente : stock ; 2 lignes, contre 4 d’habitude ; 1 référence(s) en double ou vide(s) ; 2 stock(s) qui ne sont pas un nombre. L’importer quand même ?',
            'Doubtful stock file: column missing: stock; 2 rows, against 4 as a rule; 1 reference(s) double or empty; 2 stock figure(s) that are no number. Import it all the same?',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Celui de samedi, sans réponse', en: 'Saturday’s file, no answer' },
    given: {
      dawn: [{}],
      past: [taken('2026-11-20', 4), taken('2026-11-21', 4, SUM)],
      file: csv(GOOD),
      ask: [{ count: 1 }],
      left: posted,
    },
    expects: {
      judge: [
        {
          reasons: [both('le même contenu que le 2026-11-21', 'the same content as on 2026-11-21')],
        },
      ],
      'agreed.no': { count: 1 },
      move: 'not reached',
    },
    asks: {
      left: [
        {
          text: both(
            'Sans réponse : le fichier de stock n’est pas importé, la boutique garde celui d’hier.',
            'No answer: the stock file is not imported, the shop keeps yesterday’s.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le second passage', en: 'The second pass' },
    given: { dawn: [{}], past: [taken('2026-11-23', 4), ...PAST] },
    expects: { today: [{ taken: true }], open: { count: 0 }, file: 'not reached' },
  },
  {
    name: { fr: 'Un en-tête seul', en: 'A header alone' },
    given: { dawn: [{}], past: [{}], file: csv('ref;stock\n'), trouble: posted },
    expects: { whole: [{ count: 0 }], 'legible.no': { count: 1 }, judge: 'not reached' },
    asks: {
      trouble: [
        {
          text: both(
            'Fichier de stock non importé : absent, vide ou illisible.',
            'Stock file not imported: missing, empty or unreadable.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun fichier', en: 'No file' },
    given: { dawn: [{}], past: PAST, file: { fails: 'Not Found' }, trouble: posted },
    expects: { today: [{ taken: false }], rows: 'not reached' },
    asks: {
      trouble: [
        {
          text: both(
            'Fichier de stock non importé : absent, vide ou illisible (Not Found).',
            'Stock file not imported: missing, empty or unreadable (Not Found).',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le déplacement est refusé', en: 'The move is refused' },
    given: {
      dawn: [{}],
      past: PAST,
      file: csv(GOOD),
      move: { fails: 'Insufficient storage' },
      trouble: posted,
    },
    expects: { judge: [{ sound: true, rows: 4 }], note: 'not reached' },
    asks: {
      trouble: [
        {
          text: both(
            'Fichier de stock non importé : la question ou le déplacement a échoué (Insufficient storage).',
            'Stock file not imported: the question or the move failed (Insufficient storage).',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Slack ne répond pas', en: 'Slack does not answer' },
    given: {
      dawn: [{}],
      past: PAST,
      file: csv('ref;stock\nA1;3\n'),
      ask: { fails: 'service_unavailable' },
      trouble: posted,
    },
    expects: { judge: [{ sound: false, rows: 1 }], move: 'not reached' },
  },
]
