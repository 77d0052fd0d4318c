import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const LINA = {
  name: 'Lina Février',
  address1: '12, rue des Écoles',
  address2: '',
  zip: '69003',
  city: 'Lyon',
  country_code: 'FR',
}
const order = (number: number, shipping_address: JsonObject | null, more = {}) => ({
  id: 5000 + number,
  name: `#${number}`,
  order_number: number,
  cancelled_at: null,
  tags: '',
  shipping_address,
  shipping_lines: [{ code: 'Colissimo' }],
  ...more,
})
const SAME = { ...LINA, name: 'LINA FEVRIER', address1: '12 rue des ecoles', address2: null }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux commandes, puis une troisième', en: 'Two orders, then a third one' },
    given: {
      rounds: [{}],
      orders: [
        order(1043, SAME, { tags: 'cadeau' }),
        order(1042, LINA),
        order(1044, { ...LINA, name: 'Paul Février' }),
        order(1045, LINA, { shipping_lines: [{ code: 'Point relais' }] }),
        order(1046, LINA, { tags: 'Volumineux' }),
        order(1047, LINA, { cancelled_at: '2026-11-22T20:00:00+01:00' }),
        order(1048, null),
        order(1050, { ...LINA, name: '', address1: null }),
        order(1051, { ...LINA, name: '', address1: null }),
        order(1052, { ...LINA, name: 'Νίκος' }),
        order(1053, { ...LINA, name: 'Ελένη' }),
        order(1030, { ...LINA, zip: '13001', city: 'Marseille' }, { tags: 'carton-1030' }),
        order(1031, { ...LINA, zip: '13001', city: 'Marseille' }, { tags: 'carton-1030' }),
        order(1049, { ...LINA, zip: '13001', city: 'Marseille' }),
      ],
      tag: [{ id: 6042 }, { id: 6043 }, { id: 6049 }],
      post: [{ id: 't1' }],
    },
    expects: {
      group: [
        { id: 6042, box: 'carton-1042', tags: 'carton-1042', all: '#1042, #1043' },
        { id: 6043, box: 'carton-1042', tags: 'cadeau, carton-1042' },
        { id: 6049, box: 'carton-1030', all: '#1030, #1031, #1049' },
      ],
      say: [{ boxes: 2, refused: 0 }],
      tell: 'not reached',
    },
    asks: {
      tag: [
        { orderId: 6042, updateFields: { tags: 'carton-1042' } },
        { orderId: 6043, updateFields: { tags: 'cadeau, carton-1042' } },
        { orderId: 6049 },
      ],
      post: [
        {
          message: {
            fr: 'Cartons à regrouper : 2\n- carton-1042 : #1042, #1043 (Lyon)\n- carton-1030 : #1030, #1031, #1049 (Marseille)',
            en: 'Boxes to put together: 2\n- carton-1042: #1042, #1043 (Lyon)\n- carton-1030: #1030, #1031, #1049 (Marseille)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est déjà étiqueté', en: 'All tagged already' },
    given: {
      rounds: [{}],
      orders: [
        order(1042, LINA, { tags: 'carton-1042' }),
        order(1043, SAME, { tags: 'cadeau, carton-1042' }),
      ],
    },
    expects: { group: { count: 0 }, tag: 'not reached' },
    asks: { orders: [{ options: { fulfillmentStatus: 'unshipped', status: 'open' } }] },
  },
  {
    name: { fr: 'Shopify refuse les étiquettes', en: 'Shopify refuses the tags' },
    given: {
      rounds: [{}],
      orders: [order(1042, LINA), order(1043, LINA)],
      tag: { fails: 'Requires write_orders scope' },
      post: [{ id: 't1' }],
      tell: [{ accepted: true }],
    },
    expects: { say: [{ boxes: 1, refused: 2 }], wrong: { count: 1 } },
    asks: {
      tell: [
        {
          text: {
            fr: '- carton-1042 : #1042, #1043 (Lyon)\nÉtiquette non posée, à faire à la main : #1042, #1043',
            en: '- carton-1042: #1042, #1043 (Lyon)\nTag not set, to be done by hand: #1042, #1043',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Shopify cache les adresses', en: 'Shopify withholds the addresses' },
    given: {
      rounds: [{}],
      orders: [order(1042, { city: 'Lyon', zip: '69003' }), order(1043, { city: 'Lyon' })],
      tell: [{ accepted: true }],
    },
    expects: { 'group.error': { count: 1 }, tag: 'not reached' },
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify does not answer' },
    given: { rounds: [{}], orders: { fails: 'Service Unavailable' }, tell: [{ accepted: true }] },
    expects: { settings: [{ keep: ['seul', 'volumineux'] }], group: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Regroupement impossible : Service Unavailable',
            en: 'Cannot group: Service Unavailable',
          },
        },
      ],
    },
  },
]
