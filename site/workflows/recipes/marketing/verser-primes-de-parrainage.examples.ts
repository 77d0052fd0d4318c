import type { Example } from '../recipe.ts'

const order = (
  id: number,
  email: string,
  code: string,
  completed: string,
  more: Readonly<Record<string, string>> = {},
  refunds: readonly { readonly total: string }[] = [],
) => ({
  id,
  status: 'completed',
  date_created_gmt: `2026-10-${String(id % 100).padStart(2, '0')}T08:00:00`,
  date_completed_gmt: completed,
  total: '84.90',
  shipping_total: '4.08',
  shipping_tax: '0.82',
  billing: { email },
  coupon_lines: code ? [{ code, discount: '5.00' }] : [],
  refunds,
  ...more,
})
const SPONSORS = [
  { code: 'MARIE-7', email: 'Marie@client.example', first_name: 'Marie' },
  { code: 'ALI-3', email: 'ali@client.example', first_name: 'Ali' },
]
const OLD = '2026-10-20T15:00:00'
const waits = (
  orderId: number,
  code: string,
  email: string,
  first: string,
  kind: string,
  line: string,
) => ({
  kind,
  order: orderId,
  mark: `parrainage ${orderId}`,
  code,
  email,
  first,
  coupon: `MERCI-${orderId}`,
  line,
})
const PAY = waits(5001, 'MARIE-7', 'marie@client.example', 'Marie', 'pay', '')
const SELF = waits(5003, 'ALI-3', 'ali@client.example', 'Ali', 'doubt', 'Commande 5003 (ALI-3)')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une prime, un doute, cinq écartées',
      en: 'One reward, one doubt, five left out',
    },
    given: {
      monthly: [{}],
      sponsors: SPONSORS,
      orders: [
        order(5001, 'neo@ami.example', 'marie-7', OLD),
        // Withdrawn in part: 84.90 – 4.90 – 55 leaves 25.
        order(5002, 'ida@ami.example', 'marie-7', OLD, {}, [{ total: '-55.00' }]),
        order(5003, 'Ali+shop@client.example', 'ali-3', OLD),
        // 34.50 less shipping with its tax leaves 29.60.
        order(5010, 'eve@ami.example', 'marie-7', OLD, { total: '34.50' }),
        order(5004, 'tom@ami.example', 'ali-3', '2026-11-03T08:00:00'),
        order(5005, 'zoe@ami.example', 'hiver10', OLD),
        order(5006, 'ben@ami.example', 'ali-3', OLD, { status: 'refunded' }),
      ],
      fresh: [PAY, SELF],
      create: [{ id: 71, code: 'merci-5001' }],
      mark: [{ id: 1 }],
      thank: [{ messageId: 't-1' }],
      look: [{ messageId: 'l-1' }],
      shown: [{ id: 2 }],
    },
    expects: {
      due: [
        { order: 5001, kind: 'pay', kept: 80, coupon: 'MERCI-5001', email: 'marie@client.example' },
        {
          order: 5003,
          kind: 'doubt',
          line: {
            fr: 'Commande 5003 (ALI-3) : parrain et filleul ont la même adresse',
            en: 'Order 5003 (ALI-3): sponsor and friend share an address',
          },
        },
      ],
      again: [{ mark: 'parrainage 5003' }],
      finish: 'not reached',
    },
    asks: {
      create: [
        {
          jsonBody:
            '{"code":"MERCI-5001","discount_type":"fixed_cart","amount":"10","individual_use":true,"usage_limit":1,"email_restrictions":["marie@client.example"],"date_expires":"2027-05-23"}',
        },
      ],
      thank: [
        {
          text: {
            fr: 'Bonjour Marie,\n\nQuelqu’un a commandé grâce à votre code MARIE-7. Merci.\n\nVotre bon de 10 € : MERCI-5001, valable jusqu’au 22/05/2027 avec cette adresse.',
            en: 'Hello Marie,\n\nSomebody ordered with your code MARIE-7. Thank you.\n\nYour voucher of €10: MERCI-5001, valid until 22/05/2027 with this address.',
          },
        },
      ],
      look: [{ subject: { fr: 'Parrainages à regarder : 1', en: 'Referrals to look at: 1' } }],
    },
  },
  {
    name: { fr: 'Un filleul déjà client, un bon refusé', en: 'A known friend, a voucher refused' },
    given: {
      monthly: [{}],
      sponsors: SPONSORS,
      orders: [
        order(5007, 'neo@ami.example', '', OLD),
        order(5008, 'neo@ami.example', 'marie-7', OLD),
        order(5009, 'lea@ami.example', 'marie-7', OLD),
      ],
      fresh: [waits(5009, 'MARIE-7', 'marie@client.example', 'Marie', 'pay', '')],
      create: { fails: 'The coupon code already exists' },
      finish: [{ messageId: 'f-1' }],
      handed: [{ id: 4 }],
    },
    expects: {
      due: [
        {
          order: 5008,
          kind: 'doubt',
          line: {
            fr: 'Commande 5008 (MARIE-7) : le filleul avait déjà commandé',
            en: 'Order 5008 (MARIE-7): the friend had ordered before',
          },
        },
        { order: 5009, kind: 'pay' },
      ],
      mark: 'not reached',
    },
    asks: {
      finish: [
        {
          text: {
            fr: 'Commande 5009, bon MERCI-5009, pour marie@client.example : The coupon code already exists',
            en: 'Order 5009, voucher MERCI-5009, for marie@client.example: The coupon code already exists',
          },
        },
      ],
      handed: [{ columns: { value: { mark: 'parrainage 5009' } } }],
    },
  },
  {
    name: { fr: 'Bon créé, message non parti', en: 'Voucher made, message not gone' },
    given: {
      monthly: [{}],
      sponsors: SPONSORS,
      orders: [order(5001, 'neo@ami.example', 'marie-7', OLD)],
      fresh: [PAY],
      create: [{ id: 72 }],
      mark: [{ id: 3 }],
      thank: { fails: 'Recipient address rejected' },
      finish: [{ messageId: 'f-2' }],
      handed: [{ id: 5 }],
    },
    expects: { due: [{ kind: 'pay', kept: 80 }], look: 'not reached' },
    asks: {
      finish: [
        {
          text: {
            fr: 'Commande 5001, bon MERCI-5001, pour marie@client.example : Recipient address rejected',
            en: 'Order 5001, voucher MERCI-5001, for marie@client.example: Recipient address rejected',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      monthly: [{}],
      sponsors: SPONSORS,
      orders: { fails: 'Bad gateway' },
      blind: [{ messageId: 'b-1' }],
    },
    expects: { due: [{ kind: 'blind', why: 'Bad gateway' }], fresh: 'not reached' },
    asks: {
      blind: [
        { subject: { fr: 'Primes de parrainage non versées', en: 'Referral rewards not paid' } },
      ],
    },
  },
]
