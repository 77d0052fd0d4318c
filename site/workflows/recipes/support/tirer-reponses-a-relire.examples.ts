import type { Example } from '../recipe.ts'

const ticket = (
  id: number,
  responder_id: number | null,
  resolved_at: string | null,
  more = {},
) => ({
  id,
  subject: `Facture ${id}`,
  status: 4,
  responder_id,
  tags: [],
  stats: { resolved_at },
  ...more,
})
const AICHA = [
  ticket(501, 101, '2026-11-17T09:00:00Z'),
  ticket(502, 101, '2026-11-18T09:00:00Z', { subject: '  Délai\nde retour ' }),
  ticket(503, 101, '2026-11-19T09:00:00Z', { status: 5 }),
]
const BRUNO = [
  ticket(504, 102, '2026-11-22T22:59:00Z'),
  // Monday already, in Paris.
  ticket(505, 102, '2026-11-22T23:30:00Z'),
]
const LEFT = [
  ticket(506, 103, '2026-11-20T09:00:00Z', { tags: ['confidentiel', 'confidential'] }),
  ticket(507, 103, '2026-11-20T09:00:00Z', { status: 2 }),
  ticket(508, null, '2026-11-20T09:00:00Z'),
  ticket(509, 103, '2026-11-13T09:00:00Z'),
]
const drawn = (key: string, to: string, author: string, reader: string) => ({
  kind: 'mail',
  key,
  to,
  author,
  reader,
  text: '– #504',
})
const CHLOE = drawn('2026-W47/chloe@clim-sud.example', 'chloe@clim-sud.example', 'Aïcha', 'Chloé')
const FIRST = drawn('2026-W47/aicha@clim-sud.example', 'aicha@clim-sud.example', 'Bruno', 'Aïcha')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux auteurs, deux lecteurs', en: 'Two authors, two readers' },
    given: {
      monday: [{}],
      tickets: [...AICHA, ...BRUNO, ...LEFT],
      fresh: [CHLOE, FIRST],
      mail: [{}, {}],
      remember: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      draw: [
        { key: CHLOE.key, author: 'Aïcha', reader: 'Chloé', tickets: [502, 501] },
        { key: FIRST.key, author: 'Bruno', reader: 'Aïcha', tickets: [504] },
      ],
      none: 'not reached',
    },
    asks: {
      mail: [
        {
          toEmail: 'chloe@clim-sud.example',
          subject: {
            fr: 'Aïcha : réponses à relire cette semaine',
            en: 'Aïcha: replies to read this week',
          },
        },
        {
          toEmail: 'aicha@clim-sud.example',
          text: { fr: 'Bonjour Aïcha,\n\n– #504', en: 'Hello Aïcha,\n\n– #504' },
        },
      ],
      remember: [
        { columns: { value: { key: CHLOE.key } } },
        { columns: { value: { key: FIRST.key } } },
      ],
    },
  },
  {
    name: { fr: 'Relancé, le courriel est refusé', en: 'Run again, the email is refused' },
    given: {
      monday: [{}],
      tickets: [...AICHA.toReversed(), ...BRUNO],
      fresh: [FIRST],
      mail: { fails: 'Mailbox unavailable' },
      unsent: [{ ok: true }],
    },
    expects: {
      draw: [{ tickets: [502, 501] }, { tickets: [504] }],
      remember: 'not reached',
    },
    asks: {
      unsent: [
        {
          text: {
            fr: 'Relecture non envoyée à aicha@clim-sud.example (Mailbox unavailable). Corrigez puis relancez le flux cette semaine.',
            en: 'Reading not sent to aicha@clim-sud.example (Mailbox unavailable). Mend it, then run the flow again this week.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à relire', en: 'Nothing to read' },
    given: { monday: [{}], tickets: LEFT.slice(0, 3), none: [{ ok: true }] },
    expects: { 'any.no': { count: 1 }, fresh: 'not reached' },
    asks: {
      none: [
        {
          text: {
            fr: 'Aucune relecture à tirer. Tickets résolus la semaine passée : 1',
            en: 'Nothing to draw for reading. Tickets solved last week: 1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
    given: { monday: [{}], tickets: { fails: 'Timeout' }, none: [{ ok: true }] },
    expects: { fresh: 'not reached' },
    asks: {
      none: [
        {
          text: {
            fr: 'Relectures de la semaine non tirées : Timeout',
            en: 'This week’s readings were not drawn: Timeout',
          },
        },
      ],
    },
  },
]
