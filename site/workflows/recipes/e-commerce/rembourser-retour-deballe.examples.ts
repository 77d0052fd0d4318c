import type { Example } from '../recipe.ts'

const parcel = (lines: string, state = { fr: 'Comme neuf', en: 'As new' }) => [
  { order: 812, lines, state },
]
const item = (
  id: number,
  sku: string,
  name: string,
  quantity: number,
  total: string,
  tax: string,
) => ({
  id,
  sku,
  name,
  quantity,
  total,
  total_tax: tax,
  taxes: [{ id: 1, total: tax }],
})
const ORDER = [
  {
    id: 812,
    number: '812',
    currency: 'EUR',
    total: '160.00',
    shipping_total: '8.33',
    shipping_tax: '1.67',
    line_items: [
      item(11, 'SAC-01', 'Sac cabas', 2, '100.00', '20.00'),
      item(12, 'BOL-9', 'Bol bleu', 3, '25.00', '5.00'),
    ],
  },
]
const refund = (item_id: number, quantity: number, amount: string) => ({
  id: 900 + item_id,
  amount,
  line_items: [
    {
      id: 1,
      quantity: -quantity,
      meta_data: [{ key: '_refunded_item_id', value: String(item_id) }],
    },
  ],
})
const answer = (fr: string, en: string, other = '') => [
  {
    data: {
      Décision: fr,
      Decision: en,
      'Autre montant': other,
      'Other amount': other,
    },
  },
]
const ALL = answer('Rembourser ce montant', 'Refund this amount')
const LESS = (other: string) =>
  answer('Rembourser l’autre montant', 'Refund the other amount', other)
