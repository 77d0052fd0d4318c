import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, READ } from './mesurer-lenteur-du-site.code.ts'
import { examples } from './mesurer-lenteur-du-site.examples.ts'

const TABLE = byName("={{ $('settings').first().json.table }}")
const ROW = [
  { keyName: 'day', keyValue: '={{ $json.day }}' },
  { keyName: 'page', keyValue: '={{ $json.page }}' },
]

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir quand une page du site devient lente sur téléphone',
    problem:
      'En octobre, quelqu’un a ajouté un carrousel ; en novembre, un outil de mesure. Chaque ajout a coûté une demi-seconde, personne n’a rien vu depuis la fibre du bureau. Sur un téléphone, l’accueil met six secondes.',
    outcome:
      'Chaque nuit, PageSpeed Insights charge vos pages comme un téléphone moyen ; le flux note le temps d’affichage de la plus grande partie. Quand la médiane de trois nuits dépasse d’un quart et d’une demi-seconde celle des quatre semaines d’avant, et 2,5 secondes, Mattermost donne la page, les deux temps et le lien du rapport.',
    avoid:
      'Ce n’est pas une sonde de disponibilité. Une page derrière un mot de passe ne se mesure pas ainsi. Ces temps sont ceux d’un laboratoire, pas de vos visiteurs : suivez leur pente plutôt que leur valeur.',
    approval:
      'Le flux ne touche pas au site. Qui lit l’alerte cherche ce qui a changé, puis retire ou accepte. La même page n’est plus signalée pendant quatorze jours.',
    failure:
      'Une page qui ne se charge pas est nommée avec la cause dans Mattermost, chaque nuit où cela dure ; sa nuit manque, sans compter pour zéro. Mattermost muet : un courriel prend le relais. Relancé le même jour, le flux remplace la mesure. Il faut dix nuits avant la première alerte.',
  },
  en: {
    title: 'See when a page of your website grows slow on phones',
    problem:
      'In October somebody added a carousel; in November, a tracking tool. Each cost half a second that nobody saw from the office fibre. On a phone the home page takes six seconds.',
    outcome:
      'Every night PageSpeed Insights loads your pages as an average phone would, and the flow notes when the largest part is shown. Once the median of three nights exceeds that of the four weeks before by a quarter and half a second, and 2.5 seconds too, Mattermost gives page, both times and a link to the report.',
    avoid:
      'This does not watch whether the site is up. Pages behind a password cannot be measured. These are a laboratory’s times, not your visitors’: follow the slope rather than the value.',
    approval:
      'The flow leaves the website alone. Whoever reads the alert looks for what changed, and takes it out or lives with it. That page is not reported again for fourteen days.',
    failure:
      'A page that does not load is named with the cause in Mattermost, each night that this lasts; its night is missing and does not count as nought. Mattermost silent: an email takes over. Run again the same day, the flow replaces that night’s measure. It takes ten nights before a first alert.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit, 5 h', en: 'Every night at five' },
      why: {
        fr: 'Toujours à la même heure, loin des pointes.',
        en: 'Always at the same hour, away from the peaks.',
      },
      with: at('0 5 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos pages', en: 'Your pages' },
      why: {
        fr: 'L’accueil, une fiche, le panier : trois à dix adresses publiques.',
        en: 'Home, a product, the basket: three to ten public addresses.',
      },
      with: fields(
        {
          pages: list([
            'https://www.votre-entreprise.example/',
            'https://www.votre-entreprise.example/tarifs',
          ]),
          share: 1.25,
          least: 0.5,
          limit: 2.5,
          days: 14,
          web: 'web@votre-entreprise.example',
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          table: { fr: 'temps des pages', en: 'page times' },
        },
        { alone: true },
      ),
    },
    pages: {
      use: 'splitOut',
      name: { fr: 'Page par page', en: 'Page by page' },
      why: {
        fr: 'La lenteur d’une seule se perd dans une moyenne.',
        en: 'One slow page is lost in an average.',
      },
      with: { fieldToSplitOut: 'pages', options: { destinationFieldName: 'page' } },
    },
    measure: {
      use: 'httpRequest',
      name: { fr: 'Charger comme un téléphone', en: 'Load as a phone would' },
      why: {
        fr: 'Lancées à deux secondes d’écart, jusqu’à une minute chacune. La clé d’interface est gratuite.',
        en: 'Started two seconds apart, up to a minute each. The API key is free.',
      },
      with: {
        url: 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpQueryAuth',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'url', value: '={{ $json.page }}' },
            { name: 'strategy', value: 'mobile' },
            { name: 'category', value: 'performance' },
          ],
        },
        options: { timeout: 120_000, batching: { batch: { batchSize: 1, batchInterval: 2000 } } },
      },
      onError: 'continue',
      retry: [2, 30],
    },
    read: {
      use: 'code',
      name: { fr: 'Garder le temps', en: 'Keep the time' },
      why: {
        fr: 'Un seul nombre du rapport, au dixième de seconde.',
        en: 'One figure of the report, to a tenth of a second.',
      },
      with: allItems(READ),
    },
    history: {
      use: 'dataTable',
      name: { fr: 'Nuits passées', en: 'Past nights' },
      why: {
        fr: 'Colonnes day, page, told en texte, seconds en nombre.',
        en: 'Columns day, page, told as text, seconds as a number.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            {
              keyName: 'day',
              condition: 'gte',
              keyValue: '={{ $now.minus({ days: 28 }).toISODate() }}',
            },
          ],
        },
        returnAll: true,
      },
      once: true,
      always: true,
    },
    each: {
      use: 'code',
      name: { fr: 'Mesures de la nuit', en: 'Measures of the night' },
      why: {
        fr: 'Seules celles qui ont abouti s’inscrivent.',
        en: 'Only those that came through are written down.',
      },
      with: allItems("return $('read').all().map(({ json }) => ({ json }))"),
    },
    sound: {
      use: 'filter',
      name: { fr: 'Page chargée', en: 'Page loaded' },
      why: {
        fr: 'Un échec n’est pas un temps.',
        en: 'A failure is no time.',
      },
      with: all(amount('={{ $json.seconds }}', 'gte', 0)),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Inscrire la nuit', en: 'Write the night down' },
      why: {
        fr: 'Une ligne par jour et par page, remplacée si l’on relance.',
        en: 'A row a day and page, replaced upon a rerun.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: ROW },
        columns: columns({
          day: '={{ $json.day }}',
          page: '={{ $json.page }}',
          seconds: '={{ $json.seconds }}',
        }),
        options: {},
      },
    },
    judge: {
      use: 'code',
      name: { fr: 'Pente ou hasard ?', en: 'A slope or chance?' },
      why: {
        fr: 'La médiane de trois nuits : une seule mauvaise ne suffit pas.',
        en: 'The median of three nights: a single bad one is not enough.',
      },
      with: allItems(JUDGE),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Dire à l’équipe web', en: 'Tell the web team' },
      why: {
        fr: 'Pendant que l’on se souvient de ce qui fut ajouté.',
        en: 'While people remember what was added.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: '={{ $json.text }}',
        otherOptions: {},
      },
      onError: 'output',
      retry: [3, 30],
    },
    unsaid: {
      use: 'emailSend',
      name: { fr: 'Dire par courriel', en: 'Tell by email' },
      why: {
        fr: 'L’alerte n’est alors pas retenue : elle revient la nuit suivante.',
        en: 'The alert is not remembered then, and comes back next night.',
      },
      with: mailed(
        { from: setting('web'), to: setting('web') },
        {
          fr: 'Temps des pages : Mattermost ne répond pas',
          en: 'Page times: Mattermost is silent',
        },
        "={{ $('judge').item.json.text }}\n\n{{ $json.error.message ?? $json.error }}",
      ),
    },
    slow: {
      use: 'filter',
      name: { fr: 'Lenteur dite', en: 'Slowness told' },
      why: {
        fr: 'Une page non mesurée, elle, se redit chaque nuit.',
        en: 'A page not measured is told each night.',
      },
      with: all(text("={{ $('judge').item.json.kind }}", 'equals', 'slow')),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir l’alerte', en: 'Remember the alert' },
      why: {
        fr: 'Après le message : quatorze jours de silence pour cette page.',
        en: 'After the post: fourteen days of silence for that page.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'day', keyValue: '={{ $now.toISODate() }}' },
            { keyName: 'page', keyValue: "={{ $('judge').item.json.page }}" },
          ],
        },
        columns: columns({
          day: '={{ $now.toISODate() }}',
          page: "={{ $('judge').item.json.page }}",
          told: 'yes',
        }),
        options: {},
      },
    },
  },
  links: [
    'night > settings > pages > measure > read > history > judge > tell > slow > mark',
    'history > each > sound > keep',
    'tell.error > unsaid',
  ],
  examples,
})
