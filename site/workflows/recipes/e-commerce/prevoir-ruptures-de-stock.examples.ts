import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois produits, deux pressés', en: 'Three products, two pressing' },
    given: {
      monday: [{}],
      orders: [
        {
          id: 1,
          line_items: [
            { product_id: 11, quantity: 20 },
            { product_id: 12, quantity: 4 },
          ],
        },
        {
          id: 2,
          line_items: [
            { product_id: 11, quantity: 8 },
            { product_id: 13, quantity: 14 },
          ],
        },
      ],
      products: [
        { id: 11, name: 'Savon au miel', stock_quantity: 12 },
        { id: 12, name: 'Bougie de cire', stock_quantity: 40 },
        { id: 13, name: 'Baume', stock_quantity: 3 },
        { id: 14, name: 'Coffret', stock_quantity: 0 },
      ],
      mail: [{ messageId: 'm-1' }],
    },
    expects: {
      sold: [
        { product_id: 11, sum_quantity: 28 },
        { product_id: 12, sum_quantity: 4 },
        { product_id: 13, sum_quantity: 14 },
      ],
      pace: [
        { name: 'Savon au miel', days: 12, order: 16 },
        { name: 'Bougie de cire', days: 280, order: 0 },
        { name: 'Baume', days: 6, order: 11 },
      ],
      first: [{ name: 'Baume' }, { name: 'Savon au miel' }],
      silent: 'not reached',
    },
    asks: {
      orders: [{ options: { after: '2026-10-26T08:30:00.000+01:00' } }],
      mail: [
        {
          subject: { fr: 'À commander cette semaine : 2', en: 'To order this week: 2' },
          textContent: {
            fr: 'Baume : 3 en stock, 14 vendus, 6 jours, commander 11\nSavon au miel : 12 en stock, 28 vendus, 12 jours, commander 16',
            en: 'Baume: 3 in stock, 14 sold, 6 days, order 11\nSavon au miel: 12 in stock, 28 sold, 12 days, order 16',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique refuse les commandes', en: 'The shop refuses its orders' },
    given: {
      monday: [{}],
      orders: { fails: 'Sorry, you cannot list resources.' },
      products: [{ id: 11, name: 'Savon au miel', stock_quantity: 12 }],
      silent: [{ messageId: 'm-2' }],
    },
    expects: { shelf: [{ product_id: 11, stock: 12 }], sold: 'not reached', mail: 'not reached' },
    asks: {
      silent: [
        {
          textContent: {
            fr: 'La boutique a répondu : Sorry, you cannot list resources.',
            en: 'The shop answered: Sorry, you cannot list resources.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique refuse ses produits', en: 'The shop refuses its products' },
    given: {
      monday: [{}],
      orders: [
        {
          id: 3,
          line_items: [
            { product_id: 11, quantity: 2 },
            { product_id: 11, quantity: 5 },
          ],
        },
      ],
      products: { fails: 'Consumer key is invalid.' },
      silent: [{ messageId: 'm-3' }],
    },
    expects: { sold: [{ product_id: 11, sum_quantity: 7 }], shelf: 'not reached' },
    asks: {
      silent: [
        {
          textContent: {
            fr: 'La boutique a répondu : Consumer key is invalid.',
            en: 'The shop answered: Consumer key is invalid.',
          },
        },
      ],
    },
  },
]