const told = (fr: string, en: string) => [{ text: { fr, en } }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une unité sur deux, deux bols sur trois',
      en: 'One of two bags, two of three bowls',
    },
    given: {
      parcel: parcel('sac-01 1\nBOL-9 2\n'),
      order: ORDER,
      earlier: [{}],
      ask: ALL,
      again: [{}],
      refund: [{ id: 931 }],
      done: [{ accepted: true }],
    },
    expects: {
      work: [
        {
          kind: 'sound',
          amount: 80,
          delivery: 0,
          items: [
            { id: 11, quantity: 1, refund_total: 50, refund_tax: [{ id: 1, refund_total: 10 }] },
            {
              id: 12,
              quantity: 2,
              refund_total: 16.67,
              refund_tax: [{ id: 1, refund_total: 3.33 }],
            },
          ],
        },
      ],
      decide: [{ kind: 'pay', body: { amount: '80.00', api_refund: true, api_restock: false } }],
      tell: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'Retour de la commande 812 : 80\u00A0€',
            en: 'Return of order 812: €80',
          },
          message: {
            fr: '- 1 × Sac cabas<br>- 2 × Bol bleu<br>État noté : Comme neuf<br>Articles, taxes comprises : 80\u00A0€<br>Livraison aller : 0\u00A0€<br>Déjà remboursé : 0\u00A0€',
            en: '- 1 × Sac cabas<br>- 2 × Bol bleu<br>State noted: As new<br>Items, taxes included: €80<br>Delivery outward: €0<br>Refunded already: €0',
          },
        },
      ],
      refund: [
        {
          method: 'POST',
          url: 'https://www.votre-boutique.example/wp-json/wc/v3/orders/812/refunds',
        },
      ],
      done: [{ text: { fr: '80,00 €', en: '€80.00' } }],
    },
  },
  {
    name: { fr: 'Le reste revient abîmé, moins est rendu', en: 'The rest comes back damaged' },
    given: {
      parcel: parcel('SAC-01 1\nBOL-9 3', { fr: 'Abîmé', en: 'Damaged' }),
      order: ORDER,
      earlier: [refund(11, 1, '60.00')],
      ask: LESS('70,50'),
      again: [refund(11, 1, '60.00')],
      refund: { fails: 'Gateway error' },
      tell: [{ accepted: true }],
    },
    expects: {
      work: [{ goods: 90, delivery: 5.9, amount: 95.9, given: 60 }],
      decide: [
        {
          kind: 'pay',
          amount: 70.5,
          body: {
            amount: '70.50',
            line_items: [
              {
                id: 11,
                quantity: 1,
                refund_total: 36.76,
                refund_tax: [{ id: 1, refund_total: 7.35 }],
              },
              {
                id: 12,
                quantity: 3,
                refund_total: 18.38,
                refund_tax: [{ id: 1, refund_total: 3.68 }],
              },
            ],
          },
        },
      ],
      done: 'not reached',
    },
    asks: {
      tell: told(
        'Échec : Gateway error. Vérifiez dans WooCommerce avant de recommencer.',
        'Failed: Gateway error. Look in WooCommerce before you start again.',
      ),
    },
  },
  {
    name: { fr: 'Remboursée par un autre entre-temps', en: 'Refunded by somebody else meanwhile' },
    given: {
      parcel: parcel('SAC-01 1'),
      order: ORDER,
      earlier: [{}],
      ask: ALL,
      again: [refund(11, 1, '60.00')],
      tell: [{ accepted: true }],
    },
    expects: { decide: [{ kind: 'moved' }], refund: 'not reached' },
  },
  {
    name: {
      fr: 'Trop d’unités, une référence inconnue',
      en: 'Too many units, an unknown reference',
    },
    given: {
      parcel: parcel('SAC-01 3\nXYZ 1'),
      order: ORDER,
      earlier: [{}],
      tell: [{ accepted: true }],
    },
    expects: { ask: 'not reached', 'sound.other': { count: 1 } },
    asks: {
      tell: told(
        'Retour non chiffré : ligne sans article dans la commande : XYZ 1; SAC-01 : reste à rendre 2',
        'Return not worked out: row without an item in the order: XYZ 1; SAC-01: left to return 2',
      ),
    },
  },
  {
    name: { fr: 'Deux lignes, en livres', en: 'Two rows, in pounds' },
    given: {
      parcel: parcel('SAC-01 1\nBOL-9 1'),
      order: ORDER.map((order) => ({
        ...order,
        currency: 'GBP',
        line_items: [...order.line_items, item(13, 'SAC-01', 'Sac cabas', 1, '45.00', '9.00')],
      })),
      earlier: [{}],
      tell: [{ accepted: true }],
    },
    expects: { ask: 'not reached' },
    asks: {
      tell: told(
        'Retour non chiffré : référence sur deux lignes : SAC-01; devise de la commande : GBP',
        'Return not worked out: reference on two rows: SAC-01; currency of the order: GBP',
      ),
    },
  },
  {
    name: { fr: 'Un montant trop grand', en: 'Too large an amount' },
    given: {
      parcel: parcel('SAC-01 1'),
      order: ORDER,
      earlier: [{}],
      ask: LESS('600'),
      again: [{}],
      tell: [{ accepted: true }],
    },
    expects: { decide: [{ kind: 'wrong' }] },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: {
      parcel: parcel('SAC-01 1'),
      order: ORDER,
      earlier: [{}],
      ask: [{}],
      again: [{}],
      tell: [{ accepted: true }],
    },
    expects: { decide: [{ kind: 'silent' }] },
    asks: {
      tell: told(
        'Aucune décision en trois jours, et le délai légal court.',
        'No decision in three days, and the legal delay is running.',
      ),
    },
  },
  {
    name: { fr: 'Commande illisible', en: 'Order unreadable' },
    given: {
      parcel: parcel('SAC-01 1'),
      order: { fails: '404 - Not found' },
      earlier: { fails: '404 - Not found' },
      tell: [{ accepted: true }],
    },
    expects: {
      work: [
        {
          kind: 'odd',
          why: {
            fr: 'commande illisible : 404 - Not found',
            en: 'order unreadable: 404 - Not found',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La question ne part pas', en: 'The question does not leave' },
    given: {
      parcel: parcel('SAC-01 1'),
      order: ORDER,
      earlier: [{}],
      ask: { fails: 'Connection timeout' },
      tell: [{ accepted: true }],
    },
    expects: { again: 'not reached', work: [{ price: { fr: '60\u00A0€', en: '€60' } }] },
  },
]
