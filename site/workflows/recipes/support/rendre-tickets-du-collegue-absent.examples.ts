import type { Example } from '../recipe.ts'

const event = (summary: string, start: string, end: string) => ({
  summary,
  status: 'confirmed',
  start: { date: start },
  end: { date: end },
})
const ticket = (id: number, agent: number, due: string | null, status = 2) => ({
  id,
  subject: 'Livraison',
  status,
  responder_id: agent,
  due_by: due,
})
const DENTIST = {
  summary: 'Tom dentiste',
  status: 'confirmed',
  start: { dateTime: '2026-11-23T09:00:00+01:00' },
  end: { dateTime: '2026-11-23T10:00:00+01:00' },
}
const MARC = event('Marc – congés', '2026-11-23', '2026-11-26')
const BROKEN = (cause: string) => [
  {
    text: {
      fr: `Tickets des absents non contrôlés : ${cause}`,
      en: `Tickets of absent colleagues not checked: ${cause}`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux absents, un dentiste, un nom inconnu',
      en: 'Two away, one at the dentist’s, one name unknown',
    },
    given: {
      morning: [{}],
      events: [
        MARC,
        event('ines', '2026-11-20', '2026-11-28'),
        DENTIST,
        // At work, and no Tom but a Thomas; Marc's last week ended this morning.
        event('Tom télétravail', '2026-11-23', '2026-11-24'),
        event('Thomas (stage)', '2026-11-23', '2026-11-24'),
        event('Tom congés', '2026-11-20', '2026-11-23'),
        event('Arrêt P. Martin', '2026-11-23', '2026-11-24'),
      ],
      tickets: [
        {
          total: 3,
          results: [
            ticket(11, 101, '2026-11-24T16:00:00Z'),
            ticket(12, 101, '2026-11-26T10:30:00Z'),
            ticket(13, 101, '2026-11-26T11:00:00Z'),
          ],
        },
        { total: 2, results: [ticket(21, 102, null), ticket(22, 102, '2026-12-02T08:00:00Z')] },
      ],
      note: [{ id: 1 }, { id: 2 }, { id: 3 }],
      release: [{ id: 11 }, { id: 12 }, { id: 21 }],
      tell: [{ ok: true }],
      stranger: [{ ok: true }],
    },
    expects: {
      away: [
        { agent: 101, back: '2026-11-26' },
        { agent: 102, back: '2026-11-30' },
        { kind: 'stranger', count: 2 },
      ],
      due: [{ ticket: 11 }, { ticket: 12 }, { ticket: 21, was: 102 }],
      refused: 'not reached',
    },
    asks: {
      tickets: [
        { url: 'https://votre-entreprise.freshdesk.com/api/v2/search/tickets' },
        { url: 'https://votre-entreprise.freshdesk.com/api/v2/search/tickets' },
      ],
      note: [
        {
          jsonBody: {
            fr: '{"body":"Marc ne répondra pas avant le 26/11/2026.","private":true}',
            en: '{"body":"Marc will not answer before 26/11/2026.","private":true}',
          },
        },
        {},
        {
          jsonBody: {
            fr: '{"body":"Inès ne répondra pas avant le 30/11/2026.","private":true}',
            en: '{"body":"Inès will not answer before 30/11/2026.","private":true}',
          },
        },
      ],
      tell: [
        {
          text: {
            fr: 'À reprendre aujourd’hui :\n#11 Livraison (Marc, échéance : 24/11 17:00)\n#12 Livraison (Marc, échéance : 26/11 11:30)\n#21 Livraison (Inès, échéance : aucune)',
            en: 'To take over today:\n#11 Livraison (Marc, due: 24/11 17:00)\n#12 Livraison (Marc, due: 26/11 11:30)\n#21 Livraison (Inès, due: no date)',
          },
        },
      ],
      stranger: [
        {
          text: {
            fr: 'Absences d’une journée au calendrier sans nom de l’équipe : 2',
            en: 'Whole-day absences in the calendar without a team member’s name: 2',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk refuse de rendre', en: 'Freshdesk will not release' },
    given: {
      morning: [{}],
      events: [MARC],
      tickets: [{ total: 1, results: [ticket(11, 101, '2026-11-24T16:00:00Z')] }],
      release: { fails: 'Forbidden' },
      refused: [{ ok: true }],
    },
    expects: { due: [{ ticket: 11 }], note: 'not reached', taken: 'not reached' },
    asks: {
      refused: [
        {
          text: {
            fr: 'À reprendre à la main, Freshdesk ne les rend pas :\n#11 Livraison (Marc, échéance : 24/11 17:00) : Forbidden',
            en: 'To be taken by hand, Freshdesk will not release them:\n#11 Livraison (Marc, due: 24/11 17:00): Forbidden',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux noms dans un événement, note refusée', en: 'Two names, note refused' },
    given: {
      morning: [{}],
      events: [event('Marc et Inès au salon', '2026-11-23', '2026-11-24')],
      tickets: [
        { total: 1, results: [{ ...ticket(11, 101, null), subject: '<!channel> Retard' }] },
        { total: 0, results: [] },
      ],
      release: [{ id: 11 }],
      note: { fails: 'Forbidden' },
      tell: [{ ok: true }],
    },
    expects: {
      away: [
        { agent: 101, back: '2026-11-24' },
        { agent: 102, back: '2026-11-24' },
      ],
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'À reprendre aujourd’hui :\n#11  !channel  Retard (Marc, échéance : aucune)',
            en: 'To take over today:\n#11  !channel  Retard (Marc, due: no date)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Recherche en panne', en: 'The search is down' },
    given: {
      morning: [{}],
      events: [MARC],
      tickets: { fails: 'Rate limit' },
      broken: [{ ok: true }],
    },
    expects: { away: [{ agent: 101 }], due: 'not reached' },
    asks: { broken: BROKEN('Rate limit') },
  },
  {
    name: { fr: 'Calendrier illisible', en: 'The calendar cannot be read' },
    given: { morning: [{}], events: { fails: 'Not Found' }, broken: [{ ok: true }] },
    expects: { away: 'not reached' },
    asks: { broken: BROKEN('Not Found') },
  },
  {
    name: { fr: 'Tout le monde est là', en: 'Everybody is in' },
    given: { morning: [{}], events: [DENTIST] },
    expects: { away: { count: 0 }, settings: [{ team: [{ agent: 101 }, {}, {}] }] },
  },
]
