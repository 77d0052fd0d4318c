import type { Example } from '../recipe.ts'

const release = (tag_name: string, published_at: string | null, more = {}) => ({
  tag_name,
  name: tag_name,
  html_url: `https://github.com/votre-entreprise/application/releases/tag/${tag_name}`,
  draft: false,
  prerelease: false,
  published_at,
  ...more,
})
const V42 = release('v4.2', '2026-11-10T13:00:00Z')
const V41 = release('v4.1', '2026-11-06T13:00:00Z')
const ALL = [
  release('v4.4', null, { draft: true }),
  release('v4.3', '2026-11-19T13:00:00Z'),
  release('v4.3-rc', '2026-11-12T13:00:00Z', { prerelease: true }),
  V42,
  V41,
  release('v4.0', '2026-10-20T13:00:00Z'),
]
const span = (tag: string, day: string, at: string, before: string, after: string, near = '') => ({
  tag,
  day,
  near,
  before,
  at,
  after,
})
const ONE = span(
  'v4.1',
  '06/11/2026',
  '2026-11-06T13:00:00Z',
  '2026-10-30T13:00:00Z',
  '2026-11-13T13:00:00Z',
  'v4.2',
)
const TWO = span(
  'v4.2',
  '10/11/2026',
  '2026-11-10T13:00:00Z',
  '2026-11-03T13:00:00Z',
  '2026-11-17T13:00:00Z',
  'v4.1',
)
const LINK =
  'https://votre-entreprise.zendesk.com/agent/search/1?q=type%3Aticket%20created%3E%3D2026-11-10T13%3A00%3A00Z%20created%3C2026-11-17T13%3A00%3A00Z%20-tags%3Aspam'
const WORDS = {
  fr: `Hausse des tickets après la version v4.2 (10/11/2026) : 60 tickets avant, puis (jours comparés : 7) 95\nÀ lire avec prudence, versions voisines : v4.1\nLes tickets d’après : ${LINK}`,
  en: `More tickets after version v4.2 (10/11/2026): 60 tickets before, then (days compared: 7) 95\nTo be read with care, versions close by: v4.1\nThe tickets after: ${LINK}`,
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une version calme, une qui fait monter',
      en: 'One calm version, one that brings more',
    },
    given: {
      daily: [{}],
      releases: ALL,
      fresh: [ONE, TWO],
      count: [{ count: 50 }, { count: 60 }, { count: 60 }, { count: 95 }],
      issue: [{ number: 88 }],
      say: [{ ok: true }],
      remember: { runs: [[{ id: 1 }], [{ id: 2 }]] },
    },
    expects: {
      ripe: [ONE, TWO],
      compare: [
        { state: 'calm', tag: 'v4.1', before: 50, after: 60 },
        { state: 'rose', tag: 'v4.2', text: WORDS },
      ],
      failed: 'not reached',
    },
    asks: {
      count: [
        {
          queryParameters: {
            parameters: [
              {
                name: 'query',
                value:
                  'type:ticket created>=2026-10-30T13:00:00Z created<2026-11-06T13:00:00Z -tags:spam',
              },
            ],
          },
        },
        {},
        {},
        {},
      ],
      issue: [
        {
          title: {
            fr: 'Plus de tickets depuis v4.2 : 60 puis 95',
            en: 'More tickets since v4.2: 60 then 95',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zendesk ne compte pas', en: 'Zendesk does not count' },
    given: {
      daily: [{}],
      releases: [V42],
      fresh: [TWO],
      count: { fails: 'Too Many Requests' },
      failed: [{ ok: true }],
    },
    expects: { compare: [{ state: 'unread' }], remember: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Versions et tickets : Tickets non comptés pour la version v4.2 : Too Many Requests',
            en: 'Versions and tickets: Tickets not counted for version v4.2: Too Many Requests',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Déjà mesurée', en: 'Measured already' },
    given: { daily: [{}], releases: [V42], fresh: [] },
    expects: { ripe: [{ tag: 'v4.2', near: '' }], count: 'not reached' },
  },
  {
    name: { fr: 'GitHub refuse la demande', en: 'GitHub refuses the issue' },
    given: {
      daily: [{}],
      releases: [V42, V41],
      fresh: [TWO],
      count: [{ count: 60 }, { count: 95 }],
      issue: { fails: 'Issues are disabled' },
      failed: [{ ok: true }],
    },
    expects: { compare: [{ state: 'rose' }], remember: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: `Versions et tickets : Issues are disabled\n${WORDS.fr}`,
            en: `Versions and tickets: Issues are disabled\n${WORDS.en}`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Slack refuse le verdict', en: 'Slack refuses the verdict' },
    given: {
      daily: [{}],
      releases: [V42],
      fresh: [TWO],
      count: [{ count: 8 }, { count: 12 }],
      say: { fails: 'channel_not_found' },
      failed: [{ ok: true }],
    },
    expects: { compare: [{ state: 'calm', before: 8, after: 12 }], remember: 'not reached' },
  },
  {
    name: { fr: 'GitHub ne répond pas', en: 'GitHub does not answer' },
    given: { daily: [{}], releases: { fails: 'Not Found' }, failed: [{ ok: true }] },
    expects: { ripe: 'not reached' },
    asks: {
      failed: [
        {
          text: { fr: 'Versions et tickets : Not Found', en: 'Versions and tickets: Not Found' },
        },
      ],
    },
  },
]
