import type { Example, Given } from '../recipe.ts'

const deployed = (status: string): Given => [
  {
    body: {
      object_kind: 'deployment',
      status,
      environment: 'production',
      deployment_id: 88,
      short_sha: 'c41f09ab',
      project: { id: 12 },
    },
  },
]
const issue = (id: string, title: string, count: string) => ({
  id,
  title,
  count,
  permalink: `https://sentry.example/${id}`,
})
const OLD = issue('1', 'TimeoutError', '210')
const WORSE = [issue('1', 'TimeoutError', '290'), issue('2', 'TypeError: cart', '31')]
const SHOWN =
  '- TimeoutError (+80) https://sentry.example/1\n- TypeError: cart (+31) https://sentry.example/2'
const LATEST = [
  { id: 88, sha: 'c41f09ab77', deployable: { id: 901 } },
  { id: 85, sha: '0be5512c31', deployable: { id: 873 } },
]
const BACK: Given = [{ data: { approved: true } }]
const PAGED = [
  {
    title: {
      fr: 'Version c41f09ab : 2 erreur(s), personne n’a pu agir',
      en: 'Version c41f09ab: 2 error(s), nobody could act',
    },
    additionalFields: { details: SHOWN },
  },
]
const watched = { deployed: deployed('success'), before: [OLD], after: WORSE }
const paged = { ...watched, page: [{ id: 'P1' }] }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux erreurs, retour en arrière', en: 'Two errors, going back' },
    given: {
      ...watched,
      ask: BACK,
      previous: LATEST,
      back: [{ id: 951, web_url: 'https://git.example/j/951' }],
      said: [{ ok: true }],
    },
    expects: {
      judge: [{ state: 'bad', count: 2, shown: SHOWN }],
      pick: [{ job: 873, version: '0be5512c' }],
      page: 'not reached',
    },
    asks: {
      back: [{ url: 'https://git.votre-entreprise.example/api/v4/projects/12/jobs/873/retry' }],
      said: [
        {
          text: {
            fr: 'Retour à 0be5512c lancé : https://git.example/j/951',
            en: 'Going back to 0be5512c: https://git.example/j/951',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une demi-heure calme', en: 'A calm half hour' },
    given: {
      deployed: deployed('success'),
      before: [OLD],
      after: [issue('1', 'TimeoutError', '214')],
      said: [{ ok: true }],
    },
    expects: { judge: [{ state: 'calm', count: 0 }], ask: 'not reached' },
    asks: {
      said: [
        {
          text: {
            fr: 'c41f09ab : rien de nouveau en trente minutes.',
            en: 'c41f09ab: nothing new in thirty minutes.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un déploiement commence à peine', en: 'A deployment only begins' },
    given: { deployed: deployed('running') },
    expects: {
      settings: [{ ready: 'running production', version: 'c41f09ab' }],
      live: { count: 0 },
    },
  },
  {
    name: { fr: 'L’équipe corrige', en: 'The team mends it' },
    given: {
      deployed: deployed('success'),
      before: [],
      after: [issue('2', 'TypeError: cart', '31')],
      ask: [{ data: { approved: false } }],
      ticket: [{ iid: 7 }],
    },
    expects: { judge: [{ state: 'bad', count: 1 }], previous: 'not reached' },
    asks: {
      ticket: [
        {
          title: { fr: 'Erreurs depuis c41f09ab', en: 'Errors since c41f09ab' },
          body: '- TypeError: cart (+31) https://sentry.example/2',
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: { ...paged, ask: [{}] },
    expects: { 'choice.other': { count: 1 }, ticket: 'not reached' },
    asks: { page: PAGED },
  },
  {
    name: { fr: 'Sentry ne répond pas', en: 'Sentry does not answer' },
    given: {
      deployed: deployed('success'),
      before: [OLD],
      after: { fails: '503 - Service Unavailable' },
      said: [{ ok: true }],
    },
    expects: { judge: [{ state: 'blind' }], ask: 'not reached' },
    asks: {
      said: [
        {
          text: {
            fr: 'c41f09ab : Sentry n’a pas répondu, personne n’a surveillé.',
            en: 'c41f09ab: Sentry did not answer, nobody watched.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une version plus récente est passée', en: 'A newer release came since' },
    given: {
      ...paged,
      ask: BACK,
      previous: [{ id: 91, sha: 'ff0012aa00', deployable: { id: 960 } }, ...LATEST.slice(0, 1)],
    },
    expects: { 'pick.error': { count: 1 }, back: 'not reached' },
    asks: { page: PAGED },
  },
  {
    name: { fr: 'Slack est en panne', en: 'Slack is down' },
    given: { ...paged, ask: { fails: 'slack is down' } },
    expects: { judge: { count: 1 }, choice: 'not reached' },
    asks: { page: PAGED },
  },
  {
    name: { fr: 'GitLab ne donne pas la liste', en: 'GitLab gives no list' },
    given: { ...paged, ask: BACK, previous: { fails: '502' } },
    expects: { 'choice.back': { count: 1 }, pick: 'not reached' },
    asks: { page: PAGED },
  },
  {
    name: { fr: 'GitLab refuse le retour', en: 'GitLab refuses to go back' },
    given: { ...paged, ask: BACK, previous: LATEST, back: { fails: '403 - Forbidden' } },
    expects: { pick: [{ job: 873 }], said: 'not reached' },
    asks: { page: PAGED },
  },
  {
    name: { fr: 'GitLab refuse le ticket', en: 'GitLab refuses the issue' },
    given: { ...paged, ask: [{ data: { approved: false } }], ticket: { fails: '500' } },
    expects: { 'choice.mend': { count: 1 }, previous: 'not reached' },
    asks: { page: PAGED },
  },
]
