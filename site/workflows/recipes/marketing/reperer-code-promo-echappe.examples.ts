import type { Example } from '../recipe.ts'

const orders = (code: string, discount: string, people: readonly number[]) =>
  people.map((person, at) => ({
    id: 100 + at,
    date_created: `2026-11-${17 + (at % 6)}T10:00:00`,
    billing: { email: `Client${person}@client.example` },
    coupon_lines: [{ code, discount }],
  }))
/** Whoever bought in spring is a customer already. */
const earlier = (...people: readonly number[]) =>
  people.map((person) => ({
    id: person,
    date_created: '2026-04-02T10:00:00',
    billing: { email: `client${person}@client.example` },
    coupon_lines: [],
  }))
const rule = (
  code: string,
  meant_for: string,
  audience: string,
  cap: number,
  coupon_id: number,
) => ({
  id: coupon_id,
  code,
  meant_for,
  audience,
  cap,
  coupon_id,
})
const rules = [
  rule('FIDELE20', 'clients fidèles', 'clients', 30, 71),
  rule('SALON10', 'visiteurs du salon', 'all', 4, 72),
  rule('AMI5', 'parrainage', 'all', 0, 73),
]
const loyal = {
  code: 'FIDELE20',
  coupon: 71,
  uses: 6,
  fresh: 3,
  cost: 120,
  loose: true,
  line: {
    fr: 'FIDELE20 (clients fidèles) : usages cette semaine 6, 3 nouveaux clients, remises de 120 €',
    en: 'FIDELE20 (clients fidèles): uses this week 6, 3 new customers, discounts of €120',
  },
  mark: 'FIDELE20/2026-48',
}
const fair = {
  ...loyal,
  code: 'SALON10',
  coupon: 72,
  uses: 4,
  fresh: 0,
  cost: 40,
  line: {
    fr: 'SALON10 (visiteurs du salon) : usages cette semaine 4, 5 en tout pour 4, remises de 40 €',
    en: 'SALON10 (visiteurs du salon): uses this week 4, 5 in all for 4, discounts of €40',
  },
  mark: 'SALON10/2026-48',
}
/** Used once before the week, and once in an order that came to nothing. */
const spring = {
  ...earlier(19)[0]!,
  coupon_lines: [{ code: 'salon10', discount: '10.00' }],
}
const undone = { ...orders('salon10', '10.00', [24])[0]!, status: 'cancelled' }
const week = [
  spring,
  undone,
  ...earlier(12, 15, 18, 20, 21, 22, 23, 30),
  ...orders('fidele20', '20.00', [12, 15, 949, 950, 951, 18]),
  ...orders('salon10', '10.00', [20, 21, 22, 23]),
  ...orders('ami5', '5.00', [30, 960]),
  ...orders('inconnu', '9.00', [31]),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux codes débordent, un est arrêté', en: 'Two spill over, one is stopped' },
    given: {
      morning: [{}],
      orders: week,
      rules,
      fresh: [loyal, fair],
      mark: { runs: [[{ id: 1 }], [{ id: 2 }]] },
      ask: { runs: [[{ data: { approved: true } }], [{ data: { approved: false } }]] },
      stop: [{ id: 71 }],
      hush: [{ id: 4 }],
      done: [{ ok: true }],
    },
    expects: {
      weigh: [
        { code: 'FIDELE20', uses: 6, fresh: 3, cost: 120, loose: true, line: loyal.line },
        { code: 'SALON10', uses: 4, loose: true, line: fair.line },
        { code: 'AMI5', uses: 2, loose: false },
      ],
      loose: { count: 2 },
      'yes.no': { count: 1 },
      broken: 'not reached',
    },
    asks: {
      stop: [
        {
          url: 'https://boutique.votre-entreprise.example/wp-json/wc/v3/coupons/71',
          jsonBody: '{"date_expires":"2026-11-22"}',
        },
      ],
      hush: [{ columns: { value: { mark: 'FIDELE20/2026-49' } } }],
      done: [
        {
          text: {
            fr: 'FIDELE20 n’est plus accepté. Un client fidèle s’en plaint ? Donnez-lui un code personnel.',
            en: 'FIDELE20 is no longer accepted. A loyal customer complains? Give them a personal code.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique refuse d’arrêter', en: 'The shop refuses to stop it' },
    given: {
      morning: [{}],
      orders: [spring, ...earlier(20, 21, 22, 23), ...orders('salon10', '10.00', [20, 21, 22, 23])],
      rules,
      fresh: [fair],
      mark: [{ id: 3 }],
      ask: [{ data: { approved: true } }],
      stop: { fails: 'Sorry, you cannot edit this resource.' },
      still: [{ ok: true }],
    },
    expects: { weigh: [{ uses: 4, cost: 40, loose: true }], done: 'not reached' },
    asks: {
      still: [
        {
          text: {
            fr: 'La boutique refuse d’arrêter SALON10 (Sorry, you cannot edit this resource.). Faites-le dans WooCommerce, Codes promo.',
            en: 'The shop refuses to stop SALON10 (Sorry, you cannot edit this resource.). Do it in WooCommerce, Coupons.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: { morning: [{}], orders: { fails: 'Gateway timeout' }, broken: [{ ok: true }] },
    expects: { rules: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Codes promo non vérifiés : Gateway timeout',
            en: 'Promo codes not checked: Gateway timeout',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow ne répond pas', en: 'Baserow does not answer' },
    given: {
      morning: [{}],
      orders: week,
      rules: { fails: 'Bad gateway' },
      broken: [{ ok: true }],
    },
    expects: { weigh: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Codes promo non vérifiés : Bad gateway',
            en: 'Promo codes not checked: Bad gateway',
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
      morning: [{}],
      orders: week,
      rules: { fails: 'connect ECONNREFUSED', whole: true },
      broken: [{ ok: true }],
    },
    expects: { weigh: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Codes promo non vérifiés : Baserow ne répond pas',
            en: 'Promo codes not checked: Baserow does not answer',
          },
        },
      ],
    },
  },
]
