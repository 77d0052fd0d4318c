import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const NB = '\u00A0'
const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (sku: string, quantity: number, total: string) => ({ sku, name: sku, quantity, total })
const order = (number: string, total: string, lines: readonly object[], more: object = {}) => ({
  id: Number(number),
  number,
  status: 'processing',
  currency: 'EUR',
  date_paid_gmt: '2026-11-22T10:00:00',
  total,
  discount_total: '0.00',
  shipping_total: '4.92',
  shipping_lines: [{ method_id: 'flat_rate' }],
  line_items: lines as never,
  coupon_lines: [],
  fee_lines: [],
  refunds: [],
  ...more,
})
const COSTS = [
  { sku: 'BOL-1', cost: '12,50' },
  { sku: 'bol-2', cost: 3 },
  { sku: 'PLAT-9', cost: '' },
]
const LOSS = order('611', '18.90', [line('BOL-1', 1, '10.83')], {
  discount_total: '10.00',
  coupon_lines: [{ code: 'noel10' }],
})

export const examples: readonly Example[] = [
  {
    name: both('Deux pertes, un coût manquant, des dollars', 'Two losses, a cost missing, dollars'),
    given: {
      daily: [{}],
      costs: COSTS,
      orders: [
        LOSS,
        // Good margin on the goods, eaten by free carriage.
        order('612', '12.00', [line('BOL-2', 2, '10.00')], { shipping_total: '0.00' }),
        // Collected in the shop: no parcel to pay.
        order('613', '12.00', [line('BOL-2', 2, '10.00')], {
          shipping_total: '0.00',
          shipping_lines: [{ method_id: 'local_pickup' }],
        }),
        order('614', '40.00', [line('PLAT-9', 1, '33.33')]),
        order('615', '40.00', [line('BOL-1', 1, '33.33')], { currency: 'USD' }),
        // Half past midnight in Paris, today.
        order('616', '1.00', [line('BOL-1', 1, '0.83')], { date_paid_gmt: '2026-11-22T23:30:00' }),
        order('617', '1.00', [line('BOL-1', 1, '0.83')], { status: 'cancelled' }),
      ],
      keep: [{ order: '611' }, { order: '612' }],
      mail: [{ accepted: true }],
    },
    expects: {
      judge: [
        {
          state: 'loss',
          losses: [
            { order: '611', left: -4.98, cause: 'coupon', codes: 'noel10' },
            { order: '612', left: -4.13, cause: 'carriage' },
          ],
        },
      ],
      saved: [{ failed: 0 }],
    },
    asks: {
      mail: [
        {
          subject: both(
            'Commandes à perte, payées le 2026-11-22 : 2',
            'Orders at a loss, paid on 2026-11-22: 2',
          ),
          text: both(
            `Vendues à perte ; commandes payées hier, en tout : 5\n- 611, -4,98${NB}€ ; sans la remise elle ne perdait pas ; code noel10\n- 612, -4,13${NB}€ ; le port coûte plus qu’il n’est facturé\n\nCoût inconnu, marge non calculée :\n- 614 (PLAT-9)\n\nÀ regarder à part, autre devise ou remboursement : 615`,
            'Sold at a loss; orders paid yesterday, in all: 5\n- 611, -€4.98; without the discount it would not have lost; code noel10\n- 612, -€4.13; carriage costs more than it is charged\n\nCost unknown, margin not computed:\n- 614 (PLAT-9)\n\nTo be looked at apart, other currency or refund: 615',
          ),
        },
      ],
      keep: [
        { columns: { value: { order: '611', left: both('-4,98', '-4.98'), cause: 'coupon' } } },
        {},
      ],
    },
  },
  {
    name: both('Le registre refuse une ligne', 'The register refuses a row'),
    given: {
      daily: [{}],
      costs: COSTS,
      orders: [LOSS],
      keep: { fails: 'The caller does not have permission' },
      mail: [{ accepted: true }],
    },
    expects: { saved: [{ failed: 1 }] },
    asks: {
      mail: [
        {
          text: both(
            `Vendues à perte ; commandes payées hier, en tout : 1\n- 611, -4,98${NB}€ ; sans la remise elle ne perdait pas ; code noel10\n\nLignes non notées au registre : 1`,
            'Sold at a loss; orders paid yesterday, in all: 1\n- 611, -€4.98; without the discount it would not have lost; code noel10\n\nRows not noted in the register: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Une bonne journée', 'A good day'),
    given: {
      daily: [{}],
      costs: COSTS,
      orders: [order('620', '60.00', [line('BOL-1', 1, '45.08')])],
      mail: [{ accepted: true }],
    },
    expects: { judge: [{ state: 'none', count: 0 }], keep: 'not reached' },
    asks: {
      mail: [
        {
          text: both(
            'Aucune perte calculée ; commandes payées hier : 1',
            'No loss computed; orders paid yesterday: 1',
          ),
        },
      ],
    },
  },
  {
    name: both('Le tableau des coûts est fermé', 'The sheet of costs is closed'),
    given: {
      daily: [{}],
      costs: { fails: 'The caller does not have permission' },
      orders: [LOSS],
      warn: [{ ok: true }],
    },
    expects: { mail: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Marges d’hier non calculées, le tableau des coûts ne se lit pas : The caller does not have permission',
            'Yesterday’s margins not computed, the sheet of costs cannot be read: The caller does not have permission',
          ),
        },
      ],
    },
  },
]
