import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const views = (pagePath: string, count: number) => ({ pagePath, screenPageViews: String(count) })
const post = (id: number, slug: string, title: string, modified: string) => ({
  id,
  link: `https://votre-site.example/${slug}/`,
  modified,
  title: { rendered: title },
})
const SEASON = [
  views('/rosiers/', 900),
  views('/rosiers', 40),
  views('/outils/', 400),
  views('/galette/', 260),
  views('/semis/', 300),
  views('/rare/', 20),
]
const YEAR = [
  views('/rosiers/', 2600),
  views('/outils/', 5200),
  views('/galette/', 520),
  views('/semis/', 390),
  views('/rare/', 26),
]
const POSTS = [
  post(31, 'rosiers', 'Tailler l&#8217;arbuste', '2024-02-01T10:00:00'),
  post(32, 'outils', 'Les outils', '2023-05-01T10:00:00'),
  post(33, 'galette', 'La galette', '2025-01-10T10:00:00'),
  post(34, 'semis', 'Les semis', '2026-11-02T10:00:00'),
  post(35, 'rare', 'Rare', '2022-01-10T10:00:00'),
]
const KNOWN = [
  { id: 1, post: '33', day: '2026-11-16' },
  { id: 2, post: '31', day: '2025-12-01' },
]

export const examples: readonly Example[] = [
  {
    name: both('Rosiers et galette approchent', 'Roses and Epiphany cake are near'),
    given: {
      monday: [{}],
      season: SEASON,
      year: YEAR,
      posts: POSTS,
      known: KNOWN,
      card: [{ id: 't1' }],
      mark: [{ id: 1 }],
    },
    expects: {
      pick: [
        {
          id: 31,
          title: 'Tailler l’arbuste',
          seen: 940,
          ratio: both('4,7', '4.7'),
          due: '2026-12-21',
        },
      ],
      some: { count: 1 },
      tell: 'not reached',
    },
    asks: {
      season: [{ startDate: '2026-01-05', endDate: '2026-02-01' }],
      year: [{ startDate: '2025-11-24', endDate: '2026-11-22' }],
      card: [
        {
          name: both(
            'Avant le 04/01/2027 : Tailler l’arbuste',
            'Before 2027-01-04: Tailler l’arbuste',
          ),
          additionalFields: { due: '2026-12-21' },
        },
      ],
      mark: [{ columns: { value: { post: '31', day: '2026-11-23' } } }],
    },
  },
  {
    name: both('Trello refuse deux cartes', 'Trello refuses two cards'),
    given: {
      monday: [{}],
      season: SEASON,
      year: YEAR,
      posts: POSTS,
      known: [{}],
      card: { fails: 'invalid id' },
      tell: [{ accepted: true }],
    },
    expects: { pick: { count: 2 }, mark: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Cartes refusées par Trello, reprises lundi prochain : 2. invalid id',
            'Cards refused by Trello, to be tried again next Monday: 2. invalid id',
          ),
        },
      ],
    },
  },
  {
    name: both('Google Analytics ferme la porte', 'Google Analytics shuts the door'),
    given: {
      monday: [{}],
      season: SEASON,
      year: { fails: 'PERMISSION_DENIED' },
      posts: POSTS,
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { some: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Google Analytics n’a pas rendu les vues, rien n’est cherché : PERMISSION_DENIED',
            'Google Analytics did not return the views, nothing was looked for: PERMISSION_DENIED',
          ),
        },
      ],
    },
  },
  {
    name: both('Une propriété trop jeune', 'A property that is too young'),
    given: {
      monday: [{}],
      season: [{}],
      year: [views('/rosiers/', 12)],
      posts: POSTS,
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { pick: [{ kind: 'told' }] },
    asks: {
      tell: [
        {
          text: both(
            'Aucune vue mesurée à la même saison l’an dernier : la propriété est trop jeune, ou son numéro est faux.',
            'No view was measured at the same season last year: the property is too young, or its number is wrong.',
          ),
        },
      ],
    },
  },
]
