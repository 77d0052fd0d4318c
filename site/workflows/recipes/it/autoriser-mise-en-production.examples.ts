import type { Example } from '../recipe.ts'

const pipeline = (status: string, production: string, tag = true, end2end = 'success') => [
  {
    headers: { 'x-gitlab-event': 'Pipeline Hook' },
    query: {},
    body: {
      object_kind: 'pipeline',
      object_attributes: { id: 812, ref: tag ? 'v4.2.0' : 'main', tag, status, source: 'push' },
      project: { id: 31, web_url: 'https://gitlab.votre-entreprise.example/votre-groupe/erp' },
      commit: { id: 'a1b2', title: 'Ship the new invoice layout' },
      builds: [
        { id: 9001, stage: 'test', name: 'unit', status: 'success', manual: false },
        { id: 9003, stage: 'test', name: 'e2e', status: end2end, allow_failure: false },
        { id: 9002, stage: 'deploy', name: 'production', status: production, manual: true },
      ],
    },
  },
]
const READY = pipeline('manual', 'manual')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Lundi matin, rien ne s’oppose', en: 'Monday morning, nothing against it' },
    given: {
      pushed: READY,
      issues: [{}],
      freeze: [{}],
      ask: [{ data: { approved: true } }],
      job: [{ id: 9002, status: 'manual' }],
      again: [{}],
      play: [{ id: 9002, status: 'pending' }],
      started: [{ ok: true }],
    },
    expects: {
      read: [
        {
          version: 'v4.2.0',
          job: 9002,
          url: 'https://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
        },
      ],
      judge: [{ reasons: [], text: '' }],
      still: [{ go: true }],
      held: 'not reached',
    },
    asks: {
      issues: [
        {
          url: {
            fr: 'https://gitlab.votre-entreprise.example/api/v4/projects/31/issues?state=opened&per_page=100&labels=bloque-la-version',
            en: 'https://gitlab.votre-entreprise.example/api/v4/projects/31/issues?state=opened&per_page=100&labels=blocks-release',
          },
        },
      ],
      freeze: [{ timeMax: '2026-11-23T12:30:00.000+01:00' }],
      play: [
        {
          method: 'POST',
          url: 'https://gitlab.votre-entreprise.example/api/v4/projects/31/jobs/9002/play',
        },
      ],
    },
  },
  {
    name: {
      fr: 'Deux tickets bloquants et une clôture',
      en: 'Two blocking issues and a month-end',
    },
    given: {
      pushed: pipeline('success', 'manual'),
      issues: [
        { iid: 77, title: 'Totals off by a cent' },
        { iid: 80, title: 'Export stops' },
      ],
      freeze: [
        {
          status: 'confirmed',
          summary: 'Cloture de novembre',
          start: { date: '2026-11-23' },
          end: { date: '2026-11-25' },
        },
        { status: 'cancelled', summary: 'Salon', start: { date: '2026-11-23' } },
      ],
      held: [{ ok: true }],
    },
    expects: {
      judge: [
        {
          text: {
            fr: '• #77 Totals off by a cent\n• #80 Export stops\n• gel : Cloture de novembre',
            en: '• #77 Totals off by a cent\n• #80 Export stops\n• freeze: Cloture de novembre',
          },
        },
      ],
      ask: 'not reached',
    },
    asks: { freeze: [{ returnAll: true }] },
  },
  {
    name: { fr: 'Tickets et agenda illisibles', en: 'Issues and calendar unreadable' },
    given: {
      pushed: READY,
      issues: { fails: '502 - Bad Gateway' },
      freeze: { fails: '401 - Unauthorized' },
      held: [{ ok: true }],
    },
    expects: {
      judge: [
        {
          text: {
            fr: '• tickets bloquants illisibles\n• calendrier des gels illisible',
            en: '• blocking issues cannot be read\n• calendar of freezes cannot be read',
          },
        },
      ],
      ask: 'not reached',
    },
    asks: {
      held: [
        {
          text: {
            fr: ':hand: v4.2.0 reste où elle est.\n• tickets bloquants illisibles\n• calendrier des gels illisible\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
            en: ':hand: v4.2.0 stays where it is.\n• blocking issues cannot be read\n• calendar of freezes cannot be read\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux heures de silence', en: 'Two hours of silence' },
    given: { pushed: READY, issues: [{}], freeze: [{}], ask: [{}], held: [{ ok: true }] },
    expects: { judge: [{ text: '' }], job: 'not reached' },
    asks: {
      held: [
        {
          text: {
            fr: ':hand: v4.2.0 reste où elle est.\nRefus, ou deux heures sans réponse.\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
            en: ':hand: v4.2.0 stays where it is.\nRefused, or two hours without an answer.\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Pendant l’attente : job lancé, ticket ouvert',
      en: 'During the wait: job started, issue opened',
    },
    given: {
      pushed: READY,
      issues: [{}],
      freeze: [{}],
      ask: [{ data: { approved: true } }],
      job: [{ id: 9002, status: 'running' }],
      again: [{ iid: 91, title: 'Login fails' }],
      held: [{ ok: true }],
    },
    expects: { still: [{ go: false }], play: 'not reached' },
    asks: {
      held: [
        {
          text: {
            fr: ':hand: v4.2.0 reste où elle est.\n• job déjà lancé (running)\n• #91 Login fails\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
            en: ':hand: v4.2.0 stays where it is.\n• job started already (running)\n• #91 Login fails\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'GitLab refuse de lancer', en: 'GitLab refuses to start it' },
    given: {
      pushed: READY,
      issues: [{}],
      freeze: [{}],
      ask: [{ data: { approved: true } }],
      job: [{ id: 9002, status: 'manual' }],
      again: [{}],
      play: { fails: '400 - Unplayable Job' },
      held: [{ ok: true }],
    },
    expects: { still: [{ go: true }], started: 'not reached' },
    asks: {
      held: [
        {
          text: {
            fr: ':hand: v4.2.0 reste où elle est.\nGitLab a refusé de lancer le job, ou n’a pas répondu : voyez le pipeline.\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
            en: ':hand: v4.2.0 stays where it is.\nGitLab refused to start the job, or did not answer: see the pipeline.\nhttps://gitlab.votre-entreprise.example/votre-groupe/erp/-/pipelines/812',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une branche, pas une étiquette', en: 'A branch, not a tag' },
    given: { pushed: pipeline('manual', 'manual', false) },
    expects: { read: { count: 0 }, once: 'not reached', settings: [{ job: 'production' }] },
  },
  {
    name: { fr: 'Un test en échec à côté du job', en: 'A failed test beside the job' },
    given: { pushed: pipeline('manual', 'manual', true, 'failed') },
    expects: { read: { count: 0 }, ask: 'not reached', settings: [{ job: 'production' }] },
  },
  {
    name: { fr: 'Accord donné, puis GitLab se tait', en: 'A yes, then GitLab is silent' },
    given: {
      pushed: READY,
      issues: [{}],
      freeze: [{}],
      ask: [{ data: { approved: true } }],
      job: { fails: '502 - Bad Gateway' },
      again: { fails: '502 - Bad Gateway' },
      held: [{ ok: true }],
    },
    expects: {
      still: [
        {
          go: false,
          text: {
            fr: '• état du job illisible\n• tickets bloquants illisibles',
            en: '• state of the job cannot be read\n• blocking issues cannot be read',
          },
        },
      ],
      play: 'not reached',
    },
  },
  {
    name: { fr: 'Le flux s’arrête', en: 'The flow stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Production' },
          execution: {
            lastNodeExecuted: 'Slack',
            error: { message: 'not_in_channel' },
            url: 'https://n8n.votre-entreprise.example/execution/3',
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
            fr: ':warning: « Production » s’est arrêté au nœud « Slack » : not_in_channel\nhttps://n8n.votre-entreprise.example/execution/3',
            en: ':warning: “Production” stopped at the node “Slack”: not_in_channel\nhttps://n8n.votre-entreprise.example/execution/3',
          },
        },
      ],
    },
  },
]
