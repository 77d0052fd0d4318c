import type { Example } from '../recipe.ts'

const deal = (
  Id: string,
  Name: string,
  Amount: number | null,
  owner: string,
  more: {
    readonly CloseDate?: string
    readonly LastStageChangeDate?: string
    readonly HasOpenActivity?: boolean
    readonly HasOverdueTask?: boolean
  } = {},
) => ({
  Id,
  Name,
  Amount,
  CloseDate: '2026-12-18',
  CreatedDate: '2026-10-01T08:00:00.000+0000',
  LastStageChangeDate: '2026-11-02T08:00:00.000+0000',
  HasOpenActivity: true,
  HasOverdueTask: false,
  Owner: { Name: owner, Email: `${owner.toLowerCase()}@votre-entreprise.example` },
  ...more,
})
const deals = [
  deal('d1', 'Chaufferie Roussel', 18_000, 'Ines', { HasOpenActivity: false }),
  deal('d2', 'Vitrine Malo', 4000, 'Ines', {
    CloseDate: '2026-11-10',
    HasOverdueTask: true,
    LastStageChangeDate: '2026-09-01T08:00:00.000+0000',
  }),
  deal('d3', 'Portail Sénart', 9000, 'Karim'),
  deal('d4', 'Serres Guyot', null, 'Karim', { HasOpenActivity: false }),
]
const before = [
  { id: 1, deal: 'd2', weeks: 2, friday: '2026-11-16' },
  { id: 2, deal: 'd3', weeks: 1, friday: '2026-11-16' },
  // The flow was started again by hand on the same day.
  { id: 3, deal: 'd1', weeks: 1, friday: '2026-11-23' },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Trois en panne, une depuis trois semaines',
      en: 'Three stalled, one for three weeks',
    },
    given: {
      friday: [{}],
      deals,
      before,
      mail: [{ id: 'g-1' }, { id: 'g-2' }],
      keep: [{ id: 3 }, { id: 1 }, { id: 4 }],
      forget: [{ id: 2 }],
      escalate: [{ id: 'g-3' }],
    },
    expects: {
      stuck: [
        { deal: 'd1', weeks: 1 },
        { deal: 'd2', weeks: 3 },
        { deal: 'd4', amount: 0, weeks: 1 },
      ],
      byOwner: [
        { owner: 'Ines', count: 2, amount: 22_000 },
        { owner: 'Karim', count: 1, amount: 0 },
      ],
      third: { count: 1 },
      rows: { count: 3 },
      silent: 'not reached',
    },
    asks: {
      mail: [
        {
          sendTo: 'ines@votre-entreprise.example',
          message: {
            fr: 'Chaufferie Roussel, 18000 € : aucune activité prévue\nVitrine Malo, 4000 € : tâche en retard, date de signature dépassée (2026-11-10), même étape depuis 82 jours (semaine n° 3)',
            en: 'Chaufferie Roussel, €18000: nothing planned\nVitrine Malo, €4000: task overdue, closing date gone by (2026-11-10), same stage for 82 days (week 3)',
          },
        },
        { sendTo: 'karim@votre-entreprise.example' },
      ],
      escalate: [
        {
          subject: {
            fr: '1 affaire(s) en panne depuis trois vendredis ou plus',
            en: '1 deal(s) stalled for three Fridays or more',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout avance', en: 'Everything moves' },
    given: { friday: [{}], deals: [deals[2]!], before: [] },
    expects: { settings: [{ still: 45 }], stuck: { count: 0 }, mail: 'not reached' },
  },
  {
    name: { fr: 'Salesforce ne répond pas', en: 'Salesforce does not answer' },
    given: {
      friday: [{}],
      deals: { fails: 'Session expired or invalid' },
      silent: [{ id: 'g-4' }],
    },
    expects: { stuck: 'not reached', keep: 'not reached' },
    asks: {
      silent: [
        {
          sendTo: 'responsable-ventes@votre-entreprise.example',
          message: 'Session expired or invalid',
        },
      ],
    },
  },
]
