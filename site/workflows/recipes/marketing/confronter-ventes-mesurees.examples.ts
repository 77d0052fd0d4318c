import type { Example } from '../recipe.ts'

const DAYS = Array.from({ length: 29 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 24 + at)).toISOString().slice(0, 10),
)
const LAST = '2026-11-21'
/** Twenty orders each day, one more that was never paid. */
const orders = (days: readonly string[]) =>
  days.flatMap((day, at) =>
    Array.from({ length: 21 }, (_, hour) => ({
      id: 1000 + at * 21 + hour,
      status: hour === 20 ? 'failed' : 'completed',
      date_created: `${day}T${String(hour).padStart(2, '0')}:15:00`,
    })),
  )
const seen = (days: readonly string[], last: number) =>
  days.map((day, at) => ({
    date: day.replaceAll('-', ''),
    ecommercePurchases: String(day === LAST ? last : at % 2 ? 14 : 16),
  }))

export const examples: readonly Example[] = [
  {
    name: { fr: 'La balise est tombée', en: 'The tag is gone' },
    given: {
      daily: [{}],
      seen: seen(DAYS, 6),
      orders: orders(DAYS),
      lost: [{ id: 't-1' }],
    },
    expects: {
      settings: [{ first: '2026-10-24', last: LAST }],
      compare: [{ state: 'lost', count: 20, found: 6, median: 75 }],
      double: 'not reached',
    },
    asks: {
      orders: [{ options: { before: '2026-11-22T00:00:00' } }],
      lost: [
        {
          message: {
            fr: 'La mesure perd des ventes. 21/11/2026 : 20 commandes dans la boutique, 6 mesurées (30 %). D’habitude : 75 %.\nÀ regarder : page de remerciement, bandeau de consentement, dernière mise à jour. Ne coupez pas de campagne sur ces chiffres.',
            en: 'Measurement is losing sales. 21/11/2026: 20 orders in the shop, 6 measured (30%). Usually: 75%.\nLook at: the thank-you page, the consent banner, the latest update. Do not cut a campaign on these figures.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune vente mesurée depuis un mois', en: 'No sale measured for a month' },
    given: {
      daily: [{}],
      seen: [],
      orders: orders(DAYS),
      lost: [{ id: 't-5' }],
    },
    expects: { compare: [{ state: 'lost', count: 20, found: 0, median: 0 }] },
  },
  {
    name: { fr: 'Comptées deux fois', en: 'Counted twice' },
    given: {
      daily: [{}],
      seen: seen(DAYS, 31),
      orders: orders(DAYS),
      double: [{ id: 't-2' }],
    },
    expects: { compare: [{ state: 'double', found: 31 }], lost: 'not reached' },
  },
  {
    name: { fr: 'Un jour normal', en: 'A normal day' },
    given: { daily: [{}], seen: seen(DAYS, 11), orders: orders(DAYS) },
    expects: {
      compare: [{ state: 'fine', count: 20, found: 11 }],
      lost: 'not reached',
      blind: 'not reached',
    },
  },
  {
    name: { fr: 'Boutique ouverte depuis peu', en: 'A shop opened lately' },
    given: {
      daily: [{}],
      seen: seen(DAYS.slice(-4), 2),
      orders: orders(DAYS.slice(-4)),
      blind: [{ id: 't-3' }],
    },
    expects: { compare: [{ state: 'young', count: 20, found: 2 }] },
    asks: {
      blind: [
        {
          message: {
            fr: 'Ventes et mesure non comparées ce matin. Moins de sept jours de dix commandes pour fixer l’habitude.',
            en: 'Sales and measurement not compared this morning. Fewer than seven days of ten orders to set what is usual.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Google Analytics refuse l’accès', en: 'Google Analytics refuses access' },
    given: {
      daily: [{}],
      seen: { fails: 'User does not have sufficient permissions' },
      orders: orders(DAYS.slice(-2)),
      blind: [{ id: 't-4' }],
    },
    expects: { compare: [{ state: 'blind' }] },
    asks: {
      blind: [
        {
          message: {
            fr: 'Ventes et mesure non comparées ce matin. Google Analytics : User does not have sufficient permissions',
            en: 'Sales and measurement not compared this morning. Google Analytics: User does not have sufficient permissions',
          },
        },
      ],
    },
  },
]
