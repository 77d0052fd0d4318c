import type { Example } from '../recipe.ts'

const entry = (ticket_id: number, time_spent: string) => ({
  id: ticket_id * 10,
  ticket_id,
  time_spent,
})
const ticket = (id: number, type: string | null) => ({ id, type, subject: `#${id}` })
const page = (...body: readonly ReturnType<typeof entry>[]) => ({
  statusCode: 200,
  headers: {},
  body,
})
const row = (month: string, reason: string, cost: number) => ({
  row_number: 2,
  month,
  reason,
  cost,
})
const OLD = [row('2026-09', 'Livraison', 70), row('2026-09', 'Mot de passe', 12.5)]
const before = {
  month: [{}],
  known: OLD,
  entries: [
    page(entry(1, '01:30'), entry(1, '00:15'), entry(2, '00:45'), entry(3, '10:00')),
    page(entry(4, '00:20'), entry(9, '00:10')),
  ],
  tickets: [ticket(1, 'Livraison'), ticket(2, 'Livraison'), ticket(3, 'Panne'), ticket(4, null)],
}
const TEXT = {
  fr: 'Ce qu’ont coûté les demandes en octobre 2026 : 416\u00A0€\n– Panne : 320\u00A0€, 10 h, 1 ticket (mois d’avant : rien)\n– Livraison : 80\u00A0€, 2,5 h, 2 tickets (mois d’avant : 70\u00A0€)\n– Sans motif : 10,67\u00A0€, 0,3 h, 1 ticket (mois d’avant : rien)\n– Ticket non retrouvé : 5,33\u00A0€, 0,2 h, 1 ticket (mois d’avant : rien)',
  en: 'What requests cost in October 2026: €416\n– Panne: €320, 10 h, 1 ticket (month before: nothing)\n– Livraison: €80, 2.5 h, 2 tickets (month before: €70)\n– No reason: €10.67, 0.3 h, 1 ticket (month before: nothing)\n– Ticket not found: €5.33, 0.2 h, 1 ticket (month before: nothing)',
}
const BROKEN = (cause: string) => [
  {
    message: {
      fr: `Coût des demandes en 2026-10 : non calculé ou non inscrit (${cause}).`,
      en: `Cost of requests in 2026-10: not worked out or not entered (${cause}).`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre motifs, un ticket introuvable', en: 'Four reasons, one ticket not found' },
    given: {
      ...before,
      post: [{ id: 'm1' }],
      enter: [{}, {}, {}, {}],
    },
    expects: {
      settings: [{ month: '2026-10', from: '2026-09-30T21:59:59Z' }],
      count: [{ month: '2026-10', count: 4, text: TEXT }],
      rows: [
        { reason: 'Panne', tickets: 1, hours: 10, cost: 320 },
        { reason: 'Livraison', tickets: 2, hours: 2.5, cost: 80 },
        { reason: { fr: 'Sans motif', en: 'No reason' }, cost: 10.67 },
        { reason: { fr: 'Ticket non retrouvé', en: 'Ticket not found' }, hours: 0.2, cost: 5.33 },
      ],
      broken: 'not reached',
    },
    asks: {
      entries: [
        {
          queryParameters: {
            parameters: [
              { name: 'executed_after', value: '2026-09-30T21:59:59Z' },
              { name: 'executed_before', value: '2026-10-31T23:00:00Z' },
              {},
            ],
          },
        },
      ],
      post: [{ message: TEXT }],
      enter: [{ columns: { value: { reason: 'Panne', cost: 320 } } }, {}, {}, {}],
    },
  },
  {
    name: { fr: 'Mois déjà inscrit', en: 'Month entered already' },
    given: { month: [{}], known: [...OLD, row('2026-10', 'Panne', 320)] },
    expects: { state: [{ state: 'done' }], entries: 'not reached' },
    asks: { known: [{ sheetName: { value: { fr: 'Motifs', en: 'Reasons' } } }] },
  },
  {
    name: { fr: 'Aucun temps saisi', en: 'No time entered' },
    given: {
      month: [{}],
      known: [{}],
      entries: [page()],
      tickets: [ticket(1, 'Panne')],
      empty: [{ id: 'm2' }],
    },
    expects: { count: [{ count: 0 }], post: 'not reached' },
    asks: {
      empty: [
        {
          message: {
            fr: 'Aucun temps saisi dans Freshdesk en 2026-10 : rien à chiffrer.',
            en: 'No time was entered in Freshdesk in 2026-10: nothing to work out.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { month: [{}], known: OLD, entries: { fails: 'Timeout' }, broken: [{ id: 'm3' }] },
    expects: { count: 'not reached' },
    asks: { broken: BROKEN('Timeout') },
  },
  {
    name: { fr: 'Tableur muet au départ', en: 'Sheet silent at the start' },
    given: { month: [{}], known: { fails: 'Forbidden' }, broken: [{ id: 'm4' }] },
    expects: { state: [{ state: 'down', cause: 'Forbidden' }], entries: 'not reached' },
    asks: { broken: BROKEN('Forbidden') },
  },
  {
    name: { fr: 'Tableur muet à la fin', en: 'Sheet silent at the end' },
    given: {
      ...before,
      post: [{ id: 'm5' }],
      enter: { fails: 'Quota exceeded' },
      broken: [{ id: 'm6' }],
    },
    expects: { rows: { count: 4 } },
    asks: { broken: BROKEN('Quota exceeded') },
  },
  {
    name: { fr: 'Tickets illisibles', en: 'Tickets unreadable' },
    given: { ...before, tickets: { fails: 'Rate limit' }, broken: [{ id: 'm7' }] },
    expects: { state: [{ state: 'todo' }], count: 'not reached' },
    asks: { broken: BROKEN('Rate limit') },
  },
]
