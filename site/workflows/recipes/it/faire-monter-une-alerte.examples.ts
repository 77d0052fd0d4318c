import type { Example } from '../recipe.ts'

const firing = (alertname: string, startsAt: string, fingerprint: string, status = 'firing') => ({
  status,
  labels: { alertname, service: 'boutique', severity: 'critical' },
  annotations: { summary: 'La boutique <ne> répond plus' },
  startsAt,
  endsAt: '0001-01-01T00:00:00Z',
  fingerprint,
})
const received = (status: string, ...alerts: readonly object[]) => [
  {
    headers: {},
    params: {},
    query: {},
    body: { version: '4', status, groupKey: '{}:{service="boutique"}', alerts: alerts as never },
  },
]
const DOWN = firing('Injoignable', '2026-11-23T02:04:00.000Z', 'f1')
const ALERT = received('firing', firing('PaiementRefuse', '2026-11-23T02:06:00.000Z', 'f2'), DOWN)
const ON_CALL = (who: string) => [
  {
    status: 'confirmed',
    summary: { fr: `Astreinte ${who}`, en: `On call ${who}` } as never,
    start: { date: '2026-11-23' },
    end: { date: '2026-11-30' },
  },
]
const TEXT_FR = 'PaiementRefuse, Injoignable (2) : La boutique ne répond plus, depuis 03:04'
const TEXT_EN = 'PaiementRefuse, Injoignable (2): La boutique ne répond plus, since 03:04'
const SOUND = [{ fingerprint: 'f2', status: { state: 'active' } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Sami dort, Lou s’en occupe', en: 'Sami is asleep, Lou is on it' },
    given: {
      alert: ALERT,
      rota: ON_CALL('Sami'),
      ask: { runs: [[{}], [{ data: { approved: true } }]] },
      active: SOUND,
      named: [{ ok: true }],
    },
    expects: {
      read: [{ since: '2026-11-23T02:04:00.000Z', count: 2 }, { count: 2 }],
      chain: [
        { name: 'Sami', chat: '112', text: { fr: TEXT_FR, en: TEXT_EN } },
        { name: 'Lou' },
        { name: 'Noé' },
      ],
      still: [{ over: false }],
      call: 'not reached',
    },
    asks: {
      ask: [{ chatId: '112', message: { fr: TEXT_FR, en: TEXT_EN } }, { chatId: '111' }],
      active: [
        {
          url: 'https://alertes.votre-entreprise.example/api/v2/alerts?active=true&silenced=false&inhibited=false',
        },
      ],
      named: [{ text: { fr: `Lou s’en occupe. ${TEXT_FR}`, en: `Lou is on it. ${TEXT_EN}` } }],
    },
  },
  {
    name: {
      fr: 'Agenda illisible, personne ne répond, l’appel échoue',
      en: 'Calendar unreadable, nobody answers, the call fails',
    },
    given: {
      alert: ALERT,
      rota: { fails: '401 - Unauthorized' },
      ask: { runs: [[{ data: { approved: false } }], { fails: 'chat not found' }, [{}]] },
      // The second answer is a proxy's own page.
      active: {
        runs: [{ fails: 'connect ECONNREFUSED' }, [{ data: '<html>Sign in</html>' }], SOUND],
      },
      call: { fails: 'Authenticate' },
      nobody: [{ ok: true }],
      mail: [{ messageId: '1' }],
    },
    expects: {
      chain: [{ name: 'Lou' }, { name: 'Sami' }, { name: 'Noé' }],
      still: [{ over: false }, { over: false }, { over: false }],
      named: 'not reached',
    },
    asks: {
      call: [
        {
          message: {
            fr: `<Response><Say language="fr-FR">Alerte sans réponse. ${TEXT_FR}</Say></Response>`,
            en: `<Response><Say language="en-GB">Alert without an answer. ${TEXT_EN}</Say></Response>`,
          },
        },
      ],
      nobody: [
        {
          text: {
            fr: `:rotating_light: Personne n’a répondu, et l’appel n’est pas passé. ${TEXT_FR}`,
            en: `:rotating_light: Nobody answered, and the call did not get through. ${TEXT_EN}`,
          },
        },
      ],
      mail: [{ text: { fr: TEXT_FR, en: TEXT_EN } }],
    },
  },
  {
    name: { fr: 'L’alerte s’éteint pendant l’attente', en: 'The alert clears during the wait' },
    given: {
      alert: received('firing', DOWN),
      rota: [{}],
      ask: [{}],
      active: [{ fingerprint: 'autre' }],
      cleared: [{ ok: true }],
    },
    expects: { still: [{ over: true }], call: 'not reached', named: 'not reached' },
    asks: {
      cleared: [
        {
          text: {
            fr: 'Éteinte sans que personne ait répondu. Injoignable : La boutique ne répond plus, depuis 03:04',
            en: 'Cleared without anybody answering. Injoignable: La boutique ne répond plus, since 03:04',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une fin d’alerte', en: 'The end of an alert' },
    given: { alert: received('resolved', { ...DOWN, status: 'resolved' }) },
    expects: { read: { count: 0 }, ask: 'not reached', settings: [{ minutes: 10 }] },
  },
  {
    name: { fr: 'Le flux s’arrête', en: 'The flow stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Alertes' },
          execution: {
            lastNodeExecuted: 'Slack',
            error: { message: 'not_in_channel' },
            url: 'https://n8n.votre-entreprise.example/execution/11',
          },
        },
      ],
      halted: [{ messageId: '2' }],
    },
    expects: { settings: 'not reached' },
    asks: {
      halted: [
        {
          subject: { fr: 'Alertes : arrêt au nœud Slack', en: 'Alerts: stopped at the node Slack' },
          text: 'not_in_channel\nhttps://n8n.votre-entreprise.example/execution/11',
        },
      ],
    },
  },
]
