import type { Example } from '../recipe.ts'

const SITE = 'https://www.votre-enseigne.example'
const map = (...paths: readonly string[]) => [
  {
    data: `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`,
  },
]
const OFFERS = [
  { offer: 'Automne', words: 'AUTOMNE20 | vingt pour cent d’automne', last_day: '22/11/2026' },
  { offer: 'Noël', words: 'NOEL15', last_day: '2026-12-24' },
  { offer: 'Rentrée', words: 'RENTREE', last_day: 'fin septembre' },
  // Two words of under four letters: looked for, they would stand on every page.
  { offer: 'Été', words: '-20|ÉTÉ', last_day: '31/08/2026' },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux pages oubliées, une muette', en: 'Two pages forgotten, one silent' },
    given: {
      weekly: [{}],
      offers: OFFERS,
      map: map('/', '/campagne', '/blog/automne', '/lyon', '/photo.jpg'),
      pages: [
        { statusCode: 200, data: '<h1>Bienvenue</h1><script>AUTOMNE20</script>' },
        { statusCode: 200, data: '<p>Code <b>automne20</b>, valable partout. NOEL15</p>' },
        { statusCode: 200, data: '<p>Vingt pour cent&nbsp;d&rsquo;automne</p><p>AUTOMNE200</p>' },
        { statusCode: 503, data: 'AUTOMNE20' },
      ],
      report: [{ messageId: 'r-1' }],
    },
    expects: {
      plan: { count: 4 },
      find: [{ found: 1 }],
      blind: 'not reached',
    },
    asks: {
      report: [
        {
          subject: {
            fr: 'Offres terminées encore affichées : 1',
            en: 'Past offers still shown: 1',
          },
          text: {
            fr: `« Automne », terminée le 22/11/2026, est encore sur :\n  ${SITE}/campagne\n  ${SITE}/blog/automne\n\nPages non lues :\n  ${SITE}/lyon\n\nLignes sans date lisible, ou de moins de quatre lettres à chercher : Rentrée, Été\n\nPages lues : 3. Offres terminées cherchées : 1.`,
            en: `“Automne”, over since 22/11/2026, still stands on:\n  ${SITE}/campagne\n  ${SITE}/blog/automne\n\nPages not read:\n  ${SITE}/lyon\n\nRows without a readable date, or with under four letters to look for: Rentrée, Été\n\nPages read: 3. Past offers looked for: 1.`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Toutes les offres courent encore', en: 'Every offer still runs' },
    given: {
      weekly: [{}],
      offers: [{ offer: 'Lundi', words: 'LUNDI10', last_day: '23/11/2026' }],
      map: map('/'),
      report: [{ messageId: 'r-2' }],
    },
    expects: { 'state.done': { count: 1 }, pages: 'not reached' },
    asks: {
      report: [
        {
          text: {
            fr: 'Pages lues : 0. Offres terminées cherchées : 0.',
            en: 'Pages read: 0. Past offers looked for: 0.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le site est en panne', en: 'The site is down' },
    given: {
      weekly: [{}],
      offers: OFFERS,
      map: map('/', '/lyon'),
      pages: [{ statusCode: 503, data: '' }, { error: 'ECONNRESET' }],
      report: [{ messageId: 'r-3' }],
    },
    expects: { find: [{ found: 0 }] },
    asks: {
      report: [
        {
          subject: {
            fr: 'Aucune offre terminée trouvée, mais des pages non lues : 2',
            en: 'No past offer found, but pages not read: 2',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un plan qui en liste d’autres', en: 'A sitemap of sitemaps' },
    given: {
      weekly: [{}],
      offers: OFFERS,
      map: [{ data: `<sitemapindex><sitemap><loc>${SITE}/a.xml</loc></sitemap></sitemapindex>` }],
      blind: [{ messageId: 'b-1' }],
    },
    expects: { 'state.blind': { count: 1 }, find: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: 'Ce plan du site en liste d’autres : donnez dans les réglages celui de vos pages.',
            en: 'This sitemap lists others: put the one of your pages into the settings.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille ne s’ouvre pas', en: 'The sheet does not open' },
    given: {
      weekly: [{}],
      offers: { fails: 'The caller does not have permission' },
      map: map('/'),
      blind: [{ messageId: 'b-2' }],
    },
    expects: { 'state.blind': { count: 1 } },
    asks: {
      blind: [
        {
          text: {
            fr: 'Feuille des offres illisible : The caller does not have permission',
            en: 'Sheet of offers unreadable: The caller does not have permission',
          },
        },
      ],
    },
  },
]
