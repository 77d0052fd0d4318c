import type { Example } from '../recipe.ts'

const macro = (
  id: number,
  title: string,
  value: string | readonly string[],
  usage_30d = 0,
  updated_at = '2026-03-02T09:00:00Z',
  active = true,
) => ({
  id,
  title,
  active,
  updated_at,
  usage_30d,
  actions: [
    { field: 'status', value: 'pending' },
    { field: 'comment_value_html', value },
  ],
})
const DESK = 'https://votre-entreprise.zendesk.com'
const SALES = macro(
  11,
  'Frais de port',
  '<p>Offerts jusqu’au 31 août 2026 et until 31 August 2026. Détails : <a href="https://boutique.example/port">ici</a>.</p>',
  84,
)
const RETURN = macro(
  12,
  'Retour',
  [
    'channel:all',
    'Écrivez à Julie&nbsp;Morel avant le 15/12/2026, voir https://boutique.example/retours.',
  ],
  12,
)
const OLD = macro(13, 'Horaires', 'Ouvert de 9 h à 18 h.', 3, '2024-01-15T09:00:00Z')
const SOUND = macro(14, 'Merci', 'Merci, {{ticket.requester.first_name}}.', 40)
const PAGES = [
  { macros: [SALES, RETURN], next_page: `${DESK}/api/v2/macros.json?page=2` },
  {
    macros: [
      OLD,
      SOUND,
      {
        id: 15,
        title: 'Clore',
        active: true,
        updated_at: '2020-01-01T00:00:00Z',
        actions: [{ field: 'status', value: 'solved' }],
      },
    ],
    next_page: null,
  },
]
const answers = (...statusCodes: readonly number[]) =>
  statusCodes.map((statusCode) => ({ statusCode, headers: {}, body: '' }))

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une promotion finie, une collègue partie, un lien mort',
      en: 'A promotion over, a colleague gone, a dead link',
    },
    given: {
      first: [{}],
      macros: PAGES,
      answers: answers(200, 404, 200),
      fresh: [{ month: '2026-11' }],
      ticket: [{ id: 700 }],
      remember: [{ id: 1 }],
    },
    expects: {
      texts: [
        {
          id: 11,
          faults: [{ fr: 'date passée : 31 août 2026', en: 'date gone by: 31 August 2026' }],
          links: ['https://boutique.example/port'],
        },
        {
          id: 12,
          faults: [{ fr: 'collègue parti : Julie Morel', en: 'colleague who left: Julie Morel' }],
          links: ['https://boutique.example/retours'],
        },
        {
          id: 13,
          faults: [{ fr: 'pas relue depuis 01/2024', en: 'not read again since 01/2024' }],
        },
        { id: 14, faults: [], links: [] },
      ],
      report: [{ month: '2026-11', count: 3, all: 4 }],
      sound: 'not reached',
    },
    asks: {
      answers: [
        { url: DESK },
        { url: 'https://boutique.example/port' },
        { url: 'https://boutique.example/retours' },
      ],
      ticket: [
        {
          description: {
            fr: 'À corriger dans les réponses types, les plus employées d’abord :\n\n– Frais de port (84 emplois en 30 jours) : date passée : 31 août 2026 ; lien mort : https://boutique.example/port\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/11\n– Retour (12 emplois en 30 jours) : collègue parti : Julie Morel\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/12\n– Horaires (3 emplois en 30 jours) : pas relue depuis 01/2024\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/13',
            en: 'To be put right in the standard replies, the most used first:\n\n– Frais de port (84 uses in 30 days): date gone by: 31 August 2026; dead link: https://boutique.example/port\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/11\n– Retour (12 uses in 30 days): colleague who left: Julie Morel\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/12\n– Horaires (3 uses in 30 days): not read again since 01/2024\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/13',
          },
        },
      ],
      remember: [{ columns: { value: { month: '2026-11' } } }],
    },
  },
  {
    name: { fr: 'Réseau coupé, ticket refusé', en: 'Network down, ticket refused' },
    given: {
      first: [{}],
      macros: [{ macros: [SALES], next_page: null }],
      answers: { fails: 'ENOTFOUND' },
      fresh: [{ month: '2026-11' }],
      ticket: { fails: 'Forbidden' },
      broken: [{ ok: true }],
    },
    expects: { report: [{ count: 1 }], remember: 'not reached' },
    asks: {
      ticket: [
        {
          description: {
            fr: 'À corriger dans les réponses types, les plus employées d’abord :\n\n– Frais de port (84 emplois en 30 jours) : date passée : 31 août 2026\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/11\nLiens non essayés : votre propre adresse ne répondait pas.',
            en: 'To be put right in the standard replies, the most used first:\n\n– Frais de port (84 uses in 30 days): date gone by: 31 August 2026\n  https://votre-entreprise.zendesk.com/admin/workspaces/agent-workspace/macros/11\nLinks not tried: your own address did not answer.',
          },
        },
      ],
      broken: [
        {
          text: {
            fr: 'Réponses types : contrôle du mois non abouti (Forbidden).',
            en: 'Standard replies: this month’s check failed (Forbidden).',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est juste', en: 'All of it is right' },
    given: {
      first: [{}],
      macros: [{ macros: [SOUND], next_page: null }],
      answers: answers(403),
      sound: [{ ok: true }],
    },
    expects: { report: [{ count: 0, all: 1 }], ticket: 'not reached' },
    asks: {
      sound: [
        {
          text: {
            fr: 'Réponses types contrôlées : 1, à corriger : aucune. ',
            en: 'Standard replies checked: 1, to be put right: none. ',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Textes justes, liens non essayés', en: 'Wording right, links not tried' },
    given: {
      first: [{}],
      macros: [{ macros: [SOUND], next_page: null }],
      answers: answers(503),
      sound: [{ ok: true }],
    },
    expects: { report: [{ count: 0, all: 1 }], ticket: 'not reached' },
    asks: {
      sound: [
        {
          text: {
            fr: 'Réponses types contrôlées : 1, à corriger : aucune. Liens non essayés : votre propre adresse ne répondait pas.',
            en: 'Standard replies checked: 1, to be put right: none. Links not tried: your own address did not answer.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Relancé le même mois', en: 'Run again in the same month' },
    given: {
      first: [{}],
      macros: [{ macros: [OLD], next_page: null }],
      answers: answers(200),
      fresh: [],
    },
    expects: { report: [{ month: '2026-11', count: 1 }], ticket: 'not reached' },
  },
  {
    name: { fr: 'Zendesk ne répond pas', en: 'Zendesk does not answer' },
    given: { first: [{}], macros: { fails: 'Unauthorized' }, broken: [{ ok: true }] },
    expects: { texts: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Réponses types : contrôle du mois non abouti (Unauthorized).',
            en: 'Standard replies: this month’s check failed (Unauthorized).',
          },
        },
      ],
    },
  },
]
