import type { Example } from '../recipe.ts'

const order = (
  id: number,
  country: string,
  paid: string | null,
  total: string,
  total_tax: string,
  more = {},
) => ({
  id,
  number: String(id),
  currency: 'EUR',
  date_paid_gmt: paid,
  total,
  total_tax,
  billing: { country: 'FR' },
  shipping: { country },
  refunds: [],
  meta_data: [],
  ...more,
})
const fresh = (year: number, step: number) => [{ key: `${year}/${step}` }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le seuil passe avec une commande', en: 'One order goes past the limit' },
    given: {
      morning: [{}],
      orders: [
        order(9, 'DE', '2026-11-20T10:00:00', '1440.00', '240.00'),
        order(2, 'BE', '2026-03-02T10:00:00', '7200.00', '1200.00'),
        order(3, 'ES', '2026-05-02T10:00:00', '4800.00', '800.00', {
          refunds: [{ id: 1, total: '-1200.00' }],
        }),
        order(4, 'FR', '2026-05-03T10:00:00', '99000.00', '16500.00'),
        order(5, 'CH', '2026-05-04T10:00:00', '500.00', '0.00'),
        order(6, 'IT', '2026-05-05T10:00:00', '6000.00', '0.00', {
          meta_data: [{ key: '_billing_vat_number', value: 'IT00000000000' }],
        }),
        order(7, 'SE', '2026-06-05T10:00:00', '1120.00', '0.00', { currency: 'SEK' }),
        order(8, 'BE', null, '300.00', '50.00'),
        order(1, 'BE', '2025-12-31T22:30:00', '600.00', '100.00'),
        order(10, 'NL', '2025-12-31T23:30:00', '12.00', '2.00'),
      ],
      fresh: fresh(2026, 100),
      write: [{ accepted: true }],
      remember: [{ id: 1 }],
    },
    expects: {
      paid: { count: 8 },
      sum: [
        {
          key: '2026/100',
          share: 103,
          total: 10_310,
          sales: 5,
          crossed: '9',
          text: {
            fr: 'Depuis janvier 2026 : 10\u00A0310\u00A0€ hors TVA, 5 ventes à des particuliers\n- BE : 6\u00A0000\u00A0€\n- ES : 3\u00A0000\u00A0€\n- DE : 1\u00A0200\u00A0€\n- SE : 100\u00A0€\n- NL : 10\u00A0€\nLe seuil est passé avec la commande 9 du 20/11/2026 : la TVA du pays de l’acheteur est due dès cette vente. Voyez votre comptable et le guichet unique.',
            en: 'Since January 2026: €10,310 before VAT, 5 sales to consumers\n- BE: €6,000\n- ES: €3,000\n- DE: €1,200\n- SE: €100\n- NL: €10\nThe limit was passed with order 9 of 20/11/2026: VAT of the buyer’s country is due from that sale on. See your accountant and the one-stop shop.',
          },
        },
      ],
      tell: 'not reached',
    },
    asks: {
      orders: [{ options: { after: '2025-12-17T00:00:00.000+01:00' } }],
      write: [
        {
          subject: {
            fr: 'Ventes à l’Union européenne : seuil passé, 10\u00A0000\u00A0€',
            en: 'Sales to the European Union: limit passed, €10,000',
          },
        },
      ],
      remember: [{ columns: { value: { step: '2026/100' } } }],
    },
  },
  {
    name: { fr: 'Trois quarts du seuil', en: 'Three quarters of the limit' },
    given: {
      morning: [{}],
      orders: [order(2, 'BE', '2026-03-02T10:00:00', '9000.00', '1500.00')],
      fresh: fresh(2026, 70),
      write: [{ accepted: true }],
      remember: [{ id: 2 }],
    },
    expects: { sum: [{ step: 70, share: 75, crossed: '' }] },
    asks: {
      write: [
        {
          subject: {
            fr: 'Ventes à l’Union européenne : 75\u00A0% du seuil',
            en: 'Sales to the European Union: 75% of the limit',
          },
          text: {
            fr: 'Depuis janvier 2026 : 7\u00A0500\u00A0€ hors TVA, 1 vente à un particulier\n- BE : 7\u00A0500\u00A0€\nReste avant le seuil : 2\u00A0500\u00A0€',
            en: 'Since January 2026: €7,500 before VAT, 1 sale to a consumer\n- BE: €7,500\nLeft before the limit: €2,500',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une devise sans cours', en: 'A currency without a rate' },
    given: {
      morning: [{}],
      orders: [order(2, 'DK', '2026-03-02T10:00:00', '900.00', '0.00', { currency: 'DKK' })],
      tell: [{ accepted: true }],
    },
    expects: { 'sum.error': { count: 1 }, reached: 'not reached' },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      morning: [{}],
      orders: { fails: '503 - Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { paid: { count: 1 }, 'sum.error': { count: 1 } },
  },
]
