import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE } from './confronter-ventes-mesurees.code.ts'
import { examples } from './confronter-ventes-mesurees.examples.ts'

export default defineRecipe({
  category: 'marketing',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Voir le jour où la mesure d’audience perd des ventes',
    problem:
      'Un changement de thème casse la balise de la page de remerciement. Les commandes continuent ; Google Analytics, lui, n’en voit plus. On coupe une campagne « qui ne vend rien », et l’on comprend en fin de mois.',
    outcome:
      'Chaque matin, les ventes d’avant-hier mesurées par GA4 sont rapportées aux commandes de WooCommerce. La part est comparée à sa médiane des quatre semaines d’avant : sous 60 % de cette médiane, ou à zéro, un message Teams donne les deux nombres ; au-dessus de 105 % de mesure, il signale un double comptage.',
    avoid:
      'La part n’atteint jamais 100 % : qui refuse les traceurs n’est pas mesuré, et c’est son droit ; ne cherchez pas à la pousser. Sous dix commandes par jour, le flux se tait : le hasard pèserait trop.',
    approval:
      'Le flux ne touche ni aux balises ni aux campagnes. Vous ouvrez la console du site, puis décidez si les chiffres de ces jours comptent.',
    failure:
      'GA4 ou WooCommerce muets : un message le dit, aucune comparaison n’est faite. Moins de sept jours de référence : il le dit aussi. Un matin sans message est un jour normal, ou un jour de moins de dix commandes.',
  },
  en: {
    title: 'See the day when audience measurement loses sales',
    problem:
      'A change of theme breaks the tag on the thank-you page. Orders go on; Google Analytics sees none of them. A campaign “that sells nothing” is switched off, and the truth comes out at the end of the month.',
    outcome:
      'Each morning the sales of the day before yesterday that GA4 measured are set against WooCommerce’s orders. The share is compared with its median of the four weeks before: below 60% of that median, or at none, a Teams message gives both numbers; above a share of 105% it reports double counting.',
    avoid:
      'The share never reaches 100%: who refuses trackers is not measured, as is their right; do not try to push it up. Under ten orders a day the flow keeps quiet: chance would weigh too much.',
    approval:
      'The flow touches neither tags nor campaigns. You open the site’s console, then decide whether the figures of those days count.',
    failure:
      'GA4 or WooCommerce silent: Teams hears of it, nothing is compared. Fewer than seven days to compare with: it says that too. A morning without a message is a normal day, or one of under ten orders.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Every morning' },
      why: {
        fr: 'Avant-hier, car GA4 complète encore les chiffres d’hier.',
        en: 'The day before yesterday, as GA4 is still completing yesterday’s.',
      },
      with: at('30 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Période et seuils', en: 'Period and limits' },
      why: {
        fr: 'Vingt-huit jours de référence : quatre fois chaque jour de la semaine.',
        en: 'Twenty-eight days to compare with: four of each weekday.',
      },
      with: fields({
        first: '={{ $now.minus({ days: 30 }).toISODate() }}',
        last: '={{ $now.minus({ days: 2 }).toISODate() }}',
        low: 0.6,
        enough: 10,
        property: { fr: 'numéro de la propriété GA4', en: 'number of the GA4 property' },
        team: { fr: 'identifiant de l’équipe Teams', en: 'id of the team in Teams' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
      }),
    },
    seen: {
      use: 'googleAnalytics',
      name: { fr: 'Ventes mesurées', en: 'Sales measured' },
      why: {
        fr: 'Un nombre par jour : aucun visiteur n’est suivi ici.',
        en: 'A number a day: no visitor is followed here.',
      },
      with: {
        resource: 'report',
        operation: 'get',
        propertyType: 'ga4',
        propertyId: byId(setting('property')),
        dateRange: 'custom',
        startDate: setting('first'),
        endDate: setting('last'),
        metricsGA4: { metricValues: [{ listName: 'other', name: 'ecommercePurchases' }] },
        dimensionsGA4: { dimensionValues: [{ listName: 'date' }] },
        returnAll: true,
        simple: true,
        additionalFields: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes réelles', en: 'Real orders' },
      why: {
        fr: 'Toutes les pages : une boutique vive dépasse cent commandes.',
        en: 'All pages: a lively shop has over a hundred orders.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          after: "={{ $('settings').first().json.first }}T00:00:00",
          before:
            "={{ DateTime.fromISO($('settings').first().json.last).plus({ days: 1 }).toISODate() }}T00:00:00",
        },
      },
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer à l’habitude', en: 'Compare with the usual' },
      why: {
        fr: 'La médiane ne bouge pas pour un Black Friday isolé.',
        en: 'The median does not move for a lone Black Friday.',
      },
      with: allItems(COMPARE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Perdues, doublées, illisibles', en: 'Lost, doubled or unreadable' },
      why: {
        fr: 'Trois pannes, trois endroits où regarder.',
        en: 'Three faults, three places to look.',
      },
      with: cases({
        lost: text('={{ $json.state }}', 'equals', 'lost'),
        double: text('={{ $json.state }}', 'equals', 'double'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
        young: text('={{ $json.state }}', 'equals', 'young'),
      }),
    },
    lost: {
      use: 'teams',
      name: { fr: 'Ventes non mesurées', en: 'Sales not measured' },
      why: {
        fr: 'À qui tient le site autant qu’à qui achète la publicité.',
        en: 'To whoever keeps the site as much as to whoever buys the ads.',
      },
      with: postedInTeams({
        fr: '=La mesure perd des ventes. {{ $json.text }}\nÀ regarder : page de remerciement, bandeau de consentement, dernière mise à jour. Ne coupez pas de campagne sur ces chiffres.',
        en: '=Measurement is losing sales. {{ $json.text }}\nLook at: the thank-you page, the consent banner, the latest update. Do not cut a campaign on these figures.',
      }),
      retry: [3, 10],
    },
    double: {
      use: 'teams',
      name: { fr: 'Ventes comptées deux fois', en: 'Sales counted twice' },
      why: {
        fr: 'Une page rechargée suffit quand le numéro de commande manque.',
        en: 'A page reloaded is enough where the order number is missing.',
      },
      with: postedInTeams({
        fr: '=Plus de ventes mesurées que de commandes. {{ $json.text }}\nÀ regarder : deux balises sur la même page, transaction_id absent.',
        en: '=More sales measured than orders. {{ $json.text }}\nLook at: two tags on one page, transaction_id missing.',
      }),
      retry: [3, 10],
    },
    blind: {
      use: 'teams',
      name: { fr: 'Comparaison impossible', en: 'No comparison' },
      why: {
        fr: 'Sinon une panne de l’accès ressemblerait à une bonne nouvelle.',
        en: 'Otherwise a fault of access would look like good news.',
      },
      with: postedInTeams({
        fr: "=Ventes et mesure non comparées ce matin. {{ $json.text ?? 'Moins de sept jours de dix commandes pour fixer l’habitude.' }}",
        en: "=Sales and measurement not compared this morning. {{ $json.text ?? 'Fewer than seven days of ten orders to set what is usual.' }}",
      }),
      retry: [3, 10],
    },
  },
  links: [
    'daily > settings > seen > orders > compare > state.lost > lost',
    'state.double > double',
    'state.blind > blind',
    'state.young > blind',
  ],
  examples,
  related: ['calculer-cout-vente-par-canal', 'alerter-quand-commandes-s-arretent'],
})
