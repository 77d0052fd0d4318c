import type { Example } from '../recipe.ts'

/** Seconds, as Stripe counts; the examples run on 23 November 2026 at 07:30 UTC. */
const HOUR = 3600
const NOW = Date.UTC(2026, 10, 23, 7, 30) / 1000

const charge = (id: string, order: string, amount: number, hours: number, more = {}) => ({
  id,
  amount,
  amount_refunded: 0,
  captured: true,
  status: 'succeeded',
  currency: 'eur',
  created: NOW - hours * HOUR,
  metadata: order
    ? {
        order_id: order,
        order_key: `wc_order_${order}`,
        site_url: 'https://votre-boutique.example',
      }
    : {},
  ...more,
})
const order = (id: number, status: string, key = `wc_order_${id}`) => ({
  id,
  status,
  order_key: key,
})
const found = (id: string, kind: string, line: string) => ({ charge: id, kind, line })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un impayé, un introuvable, un remboursé',
      en: 'One unpaid, one lost, one refunded',
    },
    given: {
      morning: [{}],
      charges: [
        charge('ch_1', '812', 8400, 20),
        charge('ch_2', '813', 5000, 30),
        charge('ch_3', '814', 12_050, 40, { amount_refunded: 2050 }),
        charge('ch_4', '815', 3000, 50),
        charge('ch_5', '816', 990, 5, { currency: 'xpf' }),
        charge('ch_6', '', 7000, 8),
        charge('ch_7', '817', 7000, 0.5),
        charge('ch_8', '818', 7000, 80),
        charge('ch_9', '819', 7000, 8, { amount_refunded: 7000 }),
        charge('ch_10', '820', 7000, 8, { status: 'failed' }),
        charge('ch_11', '821', 7000, 8, {
          metadata: { order_id: '821', site_url: 'https://autre-boutique.example' },
        }),
        charge('ch_12', '822', 6000, 9),
      ],
      order: [
        order(812, 'cancelled'),
        order(813, 'completed'),
        order(814, 'refunded'),
        { error: 'The resource you are requesting could not be found' },
        order(816, 'processing', 'wc_order_other'),
        order(822, 'on-hold'),
      ],
      fresh: [
        found('ch_1', 'unpaid', '- A'),
        found('ch_4', 'missing', '- B'),
        found('ch_5', 'other', '- C'),
      ],
      write: [{ accepted: true }],
      remember: [{ id: 1 }, { id: 2 }, { id: 3 }],
    },
    expects: {
      taken: { count: 6 },
      judge: [
        {
          charge: 'ch_1',
          kind: 'unpaid',
          line: {
            fr: '- 84\u00A0€, 22/11 12:30, commande 812 : payée, mais restée «\u00A0cancelled\u00A0» (ch_1)',
            en: '- €84, 22/11 12:30, order 812: paid, yet still “cancelled” (ch_1)',
          },
        },
        {
          kind: 'kept',
          line: {
            fr: '- 100\u00A0€, 21/11 16:30, commande 814 : notée remboursée, argent gardé (ch_3)',
            en: '- €100, 21/11 16:30, order 814: noted as refunded, money kept (ch_3)',
          },
        },
        { charge: 'ch_4', kind: 'missing' },
        {
          kind: 'other',
          line: {
            fr: '- 990 XPF, 23/11 03:30, commande 816 : ce numéro est celui d’une autre commande (ch_5)',
            en: '- 990 XPF, 23/11 03:30, order 816: this number is that of another order (ch_5)',
          },
        },
        { charge: 'ch_12', kind: 'unpaid' },
      ],
      tell: 'not reached',
    },
    asks: {
      order: [
        { orderId: '812' },
        { orderId: '813' },
        { orderId: '814' },
        { orderId: '815' },
        { orderId: '816' },
        { orderId: '822' },
      ],
      write: [
        {
          subject: { fr: 'Paiements à rapprocher : 3', en: 'Payments to look into: 3' },
          text: '- A\n- B\n- C',
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique est en panne', en: 'The shop is down' },
    given: {
      morning: [{}],
      charges: [charge('ch_1', '812', 8400, 20), charge('ch_2', '813', 1999, 30)],
      order: { fails: '503 - Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { 'sure.no': { count: 2 }, fresh: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: '- 84\u00A0€, 22/11 12:30, commande 812 : 503 - Service unavailable (ch_1)\n- 19,99\u00A0€, 22/11 02:30, commande 813 : 503 - Service unavailable (ch_2)',
            en: '- €84, 22/11 12:30, order 812: 503 - Service unavailable (ch_1)\n- €19.99, 22/11 02:30, order 813: 503 - Service unavailable (ch_2)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trop de paiements pour la lecture', en: 'Too many payments to take in' },
    given: {
      morning: [{}],
      charges: Array.from({ length: 500 }, (_, at) => charge(`ch_${at}`, String(at), 1000, 2)),
      tell: [{ accepted: true }],
    },
    expects: { 'taken.error': { count: 1 }, order: 'not reached' },
  },
  {
    name: { fr: 'L’adresse d’une autre boutique', en: 'The address of another shop' },
    given: {
      morning: [{}],
      charges: [
        charge('ch_1', '812', 8400, 20, {
          metadata: { order_id: '812', site_url: 'https://autre-boutique.example' },
        }),
      ],
      tell: [{ accepted: true }],
    },
    expects: { 'taken.error': { count: 1 }, order: 'not reached' },
  },
  {
    name: { fr: 'Stripe ne répond pas', en: 'Stripe does not answer' },
    given: {
      morning: [{}],
      charges: { fails: 'Invalid API key' },
      tell: [{ accepted: true }],
    },
    expects: { settings: [{ days: 3 }], taken: 'not reached' },
    asks: {
      tell: [
        {
          text: 'Invalid API key',
          subject: { fr: 'Paiements non vérifiés ce matin', en: 'Payments not checked today' },
        },
      ],
    },
  },
]
