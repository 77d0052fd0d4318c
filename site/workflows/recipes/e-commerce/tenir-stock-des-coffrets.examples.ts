import type { Example } from '../recipe.ts'

const product = (id: number, name: string, stock_quantity: number | null) => ({
  id,
  name,
  stock_quantity,
  manage_stock: stock_quantity !== null,
})
const order = (id: number, product_id: number, quantity: number) => [
  { id, status: 'processing', line_items: [{ product_id, quantity }] },
]
const rows = [
  { bundle: '90', component: '11', quantity: '3' },
  { bundle: '90', component: '12', quantity: '1' },
  { bundle: '91', component: '11', quantity: '2' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux coffrets vendus, plus de bougies', en: 'Two sets sold, no candles left' },
    given: {
      order: order(501, 90, 2),
      fresh: order(501, 90, 2),
      claim: [{ id: 1, order: 501 }],
      composition: rows,
      products: [
        product(11, 'Savon au miel', 20),
        product(12, 'Bougie de cire', 2),
        product(90, 'Coffret Noël', 4),
        product(91, 'Duo de savons', 10),
      ],
      write: [{ id: 11 }, { id: 12 }, { id: 90 }, { id: 91 }],
      tell: [{ id: 'm1' }],
    },
    expects: {
      work: [
        { id: 11, before: 20, stock: 14 },
        { id: 12, before: 2, stock: 0 },
        { id: 90, stock: 0, limit: 'Bougie de cire' },
        { id: 91, before: 10, stock: 7 },
      ],
      ended: { count: 1 },
      strange: 'not reached',
    },
    asks: {
      write: [
        { productId: 11, updateFields: { stockQuantity: 14 } },
        { productId: 12 },
        { productId: 90, updateFields: { stockQuantity: 0 } },
        { productId: 91 },
      ],
      tell: [
        {
          message: {
            fr: 'Coffret Noël : épuisé, il manque Bougie de cire.',
            en: 'Coffret Noël: sold out, short of Bougie de cire.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un composant sans suivi de stock', en: 'An item that is not counted' },
    given: {
      order: order(502, 11, 1),
      fresh: order(502, 11, 1),
      claim: [{ id: 2, order: 502 }],
      composition: rows,
      products: [
        product(11, 'Savon au miel', 14),
        product(12, 'Bougie de cire', null),
        product(90, 'Coffret Noël', 4),
        product(91, 'Duo de savons', 7),
      ],
      strange: [{ id: 'm2' }],
    },
    expects: {
      work: [
        { id: 90, state: 'unknown', missing: 12 },
        { id: 91, state: 'same', stock: 7 },
      ],
      write: 'not reached',
    },
    asks: {
      strange: [
        {
          message: {
            fr: 'Coffret Noël : stock non recalculé, le produit 12 est introuvable ou sans suivi.',
            en: 'Coffret Noël: stock not recounted, product 12 cannot be found or is not counted.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique refuse un stock', en: 'The shop refuses a stock' },
    given: {
      order: order(503, 91, 1),
      fresh: order(503, 91, 1),
      claim: [{ id: 3, order: 503 }],
      composition: [{ bundle: '91', component: '11', quantity: '2' }],
      products: [product(11, 'Savon au miel', 14), product(91, 'Duo de savons', 6)],
      write: { fails: 'Gateway timeout' },
      byHand: [{ messageId: 'b1' }],
    },
    expects: {
      work: [
        { id: 11, stock: 12 },
        { id: 91, state: 'same' },
      ],
      ended: 'not reached',
    },
    asks: {
      byHand: [
        {
          subject: {
            fr: 'Savon au miel : stock à saisir 12',
            en: 'Savon au miel: stock to enter 12',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
    given: {
      order: order(504, 90, 1),
      fresh: order(504, 90, 1),
      claim: [{ id: 4, order: 504 }],
      composition: { fails: 'The service is unavailable' },
      byHand: [{ messageId: 'b2' }],
    },
    expects: { missed: { count: 1 }, products: 'not reached' },
    asks: {
      byHand: [
        {
          subject: {
            fr: 'Commande 504 : composants à déduire à la main',
            en: 'Order 504: take its items off by hand',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Baserow hors d’atteinte, sans erreur',
      en: 'Baserow out of reach, without an error',
    },
    given: {
      order: order(504, 90, 1),
      fresh: order(504, 90, 1),
      claim: [{ id: 4, order: 504 }],
      composition: { fails: 'connect ECONNREFUSED', whole: true },
      byHand: [{ messageId: 'b2' }],
    },
    expects: { missed: { count: 1 }, products: 'not reached' },
    asks: {
      byHand: [
        {
          subject: {
            fr: 'Commande 504 : composants à déduire à la main',
            en: 'Order 504: take its items off by hand',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les stocks sont illisibles', en: 'Stock cannot be read' },
    given: {
      order: order(505, 90, 1),
      fresh: order(505, 90, 1),
      claim: [{ id: 5, order: 505 }],
      composition: rows,
      products: { fails: 'Consumer key is invalid.' },
      byHand: [{ messageId: 'b3' }],
    },
    expects: { missed: { count: 1 }, work: 'not reached' },
    asks: {
      byHand: [
        {
          textContent: {
            fr: 'À saisir dans WooCommerce, après la commande 505.',
            en: 'To be entered in WooCommerce, following order 505.',
          },
        },
      ],
    },
  },
]
