import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const week = (sessions: number): readonly JsonObject[] =>
  Array.from({ length: 7 }, (_, at) => ({ date: `2026111${at}`, sessions }))
const past = (key: string, values: readonly number[]): readonly JsonObject[] =>
  values.map((value, at) => ({ id: at, key, value }))
/** Seconds of a day at noon in Paris. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00+01:00`) / 1000

export const examples: readonly Example[] = [
  {
    name: { fr: 'Les commandes s’effondrent', en: 'Orders collapse' },
    given: {
      monday: [{}],
      visits: week(100),
      charges: [
        {
          status: 'succeeded',
          created: noon('2026-11-20'),
          amount: 150_000,
          amount_refunded: 50_000,
        },
        { status: 'failed', created: noon('2026-11-20'), amount: 99_900, amount_refunded: 0 },
        { status: 'succeeded', created: noon('2026-11-02'), amount: 70_000, amount_refunded: 0 },
      ],
      orders: [{ total: '21' }],
      past: [
        ...past('visits', [690, 720, 705, 700]),
        ...past('income', [900, 1100, 700, 1300]),
        ...past('orders', [40, 44, 41, 43, 45]),
      ],
      send: [{ accepted: true }],
      keep: [{ id: 1 }, { id: 2 }, { id: 3 }],
    },
    expects: {
      figures: [
        { key: 'visits', value: 700 },
        { key: 'income', value: 1000 },
        { key: 'orders', value: 21 },
      ],
      weigh: [
        { says: { fr: 'habituel (703)', en: 'usual (703)' } },
        { says: { fr: 'habituel (1000)', en: 'usual (1000)' } },
        { says: { fr: 'bas (43)', en: 'low (43)' } },
      ],
      known: { count: 3 },
      page: [
        {
          html: {
            fr: '<h2>La semaine</h2><table><tr><td>Visites</td><td><b>700</b></td><td>habituel (703)</td></tr><tr><td>Encaissé, en euros</td><td><b>1000</b></td><td>habituel (1000)</td></tr><tr><td>Commandes</td><td><b>21</b></td><td>bas (43)</td></tr></table><p>Entre parenthèses, la médiane des huit semaines passées.</p>',
            en: '<h2>The week</h2><table><tr><td>Visits</td><td><b>700</b></td><td>usual (703)</td></tr><tr><td>Received, in euros</td><td><b>1000</b></td><td>usual (1000)</td></tr><tr><td>Orders</td><td><b>21</b></td><td>low (43)</td></tr></table><p>In brackets, the median of the past eight weeks.</p>',
          },
        },
      ],
    },
    asks: {
      visits: [{ startDate: '2026-11-16', endDate: '2026-11-22' }],
      send: [
        {
          subject: {
            fr: 'La semaine : Visites habituel, Encaissé habituel, Commandes bas',
            en: 'The week: Visits usual, Received usual, Orders low',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Première semaine, deux sources muettes', en: 'First week, two sources silent' },
    given: {
      monday: [{}],
      visits: week(100).slice(1),
      charges: { fails: 'Invalid API Key provided' },
      orders: [{ total: '12' }],
      past: [],
      send: [{ accepted: true }],
      keep: [{ id: 1 }],
    },
    expects: {
      weigh: [
        { value: null, says: { fr: 'non lu cette semaine', en: 'not read this week' } },
        { value: null, says: { fr: 'non lu cette semaine', en: 'not read this week' } },
        { value: 12, says: { fr: 'trop tôt pour comparer', en: 'too early to compare' } },
      ],
      known: [{ key: 'orders' }],
    },
  },
]
