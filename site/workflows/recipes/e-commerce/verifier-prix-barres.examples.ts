import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const variant = (id: number, title: string, price: string, compare_at_price: string | null) => ({
  id,
  title,
  price,
  compare_at_price,
})
const product = (title: string, status: string, ...variants: readonly JsonObject[]) => ({
  title,
  status,
  variants,
})
const ONE = 24 * 60 * 60 * 1000
const TODAY = Date.UTC(2026, 10, 23)
const dayBefore = (days: number) => new Date(TODAY - days * ONE).toISOString().slice(0, 10)

/** Tonight back to so many evenings ago; on sale for the last `sale` of them. */
const evenings = (
  variant_id: string,
  { count = 50, sale = 5, price = 84, struck = 120, low = [] as readonly number[] } = {},
) =>
  Array.from({ length: count }, (_, days) => ({
    variant_id,
    day: dayBefore(days),
    price: days < sale ? price : low.includes(days) ? 90 : struck,
    struck: days < sale ? struck : null,
  }))
const kept = Array.from({ length: 5 }, () => ({ success: true }))

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une vente éclair oubliée', en: 'A forgotten flash sale' },
    given: {
      evening: [{}],
      products: [
        product(
          'Veste Ria',
          'active',
          variant(1, 'M', '84.00', '120.00'),
          variant(2, 'L', '84.00', '120.00'),
          variant(3, 'XL', '120.00', '120.00'),
        ),
        product('Sac Brume', 'active', variant(4, 'Default Title', '39.90', '49.00')),
        product('Bonnet Nil', 'active', variant(6, 'Default Title', '14.90', '19.90')),
        product('Brouillon', 'draft', variant(5, 'Default Title', '10.00', '90.00')),
      ],
      keep: kept,
      history: [
        ...evenings('1', { low: [20] }),
        ...evenings('2', { low: [40] }),
        ...evenings('4', { count: 12, sale: 3, price: 39.9, struck: 49 }),
        // Twenty-five evenings known, one of them lower: no need of the others.
        ...evenings('6', { count: 30, sale: 5, price: 14.9, struck: 19.9 }).map((row, at) =>
          at === 12 ? { ...row, price: 16.5 } : row,
        ),
      ],
      write: [{ accepted: true }],
    },
    expects: {
      variants: [
        { variant_id: '1', day: '2026-11-23', price: 84, struck: 120, name: 'Veste Ria, M' },
        { variant_id: '2', struck: 120 },
        { variant_id: '3', struck: null },
        { variant_id: '4', price: 39.9, name: 'Sac Brume' },
        { variant_id: '6', struck: 19.9 },
      ],
      judge: [
        {
          wrong: 2,
          short: 1,
          text: {
            fr: 'Prix barré trop haut (2)\n- Veste Ria, M : barré 120\u00A0€, plus bas des trente jours 90\u00A0€, remise vue depuis le 19/11/2026\n- Bonnet Nil : barré 19,90\u00A0€, plus bas des trente jours 16,50\u00A0€, remise vue depuis le 19/11/2026\nPas assez d’historique pour juger (1)\n- Sac Brume, remise vue depuis le 21/11/2026, jours connus avant : 9',
            en: 'Struck-out price too high (2)\n- Veste Ria, M: struck out €120, lowest of thirty days €90, reduction seen since 19/11/2026\n- Bonnet Nil: struck out €19.90, lowest of thirty days €16.50, reduction seen since 19/11/2026\nNot enough history to judge (1)\n- Sac Brume, reduction seen since 21/11/2026, days known before: 9',
          },
        },
      ],
      tell: 'not reached',
    },
    asks: {
      history: [{ options: { queryReplacement: ['2026-11-23'] } }],
      write: [
        { subject: { fr: 'Prix barrés à revoir : 2', en: 'Struck-out prices to look at: 2' } },
      ],
    },
  },
  {
    name: { fr: 'Rien à redire, bilan du lundi', en: 'Nothing wrong, Monday’s summary' },
    given: {
      evening: [{}],
      products: [product('Veste Ria', 'active', variant(2, 'L', '84.00', '120.00'))],
      keep: [{ success: true }],
      history: evenings('2', { low: [45] }),
      write: [{ accepted: true }],
    },
    expects: { judge: [{ wrong: 0, short: 0, monday: true }], worth: { count: 1 } },
    asks: {
      write: [
        { text: { fr: 'Aucun prix barré à revoir.', en: 'No struck-out price to look at.' } },
      ],
    },
  },
  {
    name: { fr: 'La base refuse l’écriture', en: 'The database refuses to be written' },
    given: {
      evening: [{}],
      products: [
        product('Veste Ria', 'active', variant(2, 'L', '84.00', '120.00')),
        product('Sac Brume', 'archived', variant(4, 'Default Title', '39.90', '49.00')),
      ],
      keep: { fails: 'permission denied for table shop_prices' },
      tell: [{ accepted: true }],
    },
    expects: { variants: { count: 1 }, history: 'not reached' },
  },
  {
    name: { fr: 'La base est hors d’atteinte', en: 'The database is out of reach' },
    given: {
      evening: [{}],
      products: [
        product('Veste Ria', 'active', variant(2, 'L', '84.00', '120.00')),
        product('Sac Brume', 'active', variant(4, 'Default Title', '39.90', '49.00')),
      ],
      keep: { fails: 'connect ECONNREFUSED', whole: true },
      tell: [{ accepted: true }],
    },
    expects: { 'kept.no': { count: 2 }, history: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'La base n’a rien inscrit. Relancez le flux avant minuit.',
            en: 'The database wrote nothing. Start the flow again before midnight.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base refuse la lecture', en: 'The database refuses to be read' },
    given: {
      evening: [{}],
      products: [product('Veste Ria', 'active', variant(2, 'L', '84.00', '120.00'))],
      keep: [{ success: true }],
      history: [{ message: 'relation "shop_prices" does not exist', error: { level: 'warning' } }],
      tell: [{ accepted: true }],
    },
    expects: { 'judge.error': { count: 1 }, worth: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'relation "shop_prices" does not exist [line 9]. Relancez le flux avant minuit.',
            en: 'relation "shop_prices" does not exist [line 9]. Start the flow again before midnight.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify does not answer' },
    given: { evening: [{}], products: { fails: 'Unauthorized' }, tell: [{ accepted: true }] },
    expects: { settings: [{ day: '2026-11-23' }], variants: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Unauthorized. Relancez le flux avant minuit.',
            en: 'Unauthorized. Start the flow again before midnight.',
          },
        },
      ],
    },
  },
]
