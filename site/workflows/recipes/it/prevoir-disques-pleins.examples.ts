import type { Example } from '../recipe.ts'

/** A reading every six hours up to this morning at 8.30: what the share was, from its place in the list. */
const END = 1_795_419_000
const STEPS = 56
const series = (instance: string, mountpoint: string, share: (at: number) => number, late = 0) => ({
  metric: { instance: `${instance}:9100`, mountpoint, device: '/dev/sda1', job: 'node' },
  values: Array.from(
    { length: STEPS + 1 },
    (_, at) => [END - (STEPS - at) * 21_600 - late, share(at).toFixed(4)] as const,
  ),
})
const answer = (...result: readonly ReturnType<typeof series>[]) => [
  { status: 'success', data: { resultType: 'matrix', result } as never },
]
/** One point a day is a quarter of a point each six hours. */
const ERP = series('erp', '/var/lib/pg', (at) => 77.5 + at / 4)
const WEB = series('web', '/', (at) => 40 + (at % 4) / 10)
const FILES = series('fichiers', '/data', () => 61)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un disque qui monte, un autre déjà plein, un serveur muet',
      en: 'One disk on the rise, one full already, one silent server',
    },
    given: {
      morning: [{}],
      known: [{}],
      readings: answer(
        series('erp', '/var/lib/pg', (at) => 77.5 + at / 4),
        series('web', '/', () => 94),
        series('fichiers', '/data', (at) => 30 + at / 4, 86_400),
      ),
      ticket: [
        { id: '101', key: 'EXP-101' },
        { id: '102', key: 'EXP-102' },
      ],
      keep: [
        { id: 1, disk: 'erp /var/lib/pg', key: 'EXP-101', level: 'soon' },
        { id: 2, disk: 'web /', key: 'EXP-102', level: 'urgent' },
      ],
      alert: [{ ok: true }],
      unsaid: [{ ok: true }],
    },
    expects: {
      forecast: [
        {
          what: 'new',
          disk: 'erp /var/lib/pg',
          level: 'soon',
          text: {
            fr: 'erp /var/lib/pg : plein à 91,5 %, hausse de 1,0 point par jour, plein vers le 01/12',
            en: 'erp /var/lib/pg: 91.5% full, +1.0 points a day, full about 01/12',
          },
        },
        {
          what: 'new',
          disk: 'web /',
          level: 'urgent',
          text: {
            fr: 'web / : plein à 94,0 %, sans hausse nette',
            en: 'web /: 94.0% full, without a clear rise',
          },
        },
        {
          what: 'blind',
          text: {
            fr: 'Sans mesure depuis douze heures : fichiers',
            en: 'No reading for twelve hours: fichiers',
          },
        },
      ],
      'urgent.yes': { count: 1 },
      forget: 'not reached',
    },
    asks: {
      readings: [
        {
          queryParameters: {
            parameters: [
              {},
              { name: 'start', value: 1_794_209_400 },
              { name: 'end', value: END },
              { name: 'step', value: '6h' },
            ],
          },
        },
      ],
      keep: [
        { columns: { value: { disk: 'erp /var/lib/pg', key: 'EXP-101', level: 'soon' } } },
        { columns: { value: { disk: 'web /', key: 'EXP-102', level: 'urgent' } } },
      ],
      alert: [
        {
          text: {
            fr: ':red_circle: web / : plein à 94,0 %, sans hausse nette (EXP-102)',
            en: ':red_circle: web /: 94.0% full, without a clear rise (EXP-102)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le ticket s’aggrave, un autre se règle', en: 'One ticket worsens, one settles' },
    given: {
      morning: [{}],
      known: [
        { id: 1, disk: 'erp /var/lib/pg', key: 'EXP-101', level: 'soon' },
        { id: 2, disk: 'fichiers /data', key: 'EXP-99', level: 'urgent' },
        { id: 3, disk: 'web /', key: 'EXP-90', level: 'urgent' },
        // Unmounted since: its server is measured, it is not.
        { id: 4, disk: 'web /srv', key: 'EXP-80', level: 'urgent' },
      ],
      readings: answer(
        series('erp', '/var/lib/pg', (at) => 83.5 + at / 4 - 0.6),
        series('web', '/', () => 93),
        // Somebody made room four days ago; before it the disk was rising.
        series('fichiers', '/data', (at) => (at < 40 ? 80 + at / 4 : 55)),
      ),
      worsened: [{ id: '5' }],
      healed: [{ id: '6' }],
      keep: [{ id: 1, disk: 'erp /var/lib/pg', key: 'EXP-101', level: 'urgent' }],
      alert: [{ ok: true }],
      forget: [{ id: 2 }],
      unsaid: [{ ok: true }, { ok: true }],
    },
    expects: {
      forecast: [
        { what: 'worse', key: 'EXP-101', level: 'urgent' },
        { what: 'still' },
        {
          what: 'healed',
          key: 'EXP-99',
          text: {
            fr: 'fichiers /data : plein à 55,0 %, sans hausse nette',
            en: 'fichiers /data: 55.0% full, without a clear rise',
          },
        },
        {
          what: 'blind',
          text: {
            fr: 'Sans mesure depuis douze heures : web /srv (EXP-80)',
            en: 'No reading for twelve hours: web /srv (EXP-80)',
          },
        },
      ],
      ticket: 'not reached',
    },
    asks: {
      worsened: [
        {
          issueKey: 'EXP-101',
          comment: {
            fr: 'Urgent. erp /var/lib/pg : plein à 96,9 %, hausse de 1,0 point par jour, plein vers le 26/11',
            en: 'Urgent. erp /var/lib/pg: 96.9% full, +1.0 points a day, full about 26/11',
          },
        },
      ],
      healed: [{ issueKey: 'EXP-99' }],
      unsaid: [
        {
          text: {
            fr: 'Toujours urgent, EXP-90, web / : plein à 93,0 %, sans hausse nette',
            en: 'Still urgent, EXP-90, web /: 93.0% full, without a clear rise',
          },
        },
        {},
      ],
      forget: [{ filters: { conditions: [{ keyValue: 'fichiers /data' }] } }],
      keep: [{ columns: { value: { key: 'EXP-101', level: 'urgent' } } }],
    },
  },
  {
    name: { fr: 'Le lendemain : rien de neuf', en: 'The day after: nothing new' },
    given: {
      morning: [{}],
      known: [{ id: 1, disk: 'erp /var/lib/pg', key: 'EXP-101', level: 'soon' }],
      readings: answer(ERP, WEB, FILES),
    },
    expects: { forecast: { count: 0 }, ticket: 'not reached' },
    asks: { readings: [{ url: 'https://prometheus.votre-entreprise.example/api/v1/query_range' }] },
  },
  {
    name: { fr: 'Jira refuse le ticket', en: 'Jira refuses the ticket' },
    given: {
      morning: [{}],
      known: [{}],
      readings: answer(ERP, WEB, FILES),
      ticket: { fails: '403 - Forbidden' },
      unsaid: [{ ok: true }],
    },
    expects: { forecast: [{ what: 'new', level: 'soon' }], keep: 'not reached' },
    asks: {
      unsaid: [
        {
          text: {
            fr: 'Jira n’a rien pris. erp /var/lib/pg : plein à 91,5 %, hausse de 1,0 point par jour, plein vers le 01/12',
            en: 'Jira took nothing. erp /var/lib/pg: 91.5% full, +1.0 points a day, full about 01/12',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Prometheus ne répond pas', en: 'Prometheus does not answer' },
    given: {
      morning: [{}],
      known: [{ id: 1, disk: 'erp /var/lib/pg', key: 'EXP-101', level: 'soon' }],
      readings: { fails: 'connect ECONNREFUSED' },
      unsaid: [{ ok: true }],
    },
    expects: { forecast: [{ what: 'blind' }], healed: 'not reached' },
    asks: {
      unsaid: [
        {
          text: {
            fr: 'Prometheus n’a pas répondu ce matin : aucun disque contrôlé.',
            en: 'Prometheus did not answer this morning: no disk was checked.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le flux s’arrête', en: 'The flow stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Disques' },
          execution: {
            lastNodeExecuted: 'Table',
            error: { message: 'not found' },
            url: 'https://n8n.votre-entreprise.example/execution/7',
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
            fr: ':warning: « Disques » s’est arrêté au nœud « Table » : not found\nhttps://n8n.votre-entreprise.example/execution/7',
            en: ':warning: “Disques” stopped at the node “Table”: not found\nhttps://n8n.votre-entreprise.example/execution/7',
          },
        },
      ],
    },
  },
]
