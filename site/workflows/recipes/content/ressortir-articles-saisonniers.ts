import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { PICK, REFUSED } from './ressortir-articles-saisonniers.code.ts'
import { examples } from './ressortir-articles-saisonniers.examples.ts'

const TABLE = byName({ fr: 'articles_ressortis', en: 'posts_brought_back' })
const POST = "={{ String($('some').item.json.id) }}"
const viewed = (startDate: string, endDate: string): Params => ({
  resource: 'report',
  operation: 'get',
  propertyType: 'ga4',
  propertyId: byId(setting('property')),
  dateRange: 'custom',
  startDate,
  endDate,
  metricsGA4: { metricValues: [{ listName: 'screenPageViews' }] },
  dimensionsGA4: { dimensionValues: [{ listName: 'other', name: 'pagePath' }] },
  returnAll: true,
  simple: true,
  additionalFields: {},
})
const day = (shift: string) => `={{ $now.setZone('Europe/Paris')${shift}.toISODate() }}`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Ressortir les articles saisonniers avant leur saison',
    problem:
      'L’article sur la taille des rosiers fait la moitié de ses lectures en février. On y pense quand les jardiniers le lisent déjà, avec le tarif d’il y a deux ans et un sécateur que l’on ne vend plus.',
    outcome:
      'Le lundi, le flux regarde les quatre semaines qui commencent dans six semaines, telles qu’elles furent lues l’an dernier. Un article lu au moins deux fois plus que d’ordinaire, et soixante fois au moins, devient une carte Trello : vues, rapport, date de début, lien pour le reprendre.',
    avoid:
      'Il faut une année entière de mesures. Une hausse due à une infolettre ou à un passage en radio ressemble à une saison ; la personne qui prend la carte en juge. Pâques et le ramadan se déplacent : leurs articles viennent parfois trop tard.',
    approval:
      'Aucun texte n’est modifié ni republié. L’équipe met à jour, laisse tel quel ou archive la carte ; le même article n’en reçoit pas d’autre pendant 300 jours. Retouché depuis moins de 45 jours, il est laissé en paix.',
    failure:
      'Vues ou articles illisibles, saison passée sans aucune mesure : un courriel. Carte refusée par Trello : un courriel aussi, et l’article repasse le lundi suivant. Un lundi sans carte ni courriel : rien de nouveau n’approche.',
  },
  en: {
    title: 'Bring seasonal posts back ahead of their season',
    problem:
      'The post on pruning roses gets half of its readers in February. The team thinks of it once gardeners are reading it already, with a price two years old and secateurs no longer on sale.',
    outcome:
      'On Mondays the flow looks at the four weeks that start in six weeks, as they were read last year. A post read at least twice as much as usual, and sixty times or more, becomes a Trello card: views, ratio, the day it starts, a link to rework it.',
    avoid:
      'You need a full year of figures. A peak that came from a newsletter or a radio programme looks like a season; whoever takes the card judges. Easter and Ramadan move: their posts may come up too late.',
    approval:
      'No text is changed or published again. The team updates it, leaves it, or archives the card; the same post gets no second one for 300 days. If it was touched up within 45 days, it is left in peace.',
    failure:
      'Views or posts that cannot be read, last season without a single figure: an email. A card that Trello refuses: an email too, and the post comes round again next Monday. A Monday with neither means that nothing new is near.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi matin', en: 'Monday morning' },
      why: {
        fr: 'La fenêtre avance d’une semaine à chaque passage.',
        en: 'The window moves on by a week each time.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Avance et seuils', en: 'Lead and thresholds' },
      why: {
        fr: 'Six semaines : reprendre, faire relire, laisser les moteurs repasser.',
        en: 'Six weeks: rework, have it read, let search engines come by.',
      },
      with: fields(
        {
          ahead: 42,
          times: 2,
          least: 60,
          rest: 45,
          pause: 300,
          most: 5,
          property: { fr: 'numéro de la propriété', en: 'number of the property' },
          list: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
          site: 'https://votre-site.example',
          from: 'site@votre-site.example',
          to: 'redaction@votre-site.example',
        },
        { alone: true },
      ),
    },
    season: {
      use: 'googleAnalytics',
      name: { fr: 'La saison, l’an dernier', en: 'The season, last year' },
      why: {
        fr: 'Décalée de 364 jours : un mardi se compare à un mardi.',
        en: 'Shifted by 364 days, so that Tuesdays meet Tuesdays.',
      },
      with: viewed(
        day(".plus({ days: $('settings').first().json.ahead - 364 })"),
        day(".plus({ days: $('settings').first().json.ahead - 337 })"),
      ),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    year: {
      use: 'googleAnalytics',
      name: { fr: 'L’année entière', en: 'The whole year' },
      why: {
        fr: 'Un article toujours lu n’a pas de saison.',
        en: 'A post that is always read has no season.',
      },
      with: viewed(day('.minus({ days: 364 })'), day('.minus({ days: 1 })')),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    posts: {
      use: 'wordpress',
      name: { fr: 'Articles en ligne', en: 'Posts online' },
      why: {
        fr: 'Un article retiré depuis n’est pas à reprendre.',
        en: 'A post taken down since is not to be reworked.',
      },
      with: {
        resource: 'post',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Cartes déjà ouvertes', en: 'Cards opened before' },
      why: {
        fr: 'Table articles_ressortis, colonnes post et day, en texte.',
        en: 'Table posts_brought_back, columns post and day, both text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    pick: {
      use: 'code',
      name: { fr: 'Comparer à l’ordinaire', en: 'Compare with the usual' },
      why: {
        fr: 'L’ordinaire est un treizième de l’année.',
        en: 'The usual is a thirteenth of the year.',
      },
      with: allItems(PICK),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Article ou panne ?', en: 'Post or failure?' },
      why: {
        fr: 'Une panne ne doit pas passer pour une saison calme.',
        en: 'A failure must not pass for a quiet season.',
      },
      with: cases({ article: text('={{ $json.kind }}', 'equals', 'article') }),
    },
    some: {
      use: 'limit',
      name: { fr: 'Cinq par semaine', en: 'Five a week' },
      why: {
        fr: 'Les plus lus d’abord ; les autres viennent le lundi suivant.',
        en: 'The most read first; others follow next Monday.',
      },
      with: { maxItems: setting('most') },
    },
    card: {
      use: 'trello',
      name: { fr: 'Ouvrir la carte', en: 'Open the card' },
      why: {
        fr: 'Échéance deux semaines avant les premiers lecteurs.',
        en: 'Due two weeks before the first readers.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: setting('list'),
        name: {
          fr: '=Avant le {{ $json.start }} : {{ $json.title }}',
          en: '=Before {{ $json.start }}: {{ $json.title }}',
        },
        description: {
          fr: "=Lu {{ $json.seen }} fois en quatre semaines l’an dernier, {{ $json.ratio }} fois l’ordinaire. Dernière retouche : {{ $json.modified }}.\n{{ $json.link }}\n{{ $('settings').first().json.site }}/wp-admin/post.php?post={{ $json.id }}&action=edit",
          en: "=Read {{ $json.seen }} times in four weeks last year, {{ $json.ratio }} times the usual. Last touched: {{ $json.modified }}.\n{{ $json.link }}\n{{ $('settings').first().json.site }}/wp-admin/post.php?post={{ $json.id }}&action=edit",
        },
        additionalFields: { due: '={{ $json.due }}' },
      },
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir la carte', en: 'Remember the card' },
      why: {
        fr: 'Article et jour, une fois la carte ouverte.',
        en: 'Post and day, once the card is open.',
      },
      with: remembered(TABLE, 'post', {
        post: POST,
        day: "={{ $now.setZone('Europe/Paris').toISODate() }}",
      }),
    },
    refused: {
      use: 'code',
      name: { fr: 'Compter les refus', en: 'Count the refusals' },
      why: {
        fr: 'Cinq refus d’une même cause font un seul courriel.',
        en: 'Five refusals of one cause make one email.',
      },
      with: allItems(REFUSED),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir la rédaction', en: 'Warn the editors' },
      why: {
        fr: 'Une saison manquée ne revient que dans un an.',
        en: 'A season missed is a year away.',
      },
      with: mailed(
        { from: setting('from'), to: setting('to') },
        { fr: 'Articles de saison : à voir', en: 'Seasonal posts: have a look' },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'monday > settings > season > year > posts > known > pick > kind.article > some > card > mark',
    'card.error > refused > tell',
    'kind.other > tell',
  ],
  related: ['rafraichir-articles-perimes'],
  examples,
})
