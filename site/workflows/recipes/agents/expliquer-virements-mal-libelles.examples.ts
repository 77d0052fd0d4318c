import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const transfer = (
  id: number,
  amount: number,
  payment_ref: string,
  narration: string | false = false,
) => ({
  id,
  amount,
  payment_ref,
  partner_name: false,
  date: '2026-11-20',
  narration,
})
const invoice = (name: string, customer: string, amount_residual: number) => ({
  id: 1,
  name,
  partner_id: [9, customer],
  amount_residual,
})
const OPEN: Given = [
  invoice('FAC/2026/0311', 'Hotel du Lac', 480),
  invoice('FAC/2026/0318', 'Hotel du Lac', 132.4),
  invoice('FAC/2026/0320', 'Clinique Aubert', 612.4),
]
const found = (reason: string, ...invoices: readonly string[]): string =>
  JSON.stringify({ output: { invoices, reason } })
const LAKE = transfer(501, 612.4, 'VIR HDL OCT ET NOV')
const SUM = both(
  found('HDL = Hotel du Lac, deux mois', 'FAC/2026/0311', 'FAC/2026/0318'),
  found('HDL = Hotel du Lac, two months', 'FAC/2026/0311', 'FAC/2026/0318'),
)
const ONE = { morning: [{}], lines: [LAKE], open: OPEN, medium: { says: [SUM] } } as const
const down = (cause: string) => [
  {
    text: both(
      `Virements non étudiés ce matin : ${cause}. Aucune note n’a été posée pour eux ; le flux les reprend demain.`,
      `Transfers not looked at this morning: ${cause}. No note was set for them; the flow takes them up tomorrow.`,
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux factures en un virement, et une de trop',
      en: 'Two invoices in one transfer, and one too many',
    },
    given: {
      ...ONE,
      lines: [
        LAKE,
        transfer(502, 500, 'ACOMPTE'),
        transfer(503, 90, 'LOYER', '[n8n] FAC/2026/0001'),
      ],
      clients: [{ name: 'FAC/2026/0311', partner_id: [9, 'Hotel du Lac'], amount_residual: 480 }],
      medium: {
        says: [
          '{"tool": "clients", "with": {"client": "Hotel"}}',
          SUM,
          both(found('montant proche', 'FAC/2026/0311'), found('close amount', 'FAC/2026/0311')),
        ],
      },
      propose: [{ id: 501 }],
      digest: [{ success: true }],
    },
    expects: {
      todo: [{ id: 501 }, { id: 502 }],
      check: [
        {
          id: 501,
          state: 'sure',
          note: both(
            '[n8n] FAC/2026/0311 + FAC/2026/0318 (Hotel du Lac) : HDL = Hotel du Lac, deux mois',
            '[n8n] FAC/2026/0311 + FAC/2026/0318 (Hotel du Lac): HDL = Hotel du Lac, two months',
          ),
        },
        {
          id: 502,
          state: 'open',
          line: both(
            '500.00 € « ACOMPTE » : à chercher, le total ne tombe pas juste',
            '500.00 € “ACOMPTE”: to be looked for, the sum does not fit',
          ),
        },
      ],
      warn: 'not reached',
    },
    asks: {
      clients: [
        {
          filters: {
            filter: [{}, {}, { fieldName: 'partner_id', operator: 'ilike', value: 'Hotel' }],
          },
        },
      ],
      propose: [{ recordId: { value: '501' } }],
      digest: [
        {
          subject: both(
            'Virements : 1 expliqués, 1 à chercher',
            'Transfers: 1 explained, 1 to be looked for',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La même facture deux fois', en: 'The same invoice twice' },
    given: {
      ...ONE,
      lines: [LAKE, { ...LAKE, id: 504 }],
      propose: [{ id: 501 }],
      digest: [{ success: true }],
    },
    expects: { check: [{ state: 'sure' }, { state: 'open' }] },
  },
  {
    name: { fr: 'Odoo refuse la note', en: 'Odoo refuses the note' },
    given: { ...ONE, propose: { fails: 'Access Denied' }, warn: [{ success: true }] },
    expects: { check: [{ id: 501, state: 'sure' }], digest: 'not reached' },
    asks: { warn: down('Access Denied') },
  },
  ...(
    [
      ['lines', { fr: 'Odoo ne rend pas les virements', en: 'Odoo gives no transfers' }],
      ['open', { fr: 'Odoo ne rend pas les factures', en: 'Odoo gives no invoices' }],
    ] as const
  ).map(([node, name]): Example => ({
    name,
    given: { ...ONE, [node]: { fails: 'Service unavailable' }, warn: [{ success: true }] },
    expects: { todo: 'not reached' },
    asks: { warn: down('Service unavailable') },
  })),
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: { ...ONE, medium: { fails: 'The service is overloaded' }, warn: [{ success: true }] },
    expects: { check: [{ id: 501, state: 'down' }], propose: 'not reached', digest: 'not reached' },
  },
]
