import type { Example } from '../recipe.ts'

const partners = [
  { id: 'recA', Code: 'lea10 ', Name: 'Léa Vidal', Email: 'lea@blog-vidal.example', Rate: 0.08 },
  {
    id: 'recB',
    Code: 'ATELIER',
    Name: 'Atelier Roux',
    Email: 'bonjour@atelier-roux.example',
    Rate: 0.1,
  },
  { id: 'recC', Code: 'RIEN', Name: 'Sans Vente', Email: 'contact@sans-vente.example', Rate: 0.1 },
]
const order = (name: string, code: string, subtotal_price: string, more: object = {}) => ({
  name,
  created_at: '2026-10-14T10:00:00+02:00',
  cancelled_at: null,
  taxes_included: true,
  subtotal_price,
  discount_codes: [{ code }],
  refunds: [],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un retour partiel, un code inconnu', en: 'A partial return, an unknown code' },
    given: {
      third: [{}],
      partners,
      orders: [
        order('#1001', 'LEA10', '120.00'),
        order('#1002', 'lea10', '60.00', {
          refunds: [{ refund_line_items: [{ subtotal: '24.00' }] }],
        }),
        order('#1003', 'ATELIER', '99.90', { taxes_included: false }),
        order('#1004', 'ATELIER', '500.00', { cancelled_at: '2026-10-15T08:00:00+02:00' }),
        order('#1005', 'NOEL', '40.00'),
      ],
      ask: [{ data: { approved: true } }],
      send: [{ accepted: true }, { accepted: true }],
      note: [{ id: 'r1' }, { id: 'r2' }],
    },
    expects: {
      count: [
        {
          due: [
            { code: 'LEA10', base: 130, owed: 10.4 },
            { code: 'ATELIER', base: 99.9, owed: 9.99 },
          ],
          strangers: ['NOEL'],
          total: 20.39,
        },
      ],
      each: [
        {
          csv: {
            fr: 'commande;jour;base HT\r\n#1001;2026-10-14;100,00\r\n#1002;2026-10-14;30,00',
            en: 'order,day,base before tax\r\n#1001,2026-10-14,100.00\r\n#1002,2026-10-14,30.00',
          },
        },
        { name: 'Atelier Roux' },
      ],
      file: { count: 2 },
    },
    asks: {
      orders: [
        {
          options: {
            createdAtMin: '2026-10-01T00:00:00.000+02:00',
            createdAtMax: '2026-11-01T00:00:00.000+01:00',
          },
        },
      ],
      ask: [
        {
          message: {
            fr: 'Léa Vidal : commandes 2, base 130,00 €, dû 10,40 €\nAtelier Roux : commandes 1, base 99,90 €, dû 9,99 €\n\nCodes sans partenaire : NOEL',
            en: 'Léa Vidal: orders 2, base €130.00, due €10.40\nAtelier Roux: orders 1, base €99.90, due €9.99\n\nCodes without a partner: NOEL',
          },
        },
      ],
      note: [
        { columns: { value: { Code: 'LEA10', Month: '2026-10', Owed: 10.4 } } },
        { columns: { value: { Code: 'ATELIER', Owed: 9.99 } } },
      ],
    },
  },
  {
    name: { fr: 'Le relevé revient', en: 'The statement bounces' },
    given: {
      third: [{}],
      partners,
      orders: [order('#1010', 'LEA10', '12.00')],
      ask: [{ data: { approved: true } }],
      send: { fails: 'Mailbox unavailable' },
      unsent: [{ accepted: true }],
    },
    expects: { each: [{ owed: 0.8, base: 10 }], note: 'not reached' },
    asks: {
      unsent: [
        {
          subject: {
            fr: 'Relevé non parti : Léa Vidal, 0,80 €',
            en: 'Statement not sent: Léa Vidal, €0.80',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Non approuvé', en: 'Not approved' },
    given: {
      third: [{}],
      partners,
      orders: [order('#1011', 'ATELIER', '24.00')],
      ask: [{ data: { approved: false } }],
    },
    expects: { some: [{ total: 2 }], yes: { count: 0 }, each: 'not reached' },
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify is silent' },
    given: {
      third: [{}],
      partners,
      orders: { fails: 'Exceeded 2 calls per second' },
      warn: [{ accepted: true }],
    },
    expects: { count: 'not reached', ask: 'not reached' },
    asks: {
      warn: [{ subject: { fr: 'Commissions non calculées', en: 'Commissions not worked out' } }],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable is silent' },
    given: {
      third: [{}],
      partners: { fails: 'Not found' },
      warn: [{ accepted: true }],
    },
    expects: { orders: 'not reached', count: 'not reached' },
    asks: {
      warn: [{ subject: { fr: 'Commissions non calculées', en: 'Commissions not worked out' } }],
    },
  },
]
