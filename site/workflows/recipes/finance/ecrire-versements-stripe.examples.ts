import type { Example } from '../recipe.ts'

const paid = (amount: number) => [
  { type: 'payout.paid', data: { object: { id: 'po_81', amount, arrival_date: 1795392000 } } },
]
const move = (type: string, amount: number, fee = 0) => ({ type, amount, fee, net: amount - fee })
const USUAL = [
  move('payout', -15410),
  move('charge', 12000, 205),
  move('charge', 6000, 115),
  move('refund', -2000),
  move('stripe_fee', -270),
]
const told = (fr: string, en: string) => ({ tell: [{ text: { fr, en } }] })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux ventes, un remboursement, des frais', en: 'Two sales, a refund, some fees' },
    given: {
      paid: paid(15410),
      moves: [{ data: USUAL, has_more: false }],
      put: [{ success: true }],
    },
    expects: {
      settings: [{ day: '2026-11-23', label: 'Stripe po_81' }],
      entries: [
        { account: '512100', debit: '154,10', credit: '0,00' },
        { account: '627800', debit: '5,90' },
        { account: '411STRIPE', debit: '20,00' },
        { account: '411STRIPE', debit: '0,00', credit: '180,00' },
      ],
      file: { count: 1 },
      tell: 'not reached',
    },
    asks: { put: [{ bucketName: 'ecritures', fileName: '2026-11-23-po_81.csv' }] },
  },
  {
    name: { fr: 'Un litige dans le versement', en: 'A dispute within the payout' },
    given: {
      paid: paid(9000),
      moves: [{ data: [move('charge', 12000, 200), move('adjustment', -2800)], has_more: false }],
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { enter: [{ why: 'kind', strange: 'adjustment' }], entries: 'not reached' },
    asks: told(
      '90,00\u00A0€ : mouvements à juger, adjustment.',
      '€90.00: movements to be judged, adjustment.',
    ),
  },
  {
    name: { fr: 'Un centime d’écart', en: 'A difference of one cent' },
    given: {
      paid: paid(15411),
      moves: [{ data: USUAL, has_more: false }],
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { enter: [{ why: 'gap', gap: 1 }], put: 'not reached' },
    asks: told('154,11\u00A0€ : écart de 0,01\u00A0€.', '€154.11: a difference of €0.01.'),
  },
  {
    name: { fr: 'Plus de cent mouvements', en: 'More than a hundred movements' },
    given: {
      paid: paid(15410),
      moves: [{ data: USUAL, has_more: true }],
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { enter: [{ why: 'more', moves: 4 }], file: 'not reached' },
    asks: told(
      '154,10\u00A0€ : plus de cent mouvements.',
      '€154.10: more than a hundred movements.',
    ),
  },
  {
    name: { fr: 'Stripe refuse la clé', en: 'Stripe refuses the key' },
    given: {
      paid: paid(15410),
      moves: { fails: 'Invalid API Key' },
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { settings: [{ amount: 15410 }], enter: 'not reached' },
    asks: told(
      '154,10\u00A0€ : Stripe ou le stockage a refusé (Invalid API Key).',
      '€154.10: Stripe or the storage refused (Invalid API Key).',
    ),
  },
  {
    name: { fr: 'Le stockage refuse', en: 'The storage refuses' },
    given: {
      paid: paid(15410),
      moves: [{ data: USUAL, has_more: false }],
      put: { fails: 'NoSuchBucket' },
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { entries: { count: 4 } },
    asks: told(
      '154,10\u00A0€ : Stripe ou le stockage a refusé (NoSuchBucket).',
      '€154.10: Stripe or the storage refused (NoSuchBucket).',
    ),
  },
]
