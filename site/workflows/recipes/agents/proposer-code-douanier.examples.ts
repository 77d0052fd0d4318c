import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const article = (ref: string, more: Readonly<Record<string, string>> = {}) => ({
  ref,
  name: both('Vis à bois tête fraisée', 'Countersunk wood screw'),
  matter: both('acier inoxydable', 'stainless steel'),
  use: '',
  family: 'Vis',
  code: '',
  proposal: '',
  ...more,
})
const SEAL = {
  ...article('J-9', { family: 'Joints' }),
  name: both('Joint torique', 'O-ring'),
  matter: both('caoutchouc', 'rubber'),
}
const classed = (code: string, rival: string, fr: string, en: string): Bilingual<string> =>
  both(
    JSON.stringify({ output: { code, rival, facts: [fr] } }),
    JSON.stringify({ output: { code, rival, facts: [en] } }),
  )
const SCREW = classed('73181210', '', 'Acier inoxydable', 'Stainless steel')
const LINE: Given = [{ code: '73181210', label: 'Vis à bois en acier inoxydable' }]
const ONE: Given = [article('V-41')]
const SENT: Given = [{ messageId: '1' }]

export const examples: readonly Example[] = [
  {
    name: both('Trois articles, un code inventé', 'Three articles, one code invented'),
    given: {
      rows: [
        article('V-40', { code: '7318 12 90' }),
        article('V-41'),
        SEAL,
        article('P-3', { family: 'Patins' }),
        article('V-41'),
        article('V-39', { proposal: '7318 12 10' }),
      ],
      labels: LINE,
      under: [
        { code: '73181290', label: 'Autres vis à bois' },
        { code: '73181210', label: 'Inox' },
      ],
      sonnet: {
        says: [
          '{"tool": "labels", "with": {"word": "bois"}}',
          '{"tool": "under", "with": {"start": "7318 12"}}',
          SCREW,
          classed('40169399', '', 'caoutchouc', 'rubber'),
          classed('39269097', '73181210', 'Nylon', 'Nylon'),
        ],
      },
      row: { runs: [LINE, [], [{ code: '39269097', label: 'Ouvrages en plastique' }]] },
      save: [{ ref: 'V-41' }],
      tell: SENT,
    },
    expects: {
      todo: [
        { ref: 'V-41', used: ['73181290'], left: 0 },
        { ref: 'J-9', used: [] },
        { ref: 'P-3', used: [] },
      ],
      check: [
        {
          state: 'doubt',
          proposal: '7318 12 10',
          why: both(
            'Vis à bois en acier inoxydable. La fiche dit : Acier inoxydable. Votre famille est classée ailleurs : 7318 12 90',
            'Vis à bois en acier inoxydable. The record says: Stainless steel. Your family is classed elsewhere: 7318 12 90',
          ),
        },
        { state: 'look', proposal: both('à examiner', 'to be looked at') },
        {
          state: 'look',
          why: both(
            'aucun mot de la fiche ne soutient 3926 90 97',
            'no word of the record speaks for 3926 90 97',
          ),
        },
      ],
      letter: [{ subject: both('Codes douaniers à décider : 3', 'Customs codes to decide: 3') }],
      unread: 'not reached',
    },
  },
  {
    name: both('Vingt-deux articles d’un import', 'Twenty-two articles of an import'),
    given: {
      rows: Array.from({ length: 22 }, (_, at) => article(`N-${at + 1}`, { family: '' })),
      sonnet: { says: [SCREW] },
      row: LINE,
      save: [{ ref: 'x' }],
      tell: SENT,
    },
    expects: { todo: { count: 20 }, 'loop.done': { count: 20 } },
    asks: {
      tell: [{ subject: both('Codes douaniers à décider : 20', 'Customs codes to decide: 20') }],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: { rows: ONE, sonnet: { fails: 'overloaded' }, row: [], tell: SENT },
    expects: { check: [{ state: 'down', ref: 'V-41' }], save: 'not reached' },
    asks: {
      tell: [{ subject: both('Codes douaniers à décider : 0', 'Customs codes to decide: 0') }],
    },
  },
  {
    name: both('La feuille refuse l’écriture', 'The sheet refuses to be written'),
    given: {
      rows: ONE,
      sonnet: { says: [SCREW] },
      row: LINE,
      save: { fails: 'Quota exceeded' },
      tell: SENT,
    },
    expects: {
      check: [{ state: 'fine' }],
      kept: [
        {
          state: 'down',
          line: both(
            'V-41 : proposition non écrite, reprise demain. Quota exceeded',
            'V-41: proposal not written, taken up tomorrow. Quota exceeded',
          ),
        },
      ],
    },
  },
  {
    name: both('La feuille ne se lit pas', 'The sheet cannot be read'),
    given: { rows: { fails: 'Not found' }, unread: SENT },
    expects: { todo: 'not reached' },
    asks: {
      unread: [
        {
          text: both(
            'Aucun article n’a été lu ce matin : Not found',
            'No article was read this morning: Not found',
          ),
        },
      ],
    },
  },
]
