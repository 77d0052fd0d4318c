import type { Example } from '../recipe.ts'

const waiting = (
  id: number,
  pending_since: string,
  more: { readonly priority?: number; readonly answered?: string; readonly status?: number } = {},
) => ({
  id,
  subject: 'Chaudière',
  status: more.status ?? 3,
  priority: more.priority ?? 2,
  stats: { pending_since, requester_responded_at: more.answered ?? null },
})
const todo = (ticket: number, since: string, kind: string, days: number, body = '') => ({
  ticket,
  kind,
  days,
  body,
  line: {
    fr: `#${ticket} Chaudière : urgent, sans réponse depuis ${days} jours ouvrés`,
    en: `#${ticket} Chaudière: urgent, no answer for ${days} working days`,
  },
  key: `${ticket}/${since}/${kind}`,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Revenu, relancé, clos, urgent', en: 'Back, reminded, closed, urgent' },
    given: {
      morning: [{}],
      tickets: [
        waiting(1, '2026-11-18T09:00:00Z', { answered: '2026-11-20T16:00:00Z' }),
        waiting(2, '2026-11-18T09:00:00Z', { answered: '2026-11-12T16:00:00Z' }),
        waiting(3, '2026-11-09T09:00:00Z'),
        waiting(4, '2026-11-16T09:00:00Z', { priority: 4 }),
        waiting(5, '2026-11-20T09:00:00Z'),
        waiting(6, '2026-11-02T09:00:00Z', { status: 4 }),
      ],
      fresh: [
        todo(1, '2026-11-18', 'answered', 3),
        todo(2, '2026-11-18', 'remind', 3, 'Relance'),
        todo(3, '2026-11-09', 'close', 10, 'Fin'),
        todo(4, '2026-11-16', 'urgent', 5),
      ],
      reopen: [{ id: 1 }],
      write: [{ id: 901 }, { id: 902 }],
      resolve: [{ id: 3 }],
      call: [{ ok: true }],
      remember: { runs: [[{ id: 1 }], [{ id: 2 }], [{ id: 3 }], [{ id: 4 }]] },
    },
    expects: {
      stage: [
        { ticket: 1, kind: 'answered', days: 3, key: '1/2026-11-18/answered' },
        { ticket: 2, kind: 'remind', days: 3, key: '2/2026-11-18/remind' },
        { ticket: 3, kind: 'close', days: 10, key: '3/2026-11-09/close' },
        { ticket: 4, kind: 'urgent', days: 5, key: '4/2026-11-16/urgent' },
      ],
      'last.yes': { count: 1 },
      'last.no': { count: 1 },
      unsent: 'not reached',
    },
    asks: {
      reopen: [{ ticketId: 1, updateFields: { status: 'open' } }],
      write: [
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/2/reply',
          jsonBody: '{"body":"Relance"}',
        },
        {
          url: 'https://votre-entreprise.freshdesk.com/api/v2/tickets/3/reply',
          jsonBody: '{"body":"Fin"}',
        },
      ],
      resolve: [{ ticketId: 3 }],
    },
  },
  {
    name: { fr: 'Freshdesk refuse le message', en: 'Freshdesk refuses the message' },
    given: {
      morning: [{}],
      tickets: [waiting(3, '2026-11-06T17:30:00Z'), waiting(7, '2026-11-19T08:00:00Z')],
      fresh: [todo(3, '2026-11-06', 'close', 11, 'Fin')],
      write: { fails: 'Contact has no valid email' },
      unsent: [{ ok: true }],
    },
    expects: {
      stage: [{ ticket: 3, kind: 'close', days: 11 }],
      resolve: 'not reached',
      remember: 'not reached',
    },
    asks: {
      unsent: [
        {
          text: {
            fr: 'Ticket #3 : message refusé (Contact has no valid email). Il reste ouvert ; vérifiez l’adresse.',
            en: 'Ticket #3: message refused (Contact has no valid email). It stays open; check the address.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Déjà relancé', en: 'Reminded already' },
    given: { morning: [{}], tickets: [waiting(2, '2026-11-18T09:00:00Z')], fresh: [] },
    expects: { stage: [{ key: '2/2026-11-18/remind' }], write: 'not reached' },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { morning: [{}], tickets: { fails: 'Service unavailable' }, broken: [{ ok: true }] },
    expects: { stage: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Tickets en attente non relus : Service unavailable',
            en: 'Waiting tickets not read: Service unavailable',
          },
        },
      ],
    },
  },
]
