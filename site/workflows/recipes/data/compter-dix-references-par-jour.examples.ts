import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

/** French amounts hold no-break spaces. */
const both = (fr: string, en: string): Bilingual<string> => ({
  fr: fr.replace(/(?<=\d) (?=\d{3}|€)/gu, '\u00A0'),
  en,
})
const item = (
  id: number,
  ref: string,
  place: string,
  qty: number,
  cost: number,
  counted_on: string,
  active = true,
) => ({
  id,
  ref,
  label: `Vis ${ref}`,
  place,
  qty,
  cost,
  counted_on,
  active,
})
const STOCK = [
  // 8,000 of 10,000: class A, thirty days. Counted forty days ago.
  item(1, 'A1', 'C3', 80, 100, '2026-10-14'),
  // Class B, sixty days: counted thirty days ago, not due.
  item(2, 'B1', 'A1', 15, 100, '2026-10-24'),
  // Class C: never counted comes first; the last one is no longer sold.
  item(3, 'C1', 'B2', 100, 3, ''),
  item(4, 'C2', 'A2', 100, 2, '2026-03-01'),
  item(5, 'X1', 'A9', 5, 900, '', false),
]
const typed = (ref: string, counted: number) => [
  {
    ref,
    counted,
    who: 'Sam',
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
/** The dearest ten of twelve that nobody ever counted. */
const TEN = (never: string) =>
  Array.from({ length: 10 }, (_, at) => `- A | R${at} | Vis R${at} (${never})`)
const LIST = both(
  'À compter ce matin :\n- A1 | B1 | Vis B1\n- A2 | C2 | Vis C2\n- B2 | C1 | Vis C1 (jamais comptée)\n- C3 | A1 | Vis A1\nhttps://n8n.votre-entreprise.example/form/count\nRéférences en retard : 3',
  'To be counted this morning:\n- A1 | B1 | Vis B1\n- A2 | C2 | Vis C2\n- B2 | C1 | Vis C1 (never counted)\n- C3 | A1 | Vis A1\nhttps://n8n.votre-entreprise.example/form/count\nItems behind: 3',
)

export const examples: readonly Example[] = [
  {
    name: { fr: 'La liste du matin', en: 'The morning’s list' },
    given: { morning: [{}], stock: STOCK, post: [{ id: 'm1' }] },
    expects: { pick: [{ chosen: ['C1', 'C2', 'A1', 'B1'], late: 3 }], judge: 'not reached' },
    asks: { post: [{ message: LIST }] },
  },
  {
    name: { fr: 'Douze références, dix par jour', en: 'Twelve items, ten a day' },
    given: {
      morning: [{}],
      stock: Array.from({ length: 12 }, (_, at) => item(at, `R${at}`, 'A', 10, 12 - at, '')),
      post: { fails: '502' },
      mail: [{ accepted: ['x'] }],
    },
    expects: {
      pick: [{ chosen: ['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'], late: 12 }],
      'more.yes': { count: 0 },
    },
    asks: {
      mail: [
        {
          text: both(
            [
              'À compter ce matin :',
              ...TEN('jamais comptée'),
              'https://n8n.votre-entreprise.example/form/count',
              'Références en retard : 12',
            ].join('\n'),
            [
              'To be counted this morning:',
              ...TEN('never counted'),
              'https://n8n.votre-entreprise.example/form/count',
              'Items behind: 12',
            ].join('\n'),
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Stock illisible', en: 'Stock unreadable' },
    given: { morning: [{}], stock: { fails: '503' }, post: [{ id: 'm2' }] },
    expects: { pick: [{ chosen: [] }] },
    asks: {
      post: [
        {
          message: both(
            'Stock illisible : pas de liste à compter ce matin.',
            'Stock unreadable: no list to count this morning.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un compte juste, à une unité', en: 'A count that is right within a unit' },
    given: { count: typed(' c1', 99), stock: STOCK, fine: [{ success: true }], done: [{}] },
    expects: { judge: [{ state: 'close', row: 3, gap: -1 }], again: 'not reached' },
    asks: {
      fine: [
        {
          rowId: 3,
          fieldsToSend: {
            properties: [{ fieldValue: '2026-11-23' }, { fieldValue: '-1' }, { fieldValue: 'Sam' }],
          },
        },
      ],
      done: [{ completionTitle: both('Noté', 'Noted') }],
    },
  },
  {
    name: { fr: 'Un écart compté deux fois', en: 'A gap counted twice' },
    given: {
      count: typed('A1', 65),
      stock: STOCK,
      again: [{ again: 65 }],
      record: [{ success: true }],
      tell: [{ id: 'm3' }],
      done: [{}],
    },
    expects: { settle: [{ agreed: true, gap: -15 }] },
    asks: {
      tell: [
        {
          message: both(
            'Écart compté deux fois : A1 (Vis A1), rangé en C3. Logiciel 80, premier compte 65, second 65, écart -15 (-1 500 €), par Sam',
            'Gap counted twice: A1 (Vis A1), shelf C3. Software 80, first count 65, second 65, gap -15 (-€1,500), by Sam',
          ),
        },
      ],
      done: [{ completionTitle: both('Transmis au responsable', 'Passed on to the manager') }],
    },
  },
  {
    name: {
      fr: 'Deux comptes contraires, Grist et Mattermost muets',
      en: 'Two counts that differ, Grist and Mattermost silent',
    },
    given: {
      count: typed('A1', 65),
      stock: STOCK,
      again: [{ again: 78 }],
      record: { fails: '503' },
      tell: { fails: '502' },
      mail: [{ accepted: ['x'] }],
      done: [{}],
    },
    expects: { settle: [{ agreed: false, gap: -2 }] },
    asks: {
      record: [{ fieldsToSend: { properties: [{ fieldValue: '' }, { fieldValue: '-2' }, {}] } }],
      mail: [
        {
          text: both(
            'Deux comptes différents, à refaire à deux : A1 (Vis A1), rangé en C3. Logiciel 80, premier compte 65, second 78, écart -2 (-200 €), par Sam. Non noté dans Grist.',
            'Two different counts, to be done again by two: A1 (Vis A1), shelf C3. Software 80, first count 65, second 78, gap -2 (-€200), by Sam. Not noted in Grist.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Mille vis, deux comptes à cinq près, aucun message',
      en: 'A thousand screws, two counts five apart, no message',
    },
    given: {
      count: typed('M1', 900),
      stock: [item(6, 'M1', 'A5', 1000, 0.5, '')],
      again: [{ again: 905 }],
      record: [{ success: true }],
      tell: { fails: '502' },
      mail: { fails: 'Invalid login' },
      done: [{}],
    },
    expects: { settle: [{ agreed: true, gap: -95 }] },
    asks: {
      record: [{ fieldsToSend: { properties: [{ fieldValue: '2026-11-23' }, {}, {}] } }],
      mail: [
        {
          text: both(
            'Écart compté deux fois : M1 (Vis M1), rangé en A5. Logiciel 1000, premier compte 900, second 905, écart -95 (-47,50 €), par Sam',
            'Gap counted twice: M1 (Vis M1), shelf A5. Software 1000, first count 900, second 905, gap -95 (-€47.50), by Sam',
          ),
        },
      ],
      done: [{ completionTitle: both('Non transmis', 'Not passed on') }],
    },
  },
  {
    name: { fr: 'Une référence inconnue', en: 'An unknown item' },
    given: { count: typed('Z9', 3), stock: STOCK, done: [{}] },
    expects: { judge: [{ state: 'unknown', ref: 'Z9' }], fine: 'not reached' },
    asks: { done: [{ completionTitle: both('Non noté', 'Not noted') }] },
  },
]
