import type { Example } from '../recipe.ts'

const spent = (channel: string, amount: number) => ({ id: 1, month: '2026-10', channel, amount })
const visits = [
  { sessionDefaultChannelGroup: 'Paid Search', keyEvents: '42' },
  { sessionDefaultChannelGroup: 'Paid Social', keyEvents: '30' },
  { sessionDefaultChannelGroup: 'Organic Search', keyEvents: '18' },
]
const deal = (hs_analytics_source: string, amount: string) => ({
  id: '1',
  properties: { amount, hs_analytics_source },
})
const spend = [
  spent('Google Ads', 1200),
  spent('Meta', 900),
  spent('Google Ads', 300),
  spent('Salon', 400),
]
const deals = [
  deal('PAID_SEARCH', '2500'),
  deal('PAID_SEARCH', '1800'),
  deal('PAID_SEARCH', '1700'),
  deal('PAID_SOCIAL', '1300'),
  deal('ORGANIC_SEARCH', '3000'),
  deal('OFFLINE', '700'),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Octobre complet', en: 'October, complete' },
    given: {
      monthly: [{}],
      spend,
      visits,
      deals,
      send: [{ messageId: 'v-1' }],
      keep: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }],
    },
    expects: {
      settings: [{ first: '2026-10-01', last: '2026-10-31' }],
      work: [
        {
          whole: true,
          rows: [
            { channel: 'Google Ads', spent: 1500, leads: 42, sales: 3, income: 6000, cost: 500 },
            { channel: 'Meta', spent: 900, leads: 30, sales: 1, cost: null },
            { channel: 'Newsletter', spent: 0, leads: 0, sales: 0 },
            { channel: 'SEO', spent: 0, leads: 18, sales: 1, income: 3000 },
            { sales: 1, spent: 400 },
          ],
        },
      ],
      each: { count: 5 },
      unkept: 'not reached',
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'Coût d’une vente par canal, 2026-10',
            en: 'Cost of a sale by channel, 2026-10',
          },
          text: {
            fr: 'Google Ads – 1 500 € dépensés, demandes : 42, ventes : 3 (6 000 €), 500 € par vente, 4 € de ventes pour 1 €\nMeta – 900 € dépensés, demandes : 30, ventes : 1 (1 300 €), trop peu de ventes pour un coût, 1,40 € de ventes pour 1 €\nNewsletter – sans dépense notée, demandes : 0, ventes : 0\nSEO – sans dépense notée, demandes : 18, ventes : 1 (3 000 €)\nAutres origines – 400 € dépensés, ventes : 1',
            en: 'Google Ads – €1,500 spent, requests: 42, sales: 3 (€6,000), €500 a sale, €4 in sales for €1\nMeta – €900 spent, requests: 30, sales: 1 (€1,300), too few sales for a cost, €1.40 in sales for €1\nNewsletter – no spending noted, requests: 0, sales: 0\nSEO – no spending noted, requests: 18, sales: 1 (€3,000)\nOther sources – €400 spent, sales: 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'HubSpot ne répond pas', en: 'HubSpot does not answer' },
    given: {
      monthly: [{}],
      spend,
      visits,
      deals: { fails: 'Internal error' },
      send: [{ messageId: 'v-2' }],
    },
    expects: {
      work: [{ whole: false, lacks: [{ fr: 'ventes (HubSpot)', en: 'sales (HubSpot)' }] }],
      whole: { count: 0 },
      keep: 'not reached',
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'INCOMPLET – Coût d’une vente par canal, 2026-10',
            en: 'INCOMPLETE – Cost of a sale by channel, 2026-10',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Grist refuse d’écrire', en: 'Grist refuses to write' },
    given: {
      monthly: [{}],
      spend: [],
      visits: [],
      deals: [],
      send: [{ messageId: 'v-3' }],
      keep: { fails: 'Table not found' },
      unkept: [{ messageId: 'v-4' }],
    },
    expects: { work: [{ whole: true }], each: { count: 4 } },
    asks: {
      unkept: [
        {
          subject: {
            fr: 'Coût par canal : Grist a refusé',
            en: 'Cost by channel: Grist refused',
          },
          text: 'Table not found',
        },
      ],
    },
  },
]
