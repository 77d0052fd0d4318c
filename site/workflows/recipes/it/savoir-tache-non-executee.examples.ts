import type { Example } from '../recipe.ts'

const signal = (body: Readonly<Record<string, string>>) => [
  { headers: {}, params: {}, query: {}, body },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Lundi matin : deux absentes, une à l’heure',
      en: 'Monday: two missing, one on time',
    },
    given: {
      clock: [{}],
      known: [
        // The bank's export last ran on Friday; the backup failed tonight; the purge ran yesterday.
        {
          id: 1,
          name: 'export-banque',
          last: '2026-11-20T05:10:00.000+01:00',
          state: 'ok',
          told: '',
        },
        {
          id: 2,
          name: 'sauvegarde-erp',
          last: '2026-11-22T03:40:00.000+01:00',
          state: 'failed',
          told: '2026-11-20',
        },
        {
          id: 3,
          name: 'purge-journaux',
          last: '2026-11-22T02:00:00.000+01:00',
          state: 'ok',
          told: '',
        },
      ],
      say: [{ ok: true }, { ok: true }],
      keep: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      compare: [
        {
          name: 'export-banque',
          state: 'late',
          told: '2026-11-23',
          text: {
            fr: ':red_circle: export-banque, attendue pour 06:30 : aucun signal. Dernière réussite : 20/11 05:10 (Sami)',
            en: ':red_circle: export-banque, due by 06:30: no signal. Last success: 20/11 05:10 (Sami)',
          },
        },
        {
          name: 'sauvegarde-erp',
          state: 'failed',
          text: {
            fr: ':red_circle: sauvegarde-erp, attendue pour 05:00 : toujours en échec. Dernière réussite : 22/11 03:40 (Lou)',
            en: ':red_circle: sauvegarde-erp, due by 05:00: still failing. Last success: 22/11 03:40 (Lou)',
          },
        },
      ],
      accept: 'not reached',
      'waits.no': { count: 2 },
    },
    asks: {
      keep: [
        {
          columns: {
            value: {
              name: 'export-banque',
              last: '2026-11-20T05:10:00.000+01:00',
              told: '2026-11-23',
            },
          },
        },
        { columns: { value: { name: 'sauvegarde-erp', state: 'failed' } } },
      ],
    },
  },
  {
    name: { fr: 'Dix minutes après, puis une tâche neuve', en: 'Ten minutes later, and a new job' },
    given: {
      clock: [{}],
      known: [
        {
          id: 1,
          name: 'export-banque',
          last: '2026-11-20T05:10:00.000+01:00',
          state: 'late',
          told: '2026-11-23',
        },
        {
          id: 3,
          name: 'purge-journaux',
          last: '2026-11-22T02:00:00.000+01:00',
          state: 'ok',
          told: '',
        },
      ],
      keep: [{ id: 4 }],
    },
    expects: {
      compare: [
        { name: 'sauvegarde-erp', what: 'keep', state: 'new', told: '2026-11-23', last: '' },
      ],
      say: 'not reached',
    },
    asks: { keep: [{ columns: { value: { name: 'sauvegarde-erp', state: 'new' } } }] },
  },
  {
    name: { fr: 'La tâche en retard aboutit', en: 'The late job gets there' },
    given: {
      signal: signal({ task: 'export-banque' }),
      known: [
        {
          id: 1,
          name: 'export-banque',
          last: '2026-11-20T05:10:00.000+01:00',
          state: 'late',
          told: '2026-11-23',
        },
      ],
      say: [{ ok: true }],
      keep: [{ id: 1 }],
    },
    expects: {
      compare: [
        {
          what: 'tell',
          state: 'ok',
          last: '2026-11-23T08:30:00.000+01:00',
          text: {
            fr: ':large_green_circle: export-banque : de nouveau terminée',
            en: ':large_green_circle: export-banque: completed again',
          },
        },
      ],
      accept: { count: 1 },
      refuse: 'not reached',
    },
  },
  {
    name: { fr: 'Un script avoue son échec', en: 'A script admits to failing' },
    given: {
      signal: signal({ task: 'sauvegarde-erp', state: 'failed', detail: 'disk <full> at 98 %' }),
      known: [{}],
      say: [{ ok: true }],
      keep: [{ id: 5 }],
    },
    expects: {
      compare: [
        {
          state: 'failed',
          last: '',
          told: '2026-11-23',
          text: {
            fr: ':red_circle: sauvegarde-erp : échec signalé. disk  full  at 98 % (Lou)',
            en: ':red_circle: sauvegarde-erp: failure reported. disk  full  at 98 % (Lou)',
          },
        },
      ],
      accept: { count: 1 },
    },
  },
  {
    name: { fr: 'Le même échec une seconde fois', en: 'The same failure a second time' },
    given: {
      signal: signal({ task: 'sauvegarde-erp', state: 'failed', detail: 'disk full' }),
      known: [{ id: 5, name: 'sauvegarde-erp', last: '', state: 'failed', told: '' }],
      keep: [{ id: 5 }],
    },
    expects: { compare: [{ what: 'keep', state: 'failed', text: '' }], say: 'not reached' },
    asks: { keep: [{ columns: { value: { name: 'sauvegarde-erp' } } }] },
  },
  {
    name: { fr: 'Un nom mal écrit', en: 'A name misspelt' },
    given: { signal: signal({ task: 'export-baque' }), known: [{}] },
    expects: {
      compare: [{ what: 'unknown', name: 'export-baque' }],
      refuse: { count: 1 },
      keep: 'not reached',
    },
  },
  {
    name: { fr: 'Slack refuse l’alerte', en: 'Slack refuses the alert' },
    given: {
      signal: signal({ task: 'purge-journaux', state: 'failed' }),
      known: [{}],
      say: { fails: 'ratelimited' },
      mail: [{ messageId: '1' }],
      keep: [{ id: 6 }],
    },
    expects: { compare: [{ what: 'tell', state: 'failed' }], accept: { count: 1 } },
    asks: {
      mail: [
        {
          subject: { fr: 'Tâche planifiée : purge-journaux', en: 'Scheduled job: purge-journaux' },
          text: {
            fr: ':red_circle: purge-journaux : échec signalé. Sans détail (Lou)',
            en: ':red_circle: purge-journaux: failure reported. No detail (Lou)',
          },
        },
      ],
      keep: [{ columns: { value: { name: 'purge-journaux', state: 'failed' } } }],
    },
  },
  {
    name: { fr: 'La table manque', en: 'The table is missing' },
    given: {
      stopped: [
        {
          workflow: { name: 'Tâches' },
          execution: {
            lastNodeExecuted: 'Table',
            error: { message: 'not found' },
            url: 'https://n8n.votre-entreprise.example/execution/4',
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
            fr: ':warning: « Tâches » s’est arrêté au nœud « Table » : not found\nhttps://n8n.votre-entreprise.example/execution/4',
            en: ':warning: “Tâches” stopped at the node “Table”: not found\nhttps://n8n.votre-entreprise.example/execution/4',
          },
        },
      ],
    },
  },
]
