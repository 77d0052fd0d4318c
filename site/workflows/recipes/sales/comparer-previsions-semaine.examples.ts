import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const deal = (
  id: string,
  name: string,
  owner: string,
  rest: {
    readonly amount: number | null
    readonly close: string
    readonly stage: string
    readonly won?: boolean
  },
): JsonObject => ({
  Id: id,
  Name: name,
  Owner: { Name: owner },
  Amount: rest.amount,
  CloseDate: rest.close,
  StageName: rest.stage,
  IsClosed: rest.won !== undefined,
  IsWon: rest.won ?? false,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une semaine agitée', en: 'A busy week' },
    given: {
      monday: [{}],
      deals: [
        deal('D1', 'Hôtel des Pins', 'Karl', {
          amount: 12_000,
          close: '2026-11-20',
          stage: 'Closed Won',
          won: true,
        }),
        deal('D2', 'Garage Mercier', 'Inès', {
          amount: 8000,
          close: '2027-01-31',
          stage: 'Proposal',
        }),
        deal('D3', 'Laiterie Blin', 'Inès', {
          amount: 5000,
          close: '2026-12-15',
          stage: 'Proposal',
        }),
        deal('D4', 'Cabinet Roy', 'Karl', {
          amount: null,
          close: '2026-12-01',
          stage: 'Negotiation',
        }),
        deal('D5', 'Clinique Aubert', 'Maud', {
          amount: 30_000,
          close: '2027-02-28',
          stage: 'Prospecting',
        }),
        deal('D6', 'Brun Traiteur', 'Maud', {
          amount: 4000,
          close: '2026-12-20',
          stage: 'Proposal',
        }),
      ],
      before: [
        {
          id: 1,
          deal: 'D1',
          name: 'Hôtel des Pins',
          amount: 12_000,
          close: '2026-11-20',
          stage: 'Negotiation',
          slips: 1,
        },
        {
          id: 2,
          deal: 'D2',
          name: 'Garage Mercier',
          amount: 8000,
          close: '2026-11-30',
          stage: 'Proposal',
          slips: 2,
        },
        {
          id: 3,
          deal: 'D3',
          name: 'Laiterie Blin',
          amount: 9000,
          close: '2026-12-15',
          stage: 'Proposal',
          slips: 0,
        },
        {
          id: 4,
          deal: 'D4',
          name: 'Cabinet Roy',
          amount: 0,
          close: '2026-12-01',
          stage: 'Proposal',
          slips: 0,
        },
        {
          id: 6,
          deal: 'D6',
          name: 'Brun Traiteur',
          amount: 4000,
          close: '2026-12-20',
          stage: 'Proposal',
          slips: 0,
        },
        {
          id: 7,
          deal: 'D7',
          name: 'Lang Optique',
          amount: 2500,
          close: '2026-12-05',
          stage: 'Proposal',
          slips: 0,
        },
      ],
      task: { fails: 'insufficient access rights on cross-reference id' },
      report: [{ accepted: true }],
      keep: [{ id: 1 }],
      tidy: [{ id: 1 }, { id: 7 }],
    },
    expects: {
      'compare.same': { count: 1 },
      tired: [{ deal: 'D2', slips: 3 }],
      gather: [
        {
          line: [
            {
              fr: 'Hôtel des Pins (Karl) : gagnée',
              en: 'Hôtel des Pins (Karl): won',
            },
            {
              fr: 'Garage Mercier (Inès) : repoussée au 2027-01-31, report n° 3',
              en: 'Garage Mercier (Inès): put off to 2027-01-31, delay no. 3',
            },
            {
              fr: 'Laiterie Blin (Inès) : 9000 € → 5000 €',
              en: 'Laiterie Blin (Inès): €9000 → €5000',
            },
            {
              fr: 'Cabinet Roy (Karl) : Proposal → Negotiation',
              en: 'Cabinet Roy (Karl): Proposal → Negotiation',
            },
            {
              fr: 'Clinique Aubert (Maud) : nouvelle, 30000 € pour le 2027-02-28',
              en: 'Clinique Aubert (Maud): new, €30000 due 2027-02-28',
            },
            {
              fr: 'Lang Optique : n’est plus dans Salesforce, valait 2500 €',
              en: 'Lang Optique: no longer in Salesforce, was worth €2500',
            },
          ],
        },
      ],
      picture: [
        { deal: 'D2', slips: 3 },
        { deal: 'D3', amount: 5000 },
        { deal: 'D4', slips: 0 },
        { deal: 'D5', slips: 0 },
        { deal: 'D6', slips: 0 },
      ],
      silent: 'not reached',
    },
    asks: {
      task: [{ additionalFields: { whatId: 'D2', activityDate: '2026-11-27' } }],
      report: [
        {
          subject: {
            fr: 'Prévisions : 6 mouvement(s) depuis lundi dernier',
            en: 'Forecast: 6 move(s) since last Monday',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La première semaine', en: 'The first week' },
    given: {
      monday: [{}],
      deals: [
        deal('D2', 'Garage Mercier', 'Inès', {
          amount: 8000,
          close: '2027-01-31',
          stage: 'Proposal',
        }),
      ],
      before: [],
      report: [{ accepted: true }],
      keep: [{ id: 1 }],
      tidy: [],
    },
    expects: {
      gather: [
        {
          line: [
            {
              fr: 'Garage Mercier (Inès) : nouvelle, 8000 € pour le 2027-01-31',
              en: 'Garage Mercier (Inès): new, €8000 due 2027-01-31',
            },
          ],
        },
      ],
      picture: [{ deal: 'D2', slips: 0 }],
      moves: 'not reached',
      task: 'not reached',
    },
  },
  {
    name: { fr: 'Salesforce ne répond pas', en: 'Salesforce does not answer' },
    given: {
      monday: [{}],
      deals: { fails: 'SERVER_UNAVAILABLE' },
      silent: [{ accepted: true }],
    },
    expects: { settings: [{ delays: 3 }], before: 'not reached', keep: 'not reached' },
    asks: {
      silent: [
        {
          text: {
            fr: 'Salesforce n’a pas répondu (SERVER_UNAVAILABLE). Relancez le flux : la semaine passée est toujours là.',
            en: 'Salesforce did not answer (SERVER_UNAVAILABLE). Start the flow again: last week is still there.',
          },
        },
      ],
    },
  },
]
