import type { Example } from '../recipe.ts'

const SITE = 'https://www.votre-entreprise.example'
const row = (
  query: string,
  path: string,
  clicks: number,
  impressions: number,
  position: number,
) => ({
  keys: [query, SITE + path],
  clicks,
  impressions,
  ctr: clicks / impressions,
  position,
})
const BEFORE = [
  row('devis véranda', '/veranda', 60, 900, 3.1),
  row('devis véranda', '/blog', 4, 100, 9.1),
  row('prix pergola', '/pergola', 40, 1000, 4),
  row('store banne', '/stores', 50, 2000, 2),
  row('volet roulant', '/volets', 30, 500, 5),
  row('votre entreprise avis', '/avis', 90, 200, 1),
  row('carport', '/carport', 8, 100, 6),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre reculs, quatre causes', en: 'Four losses, four causes' },
    given: {
      weekly: [{}],
      recent: [
        {
          rows: [
            row('devis véranda', '/blog', 2, 60, 30),
            row('prix pergola', '/pergola', 20, 900, 7.5),
            row('store banne', '/stores', 20, 700, 2.1),
            row('volet roulant', '/volets', 12, 480, 5.2),
            row('votre entreprise avis', '/avis', 10, 150, 1),
          ],
        },
      ],
      before: [{ rows: BEFORE }],
      open: [
        {
          statusCode: 200,
          headers: {},
          data: '<head><meta content="noindex, follow" name="robots"></head>',
        },
        { statusCode: 200, headers: { 'x-robots-tag': 'none' }, data: '<h1>Stores</h1>' },
        { statusCode: 301, headers: { location: '/' }, data: '' },
        { error: 'timeout of 20000ms exceeded' },
      ],
      tell: [{ ok: true }],
    },
    expects: {
      judge: [
        { query: 'devis véranda', reason: 'gone', lost: 62 },
        { query: 'store banne', reason: 'demand', lost: 30 },
        { query: 'prix pergola', reason: 'place', lost: 20 },
        { query: 'volet roulant', reason: 'clicks', lost: 18 },
      ],
      calm: 'not reached',
    },
    asks: {
      recent: [
        {
          jsonBody:
            '{"startDate":"2026-11-06","endDate":"2026-11-19","dimensions":["query","page"],"rowLimit":25000}',
        },
      ],
      before: [
        {
          jsonBody:
            '{"startDate":"2026-10-09","endDate":"2026-10-22","dimensions":["query","page"],"rowLimit":25000}',
        },
      ],
      tell: [
        {
          text: {
            fr: `*Recherches en recul*\n• « devis véranda » : 64 → 2 clics, place 3,7 → 30,0\n  N’est presque plus montrée. LA PAGE EST EN « NOINDEX ».\n  ${SITE}/veranda\n• « store banne » : 50 → 20 clics, place 2,0 → 2,1\n  Se cherche moins : saison ou mode. LA PAGE EST EN « NOINDEX ».\n  ${SITE}/stores\n• « prix pergola » : 40 → 20 clics, place 4,0 → 7,5\n  A reculé dans les résultats. LA PAGE REDIRIGE.\n  ${SITE}/pergola\n• « volet roulant » : 30 → 12 clics, place 5,0 → 5,2\n  Même place, moins de clics : titre, ou réponse donnée par Google. PAGE INJOIGNABLE.\n  ${SITE}/volets`,
            en: `*Searches falling back*\n• “devis véranda”: 64 → 2 clicks, place 3.7 → 30.0\n  Hardly shown any more. THE PAGE SAYS “NOINDEX”.\n  ${SITE}/veranda\n• “store banne”: 50 → 20 clicks, place 2.0 → 2.1\n  Searched less: season or fashion. THE PAGE SAYS “NOINDEX”.\n  ${SITE}/stores\n• “prix pergola”: 40 → 20 clicks, place 4.0 → 7.5\n  Fell back in the results. THE PAGE REDIRECTS.\n  ${SITE}/pergola\n• “volet roulant”: 30 → 12 clicks, place 5.0 → 5.2\n  Same place, fewer clicks: the title, or an answer given by Google. PAGE OUT OF REACH.\n  ${SITE}/volets`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un mardi calme', en: 'A calm Tuesday' },
    given: {
      weekly: [{}],
      recent: [{ rows: BEFORE }],
      before: [{ rows: BEFORE }],
      calm: [{ ok: true }],
    },
    expects: { judge: [{ state: 'calm', read: 5 }], open: 'not reached' },
    asks: {
      calm: [
        {
          text: {
            fr: 'Aucune recherche en recul. Lues : 5.',
            en: 'No search falling back. Read: 5.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’accès a été retiré', en: 'The permission was taken away' },
    given: {
      weekly: [{}],
      recent: [{ rows: BEFORE }],
      before: { fails: 'User does not have sufficient permission' },
      blind: [{ ok: true }],
    },
    expects: { 'state.blind': { count: 1 }, open: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: ':warning: Search Console n’a pas répondu : User does not have sufficient permission',
            en: ':warning: Search Console did not answer: User does not have sufficient permission',
          },
        },
      ],
    },
  },
]
