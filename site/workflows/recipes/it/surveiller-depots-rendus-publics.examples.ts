import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const repo = (name: string, pushed_at: string, more = {}) => ({
  id: 1,
  full_name: `votre-entreprise/${name}`,
  html_url: `https://github.com/votre-entreprise/${name}`,
  private: false,
  fork: false,
  pushed_at,
  ...more,
})
const answer = (...body: readonly JsonObject[]) => ({ statusCode: 200, headers: {}, body })
const SITE = repo('site', '2026-11-20T10:00:00Z')
/** An old one, opened this morning. */
const API = repo('api', '2026-10-01T06:10:00Z', { updated_at: '2026-11-23T06:40:00Z' })
const DEMO = repo('demo', '2026-11-22T06:10:00Z', { fork: true })
const row = (name: string, state: string, asked_on: string) => ({
  id: 1,
  repo: `votre-entreprise/${name}`,
  url: `https://github.com/votre-entreprise/${name}`,
  state,
  asked_on,
})
const KNOWN = [row('site', 'allowed', '2026-01-10T09:00:00.000+01:00')]
const QUESTION = 'Ce dépôt doit-il être public ?'
const NO = { data: { [QUESTION]: { fr: 'Non', en: 'No' } } }
const YES = { data: { [QUESTION]: { fr: 'Oui', en: 'Yes' } } }

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un dépôt à refermer, une démonstration voulue',
      en: 'One to close, a demo that was meant',
    },
    given: {
      hourly: [{}],
      repos: [answer(SITE, API), answer(DEMO, API)],
      known: KNOWN,
      alarm: [{ ok: true }, { ok: true }],
      asked: [row('api', 'asked', '2026-11-23T08:30'), row('demo', 'asked', '2026-11-23T08:30')],
      ask: { runs: [[NO], [YES]] },
      close: [{ private: true }],
      closed: [{ ok: true }],
      shut: [row('api', 'closed', '2026-11-23T08:30')],
      allow: [row('demo', 'allowed', '2026-11-23T08:30')],
    },
    expects: {
      fresh: [
        {
          repo: 'votre-entreprise/api',
          about: { fr: 'dernier envoi le 01/10/2026 08:10', en: 'last push on 01/10/2026 08:10' },
        },
        {
          repo: 'votre-entreprise/demo',
          about: {
            fr: 'copie d’un autre dépôt, dernier envoi le 22/11/2026 07:10',
            en: 'fork of another repository, last push on 22/11/2026 07:10',
          },
        },
      ],
      open: 'not reached',
    },
    asks: {
      asked: [
        { columns: { value: { repo: 'votre-entreprise/api', state: 'asked' } } },
        { columns: { value: { repo: 'votre-entreprise/demo', state: 'asked' } } },
      ],
      close: [
        {
          url: 'https://api.github.com/repos/votre-entreprise/api',
          jsonBody: '{"private":true}',
        },
      ],
      shut: [{ columns: { value: { repo: 'votre-entreprise/api', state: 'closed' } } }],
      allow: [{ columns: { value: { repo: 'votre-entreprise/demo', state: 'allowed' } } }],
    },
  },
  {
    name: { fr: 'Une heure plus tard, déjà demandé', en: 'An hour later, asked already' },
    given: {
      hourly: [{}],
      repos: [answer(SITE, API)],
      known: [...KNOWN, row('api', 'asked', '2026-11-23T07:10:00.000+01:00')],
    },
    expects: { fresh: { count: 0 }, alarm: 'not reached' },
  },
  {
    name: {
      fr: 'Demandé avant-hier, Slack muet, nul ne répond',
      en: 'Asked two days ago, Slack silent, nobody answers',
    },
    given: {
      hourly: [{}],
      repos: [answer(API)],
      known: [row('api', 'asked', '2026-11-21T07:10:00.000+01:00')],
      alarm: { fails: 'Timeout' },
      asked: [row('api', 'asked', '2026-11-23T08:30')],
      ask: [{}],
      open: [{ ok: true }],
    },
    expects: { fresh: [{ repo: 'votre-entreprise/api' }], close: 'not reached' },
    asks: {
      open: [
        {
          text: {
            fr: 'TOUJOURS PUBLIC : votre-entreprise/api (sans réponse)',
            en: 'STILL PUBLIC: votre-entreprise/api (no answer)',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Rouvert une heure après, courriel refusé',
      en: 'Opened again an hour later, email refused',
    },
    given: {
      hourly: [{}],
      repos: [answer(API)],
      known: [row('api', 'closed', '2026-11-23T07:10:00.000+01:00')],
      alarm: [{ ok: true }],
      asked: [row('api', 'asked', '2026-11-23T08:30')],
      ask: { fails: 'Mailbox unavailable' },
      open: [{ ok: true }],
    },
    expects: { choice: 'not reached' },
    asks: {
      open: [
        {
          text: {
            fr: 'TOUJOURS PUBLIC : votre-entreprise/api (Mailbox unavailable)',
            en: 'STILL PUBLIC: votre-entreprise/api (Mailbox unavailable)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Fermeture refusée', en: 'Closing refused' },
    given: {
      hourly: [{}],
      repos: [answer(API)],
      known: [],
      alarm: [{ ok: true }],
      asked: [row('api', 'asked', '2026-11-23T08:30')],
      ask: [NO],
      close: { fails: 'Must have admin rights' },
      open: [{ ok: true }],
    },
    expects: { 'choice.close': { count: 1 }, closed: 'not reached' },
    asks: {
      open: [
        {
          text: {
            fr: 'TOUJOURS PUBLIC : votre-entreprise/api (Must have admin rights)',
            en: 'STILL PUBLIC: votre-entreprise/api (Must have admin rights)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'GitHub ne répond pas', en: 'GitHub does not answer' },
    given: { hourly: [{}], repos: { fails: 'Bad credentials' }, blind: [{ ok: true }] },
    expects: { fresh: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: 'Dépôts publics non contrôlés cette heure-ci : Bad credentials',
            en: 'Public repositories not checked this hour: Bad credentials',
          },
        },
      ],
    },
  },
]
