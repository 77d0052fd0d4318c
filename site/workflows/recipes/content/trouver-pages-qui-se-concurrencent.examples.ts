import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const HOME = 'https://votre-entreprise.example'
const POST = `${HOME}/blog/prix-ravalement`
const SERVICE = `${HOME}/ravalement`
const row = (
  search: string,
  page: string,
  impressions: number,
  clicks: number,
  position: number,
) => ({ keys: [search, page], clicks, impressions, ctr: clicks / impressions, position })
const SEARCH = 'prix ravalement façade'
const SHARED = [
  row(SEARCH, POST, 400, 8, 11),
  row(SEARCH, `${SERVICE}#tarif`, 200, 6, 13),
  row(SEARCH, SERVICE, 100, 2, 10),
]
const pair = (a: string, b: string, impressions: number, searches: readonly string[]) => ({
  a,
  b,
  impressions,
  searches: [...searches],
  empty: false,
  key: `2026-2 ${a} ${b}`,
})
const FOUND = {
  ...pair(POST, SERVICE, 700, [SEARCH]),
  of: {
    [POST]: { clicks: 8, impressions: 400, places: 4400 },
    [SERVICE]: { clicks: 8, impressions: 300, places: 3600 },
  },
}
const going = (more: Readonly<Record<string, Given>>) => ({
  monthly: [{}],
  recent: [{ rows: SHARED, responseAggregationType: 'byPage' }],
  earlier: [{ rows: SHARED }],
  fresh: [FOUND],
  first: [{ data: '<title>Blog</title><h1>Le prix d&#8217;un <em>ravalement</em></h1>' }],
  second: [{ data: '<html><title>Ravalement &#8211; Votre entreprise</title></html>' }],
  task: [{ gid: 't1' }],
  keep: [{ id: 1 }],
  lost: [{ accepted: true }],
  ...more,
})
const mail = (text: string | Bilingual<string>) => [
  {
    subject: both('Pages concurrentes : contrôle incomplet', 'Rival pages: check incomplete'),
    text,
  },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un couple ; marque, langues et partage d’un mois écartés',
      en: 'One pair; brand, languages and a month’s sharing left out',
    },
    given: going({
      recent: [
        {
          rows: [
            ...SHARED,
            row('votre entreprise avis', `${HOME}/avis`, 300, 90, 1),
            row('votre entreprise avis', HOME, 300, 90, 2),
            row('isolation extérieure', `${HOME}/isolation`, 200, 4, 9),
            row('isolation extérieure', `${HOME}/en/isolation`, 150, 1, 12),
            row('peinture façade', `${HOME}/peinture`, 200, 4, 9),
            row('peinture façade', `${HOME}/blog/peinture`, 180, 3, 10),
            row('échafaudage', `${HOME}/echafaudage`, 40, 1, 20),
            row('échafaudage', `${HOME}/blog/echafaudage`, 40, 1, 21),
          ],
        },
      ],
      earlier: [
        {
          rows: [
            ...SHARED,
            row('isolation extérieure', `${HOME}/isolation`, 200, 4, 9),
            row('isolation extérieure', `${HOME}/en/isolation`, 150, 1, 12),
            row('peinture façade', `${HOME}/peinture`, 380, 9, 8),
          ],
        },
      ],
    }),
    expects: {
      pairs: [FOUND],
      card: [
        {
          name: both(
            'Deux pages pour « prix ravalement façade »',
            'Two pages for “prix ravalement façade”',
          ),
          notes: both(
            `${POST}\n  Le prix d’un ravalement\n  400 affichages, 8 clics, position moyenne 11,0\n\n${SERVICE}\n  Ravalement – Votre entreprise\n  300 affichages, 8 clics, position moyenne 12,0\n\nRecherches : prix ravalement façade`,
            `${POST}\n  Le prix d’un ravalement\n  400 impressions, 8 clicks, average position 11.0\n\n${SERVICE}\n  Ravalement – Votre entreprise\n  300 impressions, 8 clicks, average position 12.0\n\nSearches: prix ravalement façade`,
          ),
        },
      ],
      lost: 'not reached',
    },
    asks: {
      recent: [
        {
          url: 'https://searchconsole.googleapis.com/webmasters/v3/sites/sc-domain%3Avotre-entreprise.example/searchAnalytics/query',
          jsonBody:
            '{"startDate":"2026-10-23","endDate":"2026-11-19","dimensions":["query","page"],"type":"web","rowLimit":25000}',
        },
      ],
      earlier: [
        {
          jsonBody:
            '{"startDate":"2026-09-25","endDate":"2026-10-22","dimensions":["query","page"],"type":"web","rowLimit":25000}',
        },
      ],
      keep: [{ columns: { value: { pair: `2026-2 ${POST} ${SERVICE}` } } }],
    },
  },
  {
    name: {
      fr: 'Deux recherches, un couple ; Asana refuse, une page ne s’ouvre pas',
      en: 'Two searches, one pair; Asana refuses, a page does not open',
    },
    given: going({
      recent: [
        {
          rows: [
            ...SHARED,
            row('tarif ravalement', POST, 90, 1, 8),
            row('tarif ravalement', SERVICE, 60, 1, 9),
          ],
        },
      ],
      earlier: [
        {
          rows: [
            ...SHARED,
            row('tarif ravalement', POST, 90, 1, 8),
            row('tarif ravalement', SERVICE, 60, 1, 9),
          ],
        },
      ],
      second: { fails: 'timeout of 15000ms exceeded' },
      task: { fails: 'Not authorized' },
    }),
    expects: {
      pairs: [{ searches: [SEARCH, 'tarif ravalement'], impressions: 850 }],
      keep: 'not reached',
    },
    asks: { lost: mail('Not authorized') },
  },
  {
    name: { fr: 'Déjà confié ce semestre', en: 'Handed out in this half-year' },
    given: going({ fresh: [] }),
    expects: { pairs: [{ key: `2026-2 ${POST} ${SERVICE}` }], task: 'not reached' },
  },
  {
    name: { fr: 'Aucun chiffre', en: 'No figures' },
    given: going({ recent: [{ responseAggregationType: 'byPage' }] }),
    expects: { pairs: [{ empty: true }], fresh: 'not reached' },
    asks: {
      lost: mail(
        both(
          'La Search Console ne rend aucun chiffre : vérifiez la propriété et l’accès.',
          'Search Console gives no figures: check the property and the access.',
        ),
      ),
    },
  },
  ...(['recent', 'earlier'] as const).map((node): Example => ({
    name: both(
      node === 'recent' ? 'Accès refusé' : 'Quota dépassé',
      node === 'recent' ? 'Access denied' : 'Quota exceeded',
    ),
    given: going({ [node]: { fails: 'User does not have sufficient permission' } }),
    expects: { pairs: 'not reached' },
    asks: { lost: mail('User does not have sufficient permission') },
  })),
]
