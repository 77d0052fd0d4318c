import type { Example } from '../recipe.ts'

const plan = [
  { campaign_id: '601', name: 'Marque', budget: 1500 },
  { campaign_id: '602', name: 'Catalogue', budget: 900 },
  { campaign_id: '603', name: 'Recrutement', budget: 600 },
]
const spent = (campaign_id: string, campaign_name: string, spend: string) => ({
  campaign_id,
  campaign_name,
  spend,
})
const over = {
  id: '601',
  month: '2026-11',
  state: 'over',
  said: {
    fr: 'Marque : 1480 € dépensés sur 1500 €, 2018 € à ce rythme',
    en: 'Marque: €1480 spent of €1500, €2018 at this pace',
  },
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une trop vite, une trop lente, une hors plan',
      en: 'One fast, one slow, one unplanned',
    },
    given: {
      morning: [{}],
      plan,
      spend: [
        {
          data: [
            spent('601', 'Marque', '1480.20'),
            spent('602', 'Catalogue', '300'),
            spent('603', 'Recrutement', '441.00'),
            spent('777', 'Test agence', '85.5'),
          ],
        },
      ],
      fresh: [over],
      ask: [{ data: { approved: true } }],
      seen: [{ id: 1 }],
      pause: [{ success: true }],
      tell: [{ ok: true }],
    },
    expects: {
      pace: [
        over,
        { id: '602', state: 'odd' },
        { id: '603', state: 'fine' },
        { id: '777', state: 'odd' },
      ],
      'state.fine': { count: 1 },
      yes: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      spend: [
        {
          queryParameters: {
            parameters: [{}, {}, { value: '{"since":"2026-11-01","until":"2026-11-22"}' }, {}],
          },
        },
      ],
      ask: [
        {
          message: {
            fr: 'Marque : 1480 € dépensés sur 1500 €, 2018 € à ce rythme. Mettre en pause ?',
            en: 'Marque: €1480 spent of €1500, €2018 at this pace. Pause it?',
          },
        },
      ],
      pause: [{ url: 'https://graph.facebook.com/v24.0/601' }],
      tell: [
        {
          text: {
            fr: 'Catalogue : 300 € dépensés sur 900 €, 409 € à ce rythme\nTest agence : 86 € dépensés sans budget prévu',
            en: 'Catalogue: €300 spent of €900, €409 at this pace\nTest agence: €86 spent without a planned budget',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux questions, un non et un oui', en: 'Two questions, a no and a yes' },
    given: {
      morning: [{}],
      plan,
      spend: [{ data: [spent('601', 'Marque', '1480.20')] }],
      fresh: [over, { ...over, id: '602' }],
      ask: { runs: [[{ data: { approved: false } }], [{ data: { approved: true } }]] },
      seen: { runs: [[{ id: 2 }], [{ id: 3 }]] },
      pause: [{ success: true }],
    },
    expects: { 'state.over': { count: 1 }, 'loop.each': { count: 2 }, yes: { count: 1 } },
    asks: {
      seen: [
        { columns: { value: { campaign: '601', month: '2026-11' } } },
        { columns: { value: { campaign: '602' } } },
      ],
      pause: [{ url: 'https://graph.facebook.com/v24.0/602' }],
    },
  },
  {
    name: { fr: 'Meta refuse la pause', en: 'Meta refuses the pause' },
    given: {
      morning: [{}],
      plan,
      spend: [{ data: [spent('601', 'Marque', '1480.20')] }],
      fresh: [over],
      ask: [{ data: { approved: true } }],
      seen: [{ id: 3 }],
      pause: { fails: 'Requires ads_management permission' },
      warn: [{ ok: true }],
    },
    expects: { 'state.over': { count: 1 }, tell: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Budget publicitaire, à régler à la main : Requires ads_management permission',
            en: 'Ad budget, to be settled by hand: Requires ads_management permission',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le plan ne s’ouvre pas', en: 'The plan does not open' },
    given: { morning: [{}], plan: { fails: 'Workbook locked' }, warn: [{ ok: true }] },
    expects: { spend: 'not reached', pace: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Budget publicitaire, à régler à la main : Workbook locked',
            en: 'Ad budget, to be settled by hand: Workbook locked',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Jeton expiré chez Meta', en: 'Meta’s token expired' },
    given: {
      morning: [{}],
      plan,
      spend: { fails: 'Error validating access token' },
      warn: [{ ok: true }],
    },
    expects: { rows: 'not reached', pace: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Budget publicitaire, à régler à la main : Error validating access token',
            en: 'Ad budget, to be settled by hand: Error validating access token',
          },
        },
      ],
    },
  },
]
