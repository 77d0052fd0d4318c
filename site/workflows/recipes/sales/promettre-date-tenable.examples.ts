import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (quantity: number, keep: boolean, wished = '') => [
  {
    client: 'Prual',
    reference: 'pg-200 ',
    quantity,
    wished,
    keep: keep ? both('Oui', 'Yes') : both('Non', 'No'),
  },
]
const row = (kind: string, day: string, quantity: number) => ({ kind, day, quantity })
const STOCK = [
  row('stock', '2026-11-23', 40),
  row('out', '2026-11-25', 35),
  row('in', '2026-11-30', 60),
  row('out', '2026-12-02', 10),
]
const done = [{}]

export const examples: readonly Example[] = [
  {
    name: both('Vingt, retenues sur l’arrivage', 'Twenty, held out of the receipt'),
    given: {
      ask: asked(20, true, '2026-11-27'),
      stock: STOCK,
      known: [{}],
      write: [{ id: 1 }],
      answer: done,
    },
    expects: {
      promise: [
        {
          state: 'keep',
          reference: 'PG-200',
          quantity: 20,
          free: '2026-11-30',
          until: '2026-11-30',
        },
      ],
    },
    asks: {
      write: [{ columns: { value: { mark: 'PRUAL | PG-200 | 20', free: '2026-11-30' } } }],
      answer: [
        {
          completionTitle: both(
            '20 × PG-200 : départ le 02/12/2026',
            '20 × PG-200: leaves on 02/12/2026',
          ),
          completionMessage: both(
            'Trop tard pour le 27/11/2026. Disponible tout de suite : 5. Retenu jusqu’au 30/11/2026.',
            'Too late for 27/11/2026. Available at once: 5. Held until 30/11/2026.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un collègue en a retenu trois', 'A colleague holds three of them'),
    given: {
      ask: asked(3, false, '2026-12-23'),
      stock: [...STOCK, row('in', '2026-11-16', 50)],
      known: [
        {
          mark: 'OUDIN | PG-200 | 3',
          reference: 'PG-200',
          quantity: 3,
          free: '2026-11-23',
          until: '2026-11-27',
        },
        {
          mark: 'ROY | PG-200 | 30',
          reference: 'PG-200',
          quantity: 30,
          free: '2026-11-16',
          until: '2026-11-20',
        },
        {
          mark: 'PRUAL | PG-200 | 3',
          reference: 'PG-200',
          quantity: 3,
          free: '2026-11-23',
          until: '2026-11-27',
        },
      ],
      answer: done,
    },
    expects: { promise: [{ state: 'answer', free: '2026-11-30' }], write: 'not reached' },
    asks: {
      answer: [
        {
          completionMessage: both(
            'À temps pour le 23/12/2026. Disponible tout de suite : 2. Rien n’est retenu : un autre peut le prendre. Un arrivage en retard n’est pas compté : demandez aux achats.',
            'In time for 23/12/2026. Available at once: 2. Nothing is held: somebody else may take it. A late receipt is not counted: ask purchasing.',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien ne couvre deux cents', 'Nothing covers two hundred'),
    given: { ask: asked(200, true), stock: STOCK, known: [{}], answer: done },
    expects: { promise: [{ state: 'answer' }] },
    asks: {
      answer: [
        {
          completionMessage: both(
            'Ni le stock ni les arrivages annoncés ne couvrent 200 × PG-200. Disponible tout de suite : 5.',
            'Neither stock nor announced receipts cover 200 × PG-200. Available at once: 5.',
          ),
        },
      ],
    },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: { ask: asked(5, true), stock: { fails: 'ECONNREFUSED' }, known: [{}], answer: done },
    expects: { promise: [{ state: 'answer' }], write: 'not reached' },
    asks: {
      answer: [{ completionTitle: both('Pas de date à promettre', 'No date to promise') }],
    },
  },
]
