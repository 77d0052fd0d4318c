import type { Example } from '../recipe.ts'

const summary = (
  components: Readonly<Record<string, string>>,
  incidents: readonly object[] = [],
) => ({
  page: { name: 'Etat', url: 'https://status.paiement.example' },
  components: Object.entries(components).map(([name, status], at) => ({
    id: `c${at}`,
    name,
    status,
  })),
  incidents: [...incidents] as never[],
  status: { indicator: 'major' },
})
const INCIDENT = {
  name: 'Erreurs sur les paiements',
  created_at: '2026-11-23T07:02:11.000Z',
  shortlink: 'https://etat.example/abc',
  components: [{ name: 'API' }],
}
const GIT = summary({ 'Git Operations': 'operational', Pages: 'major_outage' })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une panne, un retour, une page muette', en: 'An outage, a return, a silent page' },
    given: {
      often: [{}],
      known: [
        { id: 1, key: 'Paiement/Webhooks', status: 'partial_outage' },
        { id: 2, key: 'Code/page', status: 'silent 2' },
      ],
      page: [
        summary({ API: 'major_outage', Webhooks: 'operational', Rapports: 'major_outage' }, [
          INCIDENT,
        ]),
        { error: { message: 'timeout of 10000ms exceeded' } },
      ],
      say: [{ ok: true }, { ok: true }, { ok: true }],
      keep: [{ id: 3 }, { id: 1 }, { id: 2 }],
    },
    expects: {
      compare: [
        {
          key: 'Paiement/API',
          status: 'major_outage',
          text: {
            fr: ':red_circle: Paiement, API : en panne\nChez nous, cela touche : caisse, boutique\nErreurs sur les paiements (23/11 08:02) https://etat.example/abc',
            en: ':red_circle: Paiement, API: down\nWith us this hits: caisse, boutique\nErreurs sur les paiements (23/11 08:02) https://etat.example/abc',
          },
        },
        {
          key: 'Paiement/Webhooks',
          text: {
            fr: ':large_green_circle: Paiement, Webhooks : de nouveau normal',
            en: ':large_green_circle: Paiement, Webhooks: back to normal',
          },
        },
        {
          key: 'Code/page',
          status: 'silent 3',
          text: {
            fr: 'Code : la page d’état ne répond plus, personne ne surveille',
            en: 'Code: the status page no longer answers, nobody watches',
          },
        },
      ],
      'spoken.no': { count: 0 },
    },
    asks: {
      page: [
        { url: 'https://status.paiement.example/api/v2/summary.json' },
        { url: 'https://status.depot.example/api/v2/summary.json' },
      ],
      keep: [
        { columns: { value: { key: 'Paiement/API', status: 'major_outage' } } },
        { columns: { value: { key: 'Paiement/Webhooks', status: 'operational' } } },
        { columns: { value: { key: 'Code/page', status: 'silent 3' } } },
      ],
    },
  },
  {
    name: {
      fr: 'Un composant renommé, une page de retour',
      en: 'A component renamed, a page back',
    },
    given: {
      often: [{}],
      known: [{ id: 2, key: 'Code/page', status: 'silent 1' }],
      page: [
        summary({ API: 'under_maintenance', Notifications: 'operational' }, [
          { ...INCIDENT, components: [{ name: 'Rapports' }] },
        ]),
        GIT,
      ],
      say: [{ ok: true }, { ok: true }],
      keep: [{ id: 5 }, { id: 4 }, { id: 2 }],
    },
    expects: {
      compare: [
        {
          key: 'Paiement/API',
          text: {
            fr: ':red_circle: Paiement, API : en maintenance\nChez nous, cela touche : caisse, boutique\nhttps://status.paiement.example',
            en: ':red_circle: Paiement, API: under maintenance\nWith us this hits: caisse, boutique\nhttps://status.paiement.example',
          },
        },
        {
          key: 'Paiement/Webhooks',
          status: 'missing',
          text: {
            fr: ':red_circle: Paiement, Webhooks : composant introuvable sur sa page, vérifiez son nom\nhttps://status.paiement.example',
            en: ':red_circle: Paiement, Webhooks: not found on its page, check the name\nhttps://status.paiement.example',
          },
        },
        { key: 'Code/page', status: 'answers', text: '' },
      ],
      'spoken.no': { count: 1 },
    },
  },
  {
    name: { fr: 'Aucune page ne répond, une première fois', en: 'No page answers, a first time' },
    given: {
      often: [{}],
      known: [{}],
      page: { fails: 'getaddrinfo ENOTFOUND' },
      keep: [{ id: 5 }, { id: 6 }],
    },
    expects: {
      compare: [
        { key: 'Paiement/page', status: 'silent 1', text: '' },
        { key: 'Code/page', status: 'silent 1', text: '' },
      ],
      say: 'not reached',
    },
    asks: { keep: [{ columns: { value: { status: 'silent 1' } } }, {}] },
  },
  {
    name: { fr: 'Tout va bien', en: 'All is well' },
    given: {
      often: [{}],
      known: [{}],
      page: [summary({ API: 'operational', Webhooks: 'operational' }), GIT],
    },
    expects: { compare: { count: 0 }, say: 'not reached', providers: { count: 2 } },
    asks: { page: [{ url: 'https://status.paiement.example/api/v2/summary.json' }, {}] },
  },
  {
    name: { fr: 'Le flux s’arrête', en: 'The flow stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Fournisseurs' },
          execution: {
            lastNodeExecuted: 'Slack',
            error: { message: 'not_in_channel' },
            url: 'https://n8n.votre-entreprise.example/execution/9',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { settings: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: ':warning: « Fournisseurs » s’est arrêté au nœud « Slack » : not_in_channel\nhttps://n8n.votre-entreprise.example/execution/9',
            en: ':warning: “Fournisseurs” stopped at the node “Slack”: not_in_channel\nhttps://n8n.votre-entreprise.example/execution/9',
          },
        },
      ],
    },
  },
]
