import type { Example } from '../recipe.ts'

const ticket = (id: number, requester_id: number, created_at: string, more = {}) => ({
  id,
  subject: `Chaudière ${id}`,
  status: 5,
  source: 1,
  spam: false,
  requester_id,
  requester: { email: `client${requester_id}@mail.example` },
  created_at,
  ...more,
})
const BOILER = [
  ticket(73, 9, '2026-11-22T23:30:00Z', { subject: 'Rendez-vous <manqué>', status: 2 }),
  ticket(71, 9, '2026-11-12T08:00:00Z'),
  ticket(72, 9, '2026-11-17T08:00:00Z', { subject: 'Facture' }),
]
const VALVE = ['10', '16', '20'].map((day, at) => ticket(81 + at, 11, `2026-11-${day}T09:00:00Z`))
const OTHERS = [
  ticket(60, 9, '2026-11-02T08:00:00Z'),
  ...[74, 75].map((id) => ticket(id, 10, '2026-11-20T08:00:00Z')),
  ticket(76, 10, '2026-11-20T09:00:00Z', { spam: true }),
  ticket(80, 10, '2026-11-20T10:00:00Z', { source: 10 }),
  ...[77, 78, 79].map((id) =>
    ticket(id, 12, '2026-11-20T08:00:00Z', { requester: { email: 'Quai@Transport-Lys.example' } }),
  ),
]
const MAIL = {
  fr: 'Clients qui reviennent : une étape a échoué',
  en: 'Returning customers: a step failed',
}
const LIST = {
  fr: 'Un même client, tickets ouverts : 3 (jours comptés : 14)\n– #71 12/11 Chaudière 71\n  https://votre-entreprise.freshdesk.com/a/tickets/71\n– #72 17/11 Facture\n  https://votre-entreprise.freshdesk.com/a/tickets/72\n– #73 23/11 Rendez-vous manqué – pas résolu\n  https://votre-entreprise.freshdesk.com/a/tickets/73',
  en: 'One and the same customer, tickets opened: 3 (days counted: 14)\n– #71 12/11 Chaudière 71\n  https://votre-entreprise.freshdesk.com/a/tickets/71\n– #72 17/11 Facture\n  https://votre-entreprise.freshdesk.com/a/tickets/72\n– #73 23/11 Rendez-vous manqué – not solved\n  https://votre-entreprise.freshdesk.com/a/tickets/73',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux clients qui reviennent', en: 'Two customers who are back' },
    given: {
      hourly: [{}],
      tickets: [...BOILER, ...VALVE, ...OTHERS],
      known: [{ id: 1, requester: '11', told_on: '2026-11-05T10:00:00.000+01:00' }],
      post: [{ id: 'm1' }, { id: 'm2' }],
      remember: [{ id: 1 }, { id: 2 }],
      note: [{ id: 5 }, { id: 6 }],
    },
    expects: {
      back: [
        { requester: '9', ticket: 73, tickets: 3, text: LIST },
        { requester: '11', ticket: 83, tickets: 3 },
      ],
      mail: 'not reached',
    },
    asks: {
      remember: [
        { columns: { value: { requester: '9', told_on: '2026-11-23T08:30:00.000+01:00' } } },
        { columns: { value: { requester: '11' } } },
      ],
      note: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/73/notes',
          jsonBody: {
            fr: '{"body":"Ce client revient. Lisez d’abord, dans l’ordre : #71, #72, #73","private":true}',
            en: '{"body":"This customer is back again. Read first, in this order: #71, #72, #73","private":true}',
          },
        },
        { url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/83/notes' },
      ],
    },
  },
  {
    name: { fr: 'Déjà signalé cette quinzaine', en: 'Reported this fortnight already' },
    given: {
      hourly: [{}],
      tickets: [...BOILER, ...OTHERS],
      known: [{ id: 1, requester: '9', told_on: '2026-11-23T07:20:00.000+01:00' }],
    },
    expects: { back: { count: 0 }, post: 'not reached' },
  },
  {
    name: { fr: 'Teams fermé', en: 'Teams closed' },
    given: {
      hourly: [{}],
      tickets: BOILER,
      known: [],
      post: { fails: 'Forbidden' },
      mail: [{}],
    },
    expects: { remember: 'not reached', note: 'not reached' },
    asks: {
      mail: [
        { subject: MAIL, text: { fr: `Forbidden\n\n${LIST.fr}`, en: `Forbidden\n\n${LIST.en}` } },
      ],
    },
  },
  {
    name: { fr: 'Note refusée', en: 'Note refused' },
    given: {
      hourly: [{}],
      tickets: BOILER,
      known: [],
      post: [{ id: 'm1' }],
      remember: [{ id: 1, requester: '9' }],
      note: { fails: 'Not Found' },
      mail: [{}],
    },
    expects: { back: [{ ticket: 73 }] },
    asks: {
      mail: [
        { subject: MAIL, text: { fr: `Not Found\n\n${LIST.fr}`, en: `Not Found\n\n${LIST.en}` } },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { hourly: [{}], tickets: { fails: 'Timeout' }, known: [], mail: [{}] },
    expects: { post: 'not reached' },
    asks: {
      mail: [
        {
          text: {
            fr: 'Clients qui reviennent, non cherchés cette heure-ci : Timeout',
            en: 'Returning customers were not looked for this hour: Timeout',
          },
        },
      ],
    },
  },
]
