import type { Example } from '../recipe.ts'

const moved = [{ headers: {}, params: {}, query: {}, body: { ticket: '#5120' } }]
const change = (
  id: number,
  day: string,
  field_name: string,
  previous_value: string | null,
  value: string,
) => ({
  id,
  created_at: `2026-11-${day}T09:00:00Z`,
  author_id: 7,
  events: [
    { id: id * 10, type: 'Comment', body: 'Voir avec vous' },
    { id: id * 10 + 1, type: 'Change', field_name, previous_value, value },
  ],
})
const GROUPS = [
  {
    groups: [
      { id: 1, name: 'Assistance', deleted: false },
      { id: 2, name: 'Comptabilité', deleted: false },
      { id: 3, name: 'Technique', deleted: false },
      { id: 4, name: 'Ancienne', deleted: true },
    ],
    next_page: null,
  },
]
/** Solved once after two moves, then three more. */
const LOOP = [
  {
    audits: [
      change(1, '02', 'group_id', null, '1'),
      change(2, '03', 'group_id', '1', '2'),
      change(3, '04', 'group_id', '2', '1'),
      change(4, '05', 'status', 'open', 'solved'),
      change(8, '20', 'group_id', '3', '1'),
    ],
    next_page: 'https://votre-entreprise.zendesk.com/api/v2/tickets/5120/audits.json?page=2',
  },
  {
    audits: [change(6, '13', 'group_id', '1', '2'), change(7, '17', 'group_id', '2', '3')],
    next_page: null,
  },
]
const FRESH = [{ ticket: '5120', moves: 3, key: '5120/4' }]
const before = { moved, audits: LOOP, fresh: FRESH, remember: [{ id: 1 }], groups: GROUPS }
const answer = (name: string) => [
  { data: { 'Équipe qui garde le ticket': name, 'Team that keeps the ticket': name } },
]
const UNREAD = (cause: string) => [
  {
    text: {
      fr: `#5120 : transferts non lus (${cause}). Regardez s’il tourne en rond.`,
      en: `#5120: transfers not read (${cause}). See whether it goes in circles.`,
    },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois transferts, tranché', en: 'Three transfers, settled' },
    given: { ...before, ask: answer('Comptabilité'), give: [{ id: 5120 }] },
    expects: {
      moves: [
        {
          ticket: '5120',
          moves: 3,
          path: ['1', '2', '3', '1'],
          since: '2026-11-13T09:00:00Z',
          key: '5120/4',
        },
      ],
      question: [
        {
          route: 'Assistance → Comptabilité → Technique → Assistance',
          // Half past eight: nobody is there yet, so that noon is the limit.
          minutes: 210,
          text: {
            fr: '#5120, 3 transferts depuis le 13/11 : Assistance → Comptabilité → Technique → Assistance\nhttps://votre-entreprise.zendesk.com/agent/tickets/5120',
            en: '#5120, 3 transfers since 13/11: Assistance → Comptabilité → Technique → Assistance\nhttps://votre-entreprise.zendesk.com/agent/tickets/5120',
          },
        },
      ],
      chosen: [{ group: '2', name: 'Comptabilité' }],
      open: 'not reached',
    },
    asks: {
      give: [
        {
          id: '5120',
          updateFields: {
            group: 2,
            internalNote: {
              fr: 'Trajet : Assistance → Comptabilité → Technique → Assistance. Décision des responsables : Comptabilité garde ce ticket jusqu’à sa résolution.',
              en: 'Route: Assistance → Comptabilité → Technique → Assistance. Decided by the leads: Comptabilité keeps this ticket until it is solved.',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: { ...before, ask: [{}], open: [{ id: 5120 }] },
    expects: { chosen: [{ group: '', name: '' }], give: 'not reached' },
    asks: {
      open: [
        {
          updateFields: {
            internalNote: {
              fr: 'Trajet : Assistance → Comptabilité → Technique → Assistance. Aucun responsable n’a répondu dans Slack : appelez-en un avant tout nouveau transfert.',
              en: 'Route: Assistance → Comptabilité → Technique → Assistance. No lead has answered in Slack: ring one before passing this on again.',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Slack ne répond pas', en: 'Slack does not answer' },
    given: { ...before, ask: { fails: 'channel_not_found' }, open: [{ id: 5120 }] },
    expects: { moves: [{ moves: 3 }], chosen: 'not reached' },
    asks: {
      open: [
        {
          updateFields: {
            internalNote: {
              fr: 'Trajet : Assistance → Comptabilité → Technique → Assistance. Aucun responsable n’a répondu dans Slack : appelez-en un avant tout nouveau transfert.',
              en: 'Route: Assistance → Comptabilité → Technique → Assistance. No lead has answered in Slack: ring one before passing this on again.',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond, ticket clos', en: 'Nobody answers, ticket closed' },
    given: {
      ...before,
      ask: [{}],
      open: { fails: 'Ticket is closed' },
      unnoted: [{ ok: true }],
    },
    expects: { chosen: [{ group: '' }], byHand: 'not reached' },
    asks: {
      ask: [{ options: { limitWaitTime: { values: { resumeAmount: 210 } } } }],
      unnoted: [
        {
          text: {
            fr: '#5120 : personne n’a tranché, et Zendesk refuse la note (Ticket is closed). Assistance → Comptabilité → Technique → Assistance',
            en: '#5120: nobody has settled it, and Zendesk refuses the note (Ticket is closed). Assistance → Comptabilité → Technique → Assistance',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tranché, mais Zendesk refuse', en: 'Settled, but Zendesk refuses' },
    given: {
      ...before,
      ask: answer('Technique'),
      give: { fails: 'Ticket is closed' },
      byHand: [{ ok: true }],
    },
    expects: { chosen: [{ group: '3' }] },
    asks: {
      byHand: [
        {
          text: {
            fr: '#5120 : à donner à la main à Technique, Zendesk refuse (Ticket is closed).',
            en: '#5120: to be given to Technique by hand, Zendesk refuses (Ticket is closed).',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le transfert décidé rappelle le flux', en: 'The decided transfer calls again' },
    given: { moved, audits: LOOP, fresh: [] },
    expects: { third: [{ key: '5120/4' }], ask: 'not reached' },
  },
  {
    name: { fr: 'Deux transferts', en: 'Two transfers' },
    given: {
      moved,
      audits: [{ audits: [LOOP[0]!.audits[1]!, LOOP[0]!.audits[2]!], next_page: null }],
    },
    expects: { moves: [{ moves: 2, key: '5120/0' }], fresh: 'not reached' },
  },
  {
    name: { fr: 'Historique illisible', en: 'History unreadable' },
    given: { moved, audits: { fails: 'Not Found' }, unread: [{ ok: true }] },
    expects: { moves: 'not reached' },
    asks: { unread: UNREAD('Not Found') },
  },
  {
    name: { fr: 'Équipes illisibles', en: 'Teams unreadable' },
    given: { ...before, groups: { fails: 'Forbidden' }, unread: [{ ok: true }] },
    expects: { third: [{ moves: 3 }], ask: 'not reached' },
    asks: { unread: UNREAD('Forbidden') },
  },
]
