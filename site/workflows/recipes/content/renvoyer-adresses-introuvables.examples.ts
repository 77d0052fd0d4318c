import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const LOST = both('Page non trouvée – Atelier', 'Page not found – Atelier')
const view = (pagePath: string, pageTitle: string | Bilingual<string>, count: number) => ({
  pagePath,
  pageTitle,
  screenPageViews: String(count),
})
const lost = (pagePath: string, count: number) => view(pagePath, LOST, count)
const page = (id: number, path: string, rendered: string) => ({
  id,
  link: `https://votre-site.example${path}`,
  title: { rendered },
})
const gone = (statusCode: number) => ({ statusCode, headers: {}, body: '' })
const POSTS = [
  page(1, '/conseils/entretenir-un-parquet/', 'Entretenir un parquet huilé'),
  page(2, '/conseils/choisir-son-bois/', 'Choisir son bois'),
]
const PAGES = [
  page(3, '/combien-ca-coute/', 'Tarifs : combien ça coûte'),
  page(4, '/atelier/', 'L&#8217;atelier'),
]

export const examples: readonly Example[] = [
  {
    name: both('Après une refonte', 'After a redesign'),
    given: {
      monthly: [{}],
      seen: [
        lost('/2019/05/entretenir-un-parquet.html', 40),
        lost('/2019/05/entretenir-un-parquet.html?fbclid=1', 5),
        lost('/nos-tarifs/', 30),
        lost('/stage-bois/', 12),
        lost('/wp-login-old/', 9),
        lost('/atelier-neuf/', 4),
        lost('/faute/', 1),
        view('/atelier/', 'L’atelier', 300),
      ],
      posts: POSTS,
      pages: PAGES,
      head: [gone(404), gone(404), gone(410), gone(404), gone(200)],
      haiku: {
        says: ['{"output":{"choices":[{"address":1,"page":1},{"address":2,"page":7}]}}'],
      },
      send: [{ accepted: true }],
    },
    expects: {
      'kind.address': [
        { path: '/2019/05/entretenir-un-parquet.html', count: 45 },
        { path: '/nos-tarifs/' },
        { path: '/stage-bois/' },
        { path: '/wp-login-old/' },
        { path: '/atelier-neuf/' },
      ],
      near: [
        {
          state: 'ask',
          mended: 1,
          list: '1. /nos-tarifs/\n   1) Tarifs : combien ça coûte — /combien-ca-coute/\n2. /stage-bois/\n   1) Choisir son bois — /conseils/choisir-son-bois/',
        },
      ],
      choose: [
        {
          count: 2,
          csv: '"source","target"\r\n"/2019/05/entretenir-un-parquet.html","/conseils/entretenir-un-parquet/"\r\n"/nos-tarifs/","/combien-ca-coute/"',
          text: both(
            'Même nom, autre dossier :\n- /2019/05/entretenir-un-parquet.html (45 vues) → /conseils/entretenir-un-parquet/ : Entretenir un parquet huilé\n\nProposées par le modèle, à vérifier :\n- /nos-tarifs/ (30 vues) → /combien-ca-coute/ : Tarifs : combien ça coûte\n\nPages voisines, aucune retenue :\n- /stage-bois/ (12 vues) ? /conseils/choisir-son-bois/\n\nRien d’approchant : laissez-les introuvables, ou écrivez la page :\n- /wp-login-old/ (9 vues)\n\nDéjà réparées : 1 ; sans réponse claire : 0.',
            'Same name, another folder:\n- /2019/05/entretenir-un-parquet.html (45 views) → /conseils/entretenir-un-parquet/: Entretenir un parquet huilé\n\nProposed by the model, to be checked:\n- /nos-tarifs/ (30 views) → /combien-ca-coute/: Tarifs : combien ça coûte\n\nPages nearby, none kept:\n- /stage-bois/ (12 views) ? /conseils/choisir-son-bois/\n\nNothing like it: leave them missing, or write the page:\n- /wp-login-old/ (9 views)\n\nMended already: 1; no clear answer: 0.',
          ),
        },
      ],
      tell: 'not reached',
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: {
      monthly: [{}],
      seen: [lost('/nos-tarifs/', 30)],
      posts: POSTS,
      pages: PAGES,
      head: [gone(404)],
      haiku: { fails: 'Overloaded' },
      send: [{ accepted: true }],
    },
    expects: {
      choose: [
        {
          count: 0,
          text: both(
            'Le modèle n’a pas répondu ; pages voisines, à choisir vous-même :\n- /nos-tarifs/ (30 vues) ? /combien-ca-coute/\n\nDéjà réparées : 0 ; sans réponse claire : 0.',
            'The model did not answer; pages nearby, for you to choose:\n- /nos-tarifs/ (30 views) ? /combien-ca-coute/\n\nMended already: 0; no clear answer: 0.',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucun doute', 'No doubt'),
    given: {
      monthly: [{}],
      seen: [lost('/vieux/choisir-son-bois', 8)],
      posts: POSTS,
      pages: [{}],
      head: [gone(404)],
      send: [{ accepted: true }],
    },
    expects: {
      choose: [
        {
          count: 1,
          csv: '"source","target"\r\n"/vieux/choisir-son-bois","/conseils/choisir-son-bois/"',
        },
      ],
      ask: 'not reached',
    },
  },
  {
    name: both('Toutes réparées', 'All mended'),
    given: {
      monthly: [{}],
      seen: [lost('/vieux/choisir-son-bois', 8)],
      posts: POSTS,
      pages: PAGES,
      head: [gone(301)],
      tell: [{ accepted: true }],
    },
    expects: { near: [{ state: 'told', mended: 1 }], choose: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Aucune redirection à proposer. Adresses qui répondent de nouveau : 1 ; sans réponse claire : 0.',
            'No redirection to propose. Addresses that answer again: 1; no clear answer: 0.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un site qui refuse d’être essayé', 'A site that refuses to be tried'),
    given: {
      monthly: [{}],
      seen: [lost('/vieux/choisir-son-bois', 8), lost('/nos-tarifs/', 5)],
      posts: POSTS,
      pages: PAGES,
      head: [gone(403), gone(503)],
      tell: [{ accepted: true }],
    },
    expects: { near: [{ state: 'told', mended: 0, mute: 2 }] },
    asks: {
      tell: [
        {
          text: both(
            'Aucune redirection à proposer. Adresses qui répondent de nouveau : 0 ; sans réponse claire : 2.',
            'No redirection to propose. Addresses that answer again: 0; no clear answer: 2.',
          ),
        },
      ],
    },
  },
  {
    name: both('Une page qui existe et dit 404', 'A page that exists and says 404'),
    given: {
      monthly: [{}],
      seen: [lost('/conseils/choisir-son-bois', 8)],
      posts: POSTS,
      pages: PAGES,
      head: [gone(404)],
      haiku: { says: ['{"output":{"choices":[{"address":1,"page":0}]}}'] },
      send: [{ accepted: true }],
    },
    expects: { choose: [{ count: 0, csv: '"source","target"' }] },
  },
  {
    name: both('Mesures refusées', 'Figures refused'),
    given: {
      monthly: [{}],
      seen: { fails: 'PERMISSION_DENIED' },
      posts: POSTS,
      pages: PAGES,
      tell: [{ accepted: true }],
    },
    expects: { head: 'not reached' },
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
]
