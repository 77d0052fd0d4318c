import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const beat = (status: 0 | 1): Given => [
  {
    body: {
      heartbeat: { status, msg: 'timeout of 48000ms' },
      monitor: { name: 'shop', url: 'https://boutique.verrerie-adam.example/health' },
    },
  },
]
const LOGS: Given = [
  {
    data: {
      result: [
        {
          values: [
            ['1795418990', 'redis: OOM command not allowed when used memory > maxmemory'],
            ['1795418991', 'GET /cart 500'],
          ],
        },
      ],
    },
  },
]
const found = (action: string, evidence: string): string =>
  JSON.stringify({ output: { action, evidence, cause: 'Redis' } })
const FLUSH = found('flush-cache', 'OOM command not allowed when used memory > maxmemory')
const DOWN = { down: beat(0), logs: LOGS, recent: [], sonnet: { says: [FLUSH] } } as const
const paged = (cause: Bilingual<string>) => [
  {
    title: both('shop est en panne', 'shop is down'),
    additionalFields: { details: cause },
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Cache plein, vidé sur votre oui', en: 'Cache full, flushed on your yes' },
    given: {
      ...DOWN,
      deploys: [{ id: 9, status: 'success', created_at: '2026-11-20T10:00:00Z' }],
      sonnet: { says: ['{"tool": "deploys", "with": {}}', FLUSH] },
      ask: [{ data: { approved: true } }],
      run: [{ id: 4410, status: 'running' }],
      note: [{ id: 1 }],
      probe: [{ statusCode: 200, body: 'ok' }],
      tell: [{ ok: true }],
    },
    expects: {
      check: [{ state: 'act', job: '3f0c-cache', action: 'flush-cache' }],
      'back.yes': { count: 1 },
      page: 'not reached',
    },
    asks: {
      ask: [
        {
          message: both(
            'shop ne répond plus. Cause probable : Redis.\nPreuve : OOM command not allowed when used memory > maxmemory\nLancer « flush-cache » ?',
            'shop does not answer. Likely cause: Redis.\nEvidence: OOM command not allowed when used memory > maxmemory\nRun “flush-cache”?',
          ),
        },
      ],
      run: [{ url: 'https://rundeck.verrerie-adam.example/api/45/job/3f0c-cache/run' }],
      note: [{ columns: { value: { monitor: 'shop', action: 'flush-cache' } } }],
      tell: [
        {
          text: both(
            'shop répond de nouveau, après « flush-cache ».',
            'shop answers again, after “flush-cache”.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le remède n’a rien changé', en: 'The cure changed nothing' },
    given: {
      ...DOWN,
      ask: [{ data: { approved: true } }],
      run: [{ id: 4411, status: 'running' }],
      note: [{ id: 2 }],
      probe: [{ statusCode: 503, body: '' }],
      page: [{ id: 'P2' }],
    },
    expects: { 'back.no': { count: 1 }, tell: 'not reached' },
    asks: {
      page: paged(
        both(
          'Action « flush-cache » lancée, toujours en panne. Cause probable : Redis',
          'Action “flush-cache” run, still down. Likely cause: Redis',
        ),
      ),
    },
  },
  {
    name: { fr: 'La même action, il y a dix minutes', en: 'The same action, ten minutes ago' },
    given: {
      ...DOWN,
      recent: [
        { id: 1, monitor: 'shop', action: 'flush-cache', at: '2026-11-23T08:20:00.000+01:00' },
      ],
      page: [{ id: 'P3' }],
    },
    expects: {
      check: [
        { state: 'page', reason: both('déjà lancée dans l’heure', 'run within the hour already') },
      ],
      ask: 'not reached',
    },
  },
  {
    name: { fr: 'Une preuve qui n’est pas au journal', en: 'Evidence that no log holds' },
    given: {
      ...DOWN,
      sonnet: { says: [found('restart-web', 'segfault at 0x00')] },
      page: [{ id: 'P4' }],
    },
    expects: {
      check: [
        { state: 'page', reason: both('preuve absente du journal', 'evidence not in the log') },
      ],
    },
    asks: {
      page: paged(
        both(
          'Aucune action lancée : preuve absente du journal. Cause probable : Redis',
          'No action run: evidence not in the log. Likely cause: Redis',
        ),
      ),
    },
  },
  {
    name: { fr: 'Une action hors de la liste', en: 'An action off the list' },
    given: {
      ...DOWN,
      sonnet: { says: [found('drop-database', 'GET /cart 500')] },
      page: [{ id: 'P5' }],
    },
    expects: {
      check: [
        {
          state: 'page',
          job: '',
          reason: both('action hors de la liste', 'action not on the list'),
        },
      ],
      run: 'not reached',
    },
  },
  {
    name: { fr: 'Vous ne répondez pas', en: 'You do not answer' },
    given: { ...DOWN, ask: [{ data: {} }], page: [{ id: 'P6' }] },
    expects: { 'agreed.no': { count: 1 }, run: 'not reached' },
    asks: {
      page: paged(
        both(
          'Aucune action lancée : pas d’accord. Cause probable : Redis',
          'No action run: not agreed. Likely cause: Redis',
        ),
      ),
    },
  },
  {
    name: { fr: 'Le service est revenu', en: 'The service has returned' },
    given: { down: beat(1) },
    expects: { 'dead.no': [{ monitor: 'shop', chat: '100200300' }], logs: 'not reached' },
  },
  ...(
    [
      ['logs', { fr: 'Le journal ne répond pas', en: 'The log does not answer' }],
      ['ask', { fr: 'Telegram refuse la question', en: 'Telegram refuses the question' }],
      ['run', { fr: 'Rundeck refuse de lancer', en: 'Rundeck will not run it' }],
    ] as const
  ).map(([node, name]): Example => ({
    name,
    given: {
      ...DOWN,
      ask: [{ data: { approved: true } }],
      [node]: { fails: 'Service unavailable' },
      page: [{ id: 'P7' }],
    },
    expects: { probe: 'not reached' },
    asks: {
      page: paged(
        both('Aucune action lancée : Service unavailable', 'No action run: Service unavailable'),
      ),
    },
  })),
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: { ...DOWN, sonnet: { fails: 'The service is overloaded' }, page: [{ id: 'P8' }] },
    expects: { 'find.error': { count: 1 }, check: 'not reached' },
    asks: { page: [{ title: both('shop est en panne', 'shop is down') }] },
  },
]
