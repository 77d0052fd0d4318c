import type { Example } from '../recipe.ts'

const hours = (close: number) => ({
  periods: [
    {
      openDay: 'MONDAY',
      openTime: { hours: 9 },
      closeDay: 'MONDAY',
      closeTime: { hours: close, minutes: 30 },
    },
  ],
})
const OURS = [
  {
    title: 'Atelier Nantes',
    regularHours: hours(19),
    phoneNumbers: { primaryPhone: '02 40 00 00 01' },
  },
  { title: 'Atelier Angers', websiteUri: 'https://angers.example' },
]
const LIVE = [
  {
    location: {
      title: 'Atelier Nantes',
      regularHours: hours(18),
      phoneNumbers: { primaryPhone: '' },
    },
    diffMask: 'regularHours.periods,phoneNumbers,profile',
    pendingMask: 'phoneNumbers',
  },
  {
    location: { title: 'Atelier Angers', websiteUri: 'https://rival.example' },
    diffMask: 'websiteUri',
  },
]
const answered = (fr: string, en: string) => [{ data: { 'Vos valeurs': fr, 'Your values': en } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux fiches changées, une refusée', en: 'Two profiles changed, one refused' },
    given: {
      weekly: [{}],
      live: LIVE,
      ours: OURS,
      ask: answered('tout rétablir', 'restore all'),
      restore: { fails: 'Quota exceeded' },
      told: [{ messageId: 'r-1' }],
    },
    expects: {
      diff: [
        {
          count: 2,
          fields: ['regularHours'],
          text: {
            fr: 'Nantes\n- horaires : lundi 09:00-19:30 → lundi 09:00-18:30\n- profile (à voir dans Google)',
            en: 'Nantes\n- hours: Monday 09:00-19:30 → Monday 09:00-18:30\n- profile (look at it in Google)',
          },
        },
        { fields: ['websiteUri'], body: { websiteUri: 'https://angers.example' } },
      ],
      lines: [
        {
          line: [
            {
              fr: 'Nantes : refusé, Quota exceeded',
              en: 'Nantes: refused, Quota exceeded',
            },
            {
              fr: 'Angers : refusé, Quota exceeded',
              en: 'Angers: refused, Quota exceeded',
            },
          ] as never,
        },
      ],
      failed: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: { fr: 'Fiches Google modifiées : 2', en: 'Google profiles changed: 2' },
        },
      ],
      live: [
        {
          url: 'https://mybusinessbusinessinformation.googleapis.com/v1/locations/2001:getGoogleUpdated',
        },
        {},
      ],
      restore: [
        { queryParameters: { parameters: [{ name: 'updateMask', value: 'regularHours' }] } },
        { jsonBody: '{"websiteUri":"https://angers.example"}' },
      ],
    },
  },
  {
    name: { fr: 'Une fiche à rétablir, acceptée', en: 'One profile to restore, accepted' },
    given: {
      weekly: [{}],
      live: [{ location: { title: 'Atelier Nantes' } }, LIVE[1]!],
      ours: OURS,
      ask: answered('tout rétablir', 'restore all'),
      restore: [{ title: 'Atelier Angers' }],
      told: [{ messageId: 'r-2' }],
    },
    expects: { changed: { count: 1 }, sendable: [{ place: 'Angers' }] },
    asks: {
      told: [
        {
          text: { fr: 'Angers : renvoyé (websiteUri)', en: 'Angers: sent (websiteUri)' },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien que vous ayez saisi', en: 'Nothing that you typed in' },
    given: {
      weekly: [{}],
      live: [
        { location: { title: 'Atelier Nantes' } },
        {
          location: { title: 'Atelier Angers', openInfo: { status: 'CLOSED_PERMANENTLY' } },
          diffMask: 'openInfo.status',
        },
      ],
      ours: OURS,
      ask: answered('tout rétablir', 'restore all'),
      told: [{ messageId: 'r-3' }],
    },
    expects: {
      changed: [
        {
          text: {
            fr: 'Angers\n- ouverture : rien → fermé définitivement (à voir dans Google)',
            en: 'Angers\n- open or closed: nothing → closed for good (look at it in Google)',
          },
        },
      ],
      restore: 'not reached',
    },
    asks: {
      told: [{ text: { fr: 'Angers : à corriger dans Google', en: 'Angers: to mend in Google' } }],
    },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: { weekly: [{}], live: LIVE, ours: OURS, ask: [{}] },
    expects: {
      gather: [{ places: [{ place: 'Nantes', count: 2 }, { place: 'Angers' }] }],
      take: 'not reached',
    },
  },
  {
    name: { fr: 'Question non partie', en: 'The question does not leave' },
    given: {
      weekly: [{}],
      live: LIVE,
      ours: OURS,
      ask: { fails: 'Invalid recipient' },
      failed: [{ messageId: 'f-2' }],
    },
    expects: { changed: { count: 2 }, choice: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Rétablir ou non ? (toutes) : Invalid recipient',
            en: 'Restore or not? (all): Invalid recipient',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Votre version est illisible', en: 'Your version cannot be read' },
    given: {
      weekly: [{}],
      live: LIVE,
      ours: { fails: 'Requested entity was not found' },
      failed: [{ messageId: 'f-3' }],
    },
    expects: { places: { count: 2 }, diff: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Votre version (Atelier Nantes, Atelier Angers) : Requested entity was not found',
            en: 'Your version (Atelier Nantes, Atelier Angers): Requested entity was not found',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’accès est retiré', en: 'Access is withdrawn' },
    given: {
      weekly: [{}],
      live: { fails: 'The caller does not have permission' },
      failed: [{ messageId: 'f-1' }],
    },
    expects: { ours: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Version publique (Nantes, Angers) : The caller does not have permission',
            en: 'Public version (Nantes, Angers): The caller does not have permission',
          },
        },
      ],
    },
  },
]
