import type { Example } from '../recipe.ts'

const product = (sku: string, price: string, inventory_quantity: number, status = 'active') => ({
  status,
  variants: [{ sku, price, inventory_quantity }],
})
const offer = (shop_sku: string, price: number, quantity: number) => ({ shop_sku, price, quantity })
const EIGHT = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'] as const
const shop = EIGHT.map((sku) => product(sku, '10.00', 6))
const online = EIGHT.map((sku) => offer(sku, 10, 5))
const unchanged = (fr: string, en: string) => ({
  tell: [
    {
      text: {
        fr: `Les offres sont restées telles quelles : ${fr}`,
        en: `Offers stayed as they were: ${en}`,
      },
    },
  ],
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un stock, un inconnu, un sans offre',
      en: 'A stock, a stranger, one without offer',
    },
    given: {
      hourly: [{}],
      shop: [...shop.slice(1), product('S1', '10.00', 1), product('N1', '24.00', 9)],
      market: [
        { offers: online.slice(0, 4), total_count: 10 },
        { offers: [...online.slice(4), offer('OLD', 7, 3), offer('GONE', 7, 0)] },
      ],
      send: [{ import_id: 71 }],
      tell: [{ accepted: true }],
    },
    expects: {
      'compare.different': [{ sku: 'S1', quantity: 0, price: 10 }],
      'compare.onlySecond': { count: 2 },
      batch: [
        {
          count: 2,
          share: 20,
          wild: false,
          offers: [
            { shop_sku: 'S1', quantity: 0 },
            { shop_sku: 'OLD', quantity: 0, price: 7, update_delete: 'update' },
          ],
        },
      ],
      ask: 'not reached',
    },
    asks: {
      tell: [{ text: { fr: 'Références sans offre : N1', en: 'References without an offer: N1' } }],
      send: [{ url: 'https://votre-operateur.mirakl.example/api/offers', method: 'POST' }],
    },
  },
  {
    name: { fr: 'Un prix divisé par dix, accepté', en: 'A price cut to a tenth, accepted' },
    given: {
      hourly: [{}],
      shop: [...shop.slice(1), product('S1', '1.00', 6)],
      market: [{ offers: online }],
      ask: [{ data: { approved: true } }],
      send: [{ import_id: 72 }],
    },
    expects: {
      batch: [{ count: 1, falls: ['S1 10 > 1'], wild: true }],
      'agreed.yes': { count: 1 },
      tell: 'not reached',
    },
    asks: {
      ask: [
        {
          message: {
            fr: '1 offres à changer (13 %). Chutes de prix : S1 10 > 1',
            en: '1 offers to change (13%). Falls in price: S1 10 > 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trop d’offres à la fois, silence', en: 'Too many at once, and silence' },
    given: {
      hourly: [{}],
      shop: EIGHT.map((sku, at) => product(sku, '10.00', at < 3 ? 2 : 6)),
      market: [{ offers: online }],
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { batch: [{ count: 3, share: 38, falls: [], wild: true }], send: 'not reached' },
    asks: unchanged('changement non accepté.', 'change not accepted.'),
  },
  {
    name: { fr: 'Mirakl refuse le lot', en: 'Mirakl refuses the batch' },
    given: {
      hourly: [{}],
      shop: [...shop.slice(1), product('S1', '10.00', 3)],
      market: [{ offers: online }],
      send: { fails: 'Too many requests' },
      tell: [{ accepted: true }],
    },
    expects: { batch: [{ count: 1, wild: false }], ask: 'not reached' },
    asks: unchanged('Too many requests', 'Too many requests'),
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify does not answer' },
    given: {
      hourly: [{}],
      shop: { fails: 'Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, compare: 'not reached' },
    asks: unchanged('Service unavailable', 'Service unavailable'),
  },
  {
    name: { fr: 'La place de marché ne répond pas', en: 'The marketplace does not answer' },
    given: {
      hourly: [{}],
      shop,
      market: { fails: 'Unauthorized' },
      tell: [{ accepted: true }],
    },
    expects: { mine: 'not reached', compare: 'not reached' },
    asks: unchanged('Unauthorized', 'Unauthorized'),
  },
]
