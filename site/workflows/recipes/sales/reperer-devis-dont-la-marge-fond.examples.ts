import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const quote = (
  id: number,
  user: number,
  more: Readonly<Record<string, string | boolean>> = {},
) => ({
  id,
  name: `S00${id}`,
  partner_id: [id, 'Métallerie Roy'],
  user_id: user ? [user, 'Inès'] : false,
  validity_date: '2026-11-30',
  currency_id: [1, 'EUR'],
  ...more,
})
const USD = { currency_id: [2, 'USD'] }
const line = (order: number, product: number, qty: number, price: number, cost: number) => ({
  order_id: [order, `S00${order}`],
  product_id: [product, `Article ${product}`],
  product_uom: [1, 'Unités'],
  product_uom_qty: qty,
  price_subtotal: price,
  purchase_price: cost,
  display_type: false,
})
const cost = (id: number, standard_price: number, unit = 1) => ({
  id,
  standard_price,
  uom_id: [unit, 'Unités'],
})

export const examples: readonly Example[] = [
  {
    name: both(
      'Trois devis sous le plancher, un déjà dit',
      'Three below the floor, one told before',
    ),
    given: {
      daily: [{}],
      quotes: [
        quote(10, 5),
        quote(11, 5),
        quote(12, 0, { validity_date: false }),
        quote(13, 5, { validity_date: '2026-11-20' }),
        { ...quote(14, 5), ...USD },
        quote(15, 5),
      ],
      lines: [
        line(10, 1, 10, 1250, 90),
        line(10, 2, 1, 300, 200),
        { ...line(10, 3, 5, 500, 10), product_uom: [7, 'Mètres'] },
        { order_id: [10, 'S0010'], product_id: false, display_type: 'line_note' },
        line(11, 1, 10, 1400, 90),
        line(12, 1, 10, 1200, 90),
        line(13, 1, 10, 1200, 90),
        line(14, 1, 10, 1200, 90),
        line(15, 1, 10, 1200, 106),
      ],
      products: [cost(1, 108), cost(2, 200), cost(3, 12)],
      users: [{ id: 5, email: 'ines@votre-entreprise.example' }],
      known: [{ quote: '12', margin: 0.15 }],
      write: [{ accepted: true }, { accepted: true }],
      mark: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      margins: [
        {
          to: 'ines@votre-entreprise.example',
          count: 1,
          rows: [{ quote: '10', margin: 0.17419354838709677 }],
        },
        { to: 'responsable-ventes@votre-entreprise.example', count: 1 },
      ],
      rows: [{ quote: '10' }, { quote: '12', margin: 0.1 }],
      broken: 'not reached',
    },
    asks: {
      lines: [{ filters: { filter: [{ operator: 'in', value: '10,11,12,13,14,15' }] } }],
      products: [{ filters: { filter: [{ value: '1,2,3,0' }] } }],
      write: [
        {
          text: both(
            'S0010, Métallerie Roy : 29,0 % → 17,4 %\nIl manque 10,98\u00A0€ HT pour revenir à 18,0 %. Article 1 90\u00A0€ → 108\u00A0€. Valable jusqu’au 30/11/2026. Lignes non comparées : 1.',
            'S0010, Métallerie Roy: 29.0% → 17.4%\nShort of €10.98 before tax to be back at 18.0%. Article 1 €90 → €108. Valid until 30/11/2026. Lines not compared: 1.',
          ),
        },
        {},
      ],
    },
  },
  {
    name: both('Le courriel d’Inès est refusé', 'The email to Inès is refused'),
    given: {
      daily: [{}],
      quotes: [quote(10, 5)],
      lines: [line(10, 1, 10, 1200, 90)],
      products: [cost(1, 108)],
      users: [{ id: 5, email: 'ines@votre-entreprise.example' }],
      known: [{}],
      write: { fails: 'Mailbox full' },
      broken: [{ accepted: true }],
    },
    expects: { margins: [{ count: 1 }], mark: 'not reached' },
    asks: {
      broken: [
        {
          text: both(
            'Non envoyé à ines@votre-entreprise.example.\nS0010, Métallerie Roy : 25,0 % → 10,0 %\nIl manque 117,07\u00A0€ HT pour revenir à 18,0 %. Article 1 90\u00A0€ → 108\u00A0€. Valable jusqu’au 30/11/2026.\nMailbox full',
            'Not sent to ines@votre-entreprise.example.\nS0010, Métallerie Roy: 25.0% → 10.0%\nShort of €117.07 before tax to be back at 18.0%. Article 1 €90 → €108. Valid until 30/11/2026.\nMailbox full',
          ),
        },
      ],
    },
  },
  {
    name: both('L’option « Marges » n’est pas activée', 'The “Margins” option is off'),
    given: {
      daily: [{}],
      quotes: [quote(10, 5)],
      lines: [{ order_id: [10, 'S0010'], product_id: [1, 'Article 1'], price_subtotal: 900 }],
      products: [cost(1, 108)],
      users: { fails: 'Access denied' },
      known: [{}],
      broken: [{ accepted: true }],
    },
    expects: { margins: [{ kind: 'broken' }], write: 'not reached' },
    asks: {
      broken: [
        {
          text: both(
            'Aucune ligne ne porte de coût : activez les marges dans les réglages des ventes d’Odoo.',
            'No line holds a cost: turn margins on in the sales settings of Odoo.',
          ),
        },
      ],
    },
  },
  ...(['quotes', 'lines', 'products'] as const).map((broken): Example => ({
    name: both(`Odoo muet (${broken})`, `Odoo silent (${broken})`),
    given: {
      daily: [{}],
      quotes: [quote(10, 5)],
      lines: [line(10, 1, 10, 1200, 90)],
      products: [cost(1, 108)],
      broken: [{ accepted: true }],
      [broken]: { fails: 'Service unavailable' },
    },
    expects: { settings: [{ floor: 0.18, again: 0.02 }], margins: 'not reached' },
    asks: { broken: [{ text: 'Service unavailable' }] },
  })),
]
