import type { Example } from '../recipe.ts'

const contracts = [
  { account: 'a1', name: 'Hôtel des Pins', zendesk_org: 7, yearly: 9600, renew_on: '2027-02-16' },
  { account: 'a2', name: 'Garage Mercier', zendesk_org: 8, yearly: 2400, renew_on: '2027-02-18' },
  { account: 'a3', name: 'Cabinet Roy', zendesk_org: 9, yearly: 4800, renew_on: '2027-02-20' },
  { account: 'a4', name: 'Serres du Val', zendesk_org: 10, yearly: 3600, renew_on: '2027-02-21' },
]
const outline = {
  says: [
    {
      fr: 'Ouverture : comment se passe la saison ? Nous pouvons venir une matinée.',
      en: 'Opening: how is the season going? We can come for a morning.',
    },
    {
      fr: 'Ouverture : que faites-vous encore à la main ? Nous pouvons revoir un écran.',
      en: 'Opening: what do you still do by hand? We can go over a screen.',
    },
  ],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux à appeler, un à surveiller', en: 'Two to call, one to watch' },
    given: {
      monday: [{}],
      contracts,
      usage: [
        { account: 'a1', now: 4, before: 10 },
        { account: 'a2', now: 6, before: 8 },
        { account: 'a3', now: 12, before: 11 },
        { account: 'a4', now: 3, before: 9 },
      ],
      tickets: [
        { id: 1, organization_id: 7, created_at: '2026-10-10T07:00:00Z' },
        { id: 2, organization_id: 9, created_at: '2026-11-20T07:00:00Z' },
        { id: 3, organization_id: 10, created_at: '2026-10-12T07:00:00Z' },
      ],
      writer: outline,
      deep: [{ id: 'c1' }, { id: 'c3' }],
      light: [{ id: 'c2' }],
    },
    expects: {
      score: [
        {
          risk: 'high',
          facts: {
            fr: 'Hôtel des Pins, 9600 €, échéance le 2027-02-16\nPersonnes actives ce mois : 4, il y a trois mois : 10\nTickets ouverts : 1, le plus vieux a (jours) 43',
            en: 'Hôtel des Pins, €9600, due 2027-02-16\nActive people this month: 4, three months ago: 10\nOpen tickets: 1, days of the oldest: 43',
          },
        },
        { risk: 'watch' },
        { risk: 'calm' },
        { risk: 'high' },
      ],
      silent: 'not reached',
    },
    asks: {
      deep: [
        {
          name: {
            fr: 'Appeler avant renouvellement : Hôtel des Pins',
            en: 'Call ahead of renewal: Hôtel des Pins',
          },
        },
        {
          name: {
            fr: 'Appeler avant renouvellement : Serres du Val',
            en: 'Call ahead of renewal: Serres du Val',
          },
          additionalFields: {
            content: {
              fr: 'Serres du Val, 3600 €, échéance le 2027-02-21\nPersonnes actives ce mois : 3, il y a trois mois : 9\nTickets ouverts : 1, le plus vieux a (jours) 41\n\nOuverture : que faites-vous encore à la main ? Nous pouvons revoir un écran.',
              en: 'Serres du Val, €3600, due 2027-02-21\nActive people this month: 3, three months ago: 9\nOpen tickets: 1, days of the oldest: 41\n\nOpening: what do you still do by hand? We can go over a screen.',
            },
          },
        },
      ],
      light: [{ name: { fr: 'À surveiller : Garage Mercier', en: 'To watch: Garage Mercier' } }],
    },
  },
  {
    name: {
      fr: 'Ni usage, ni tickets, ni modèle, ni ClickUp',
      en: 'No usage, tickets, model or ClickUp',
    },
    given: {
      monday: [{}],
      contracts: contracts.slice(0, 1),
      usage: { fails: 'Access Denied' },
      tickets: { fails: 'Unauthorized' },
      writer: { fails: 'overloaded' },
      deep: { fails: 'List not found' },
      silent: [{ accepted: true }],
    },
    expects: {
      score: [{ risk: 'high' }],
      bare: [{ text: { fr: 'Trame à écrire soi-même.', en: 'Outline yours to write.' } }],
      light: 'not reached',
    },
    asks: {
      silent: [
        {
          subject: {
            fr: 'Renouvellement à préparer à la main : Hôtel des Pins',
            en: 'Renewal to prepare by hand: Hôtel des Pins',
          },
          text: {
            fr: 'Hôtel des Pins, 9600 €, échéance le 2027-02-16\nUsage inconnu, BigQuery n’a pas répondu\nTickets inconnus, Zendesk n’a pas répondu\n\nList not found',
            en: 'Hôtel des Pins, €9600, due 2027-02-16\nUsage unknown, BigQuery did not answer\nTickets unknown, Zendesk did not answer\n\nList not found',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk muet, ClickUp refuse', en: 'Zendesk silent, ClickUp refuses' },
    given: {
      monday: [{}],
      contracts: contracts.slice(2, 3),
      usage: [{ account: 'a3', now: 12, before: 11 }],
      tickets: { fails: 'Too Many Requests' },
      light: { fails: 'Rate limit reached' },
      silent: [{ accepted: true }],
    },
    expects: { score: [{ risk: 'watch' }], plan: 'not reached' },
    asks: {
      silent: [
        {
          subject: {
            fr: 'Renouvellement à préparer à la main : Cabinet Roy',
            en: 'Renewal to prepare by hand: Cabinet Roy',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Contrats illisibles', en: 'Contracts unreadable' },
    given: {
      monday: [{}],
      contracts: { fails: 'permission denied for table contracts' },
      silent: [{ accepted: true }],
    },
    expects: { settings: [{ from: '2027-02-15', until: '2027-02-21' }], score: 'not reached' },
    asks: {
      silent: [
        {
          subject: {
            fr: 'Renouvellements : contrats illisibles',
            en: 'Renewals: contracts unreadable',
          },
        },
      ],
    },
  },
]
