import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { SLEEP } from './reperer-stock-dormant.code.ts'
import { examples } from './reperer-stock-dormant.examples.ts'

const post = { from: setting('from'), to: setting('to') }
const listed = (model: string, fieldsList: string, filter: readonly Params[]): Params => ({
  resource: 'custom',
  operation: 'getAll',
  customResource: byId(model),
  returnAll: true,
  filters: { filter },
  options: { fieldsList },
})
const moved = (place: Params): Params =>
  listed('stock.move', 'product_id,date', [
    { fieldName: 'state', operator: 'equal', value: 'done' },
    place,
    {
      fieldName: 'date',
      operator: 'greaterOrEqual',
      value:
        "={{ $now.toUTC().minus({ days: $('settings').first().json.days }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
    },
  ])

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Repérer le stock qui dort, chiffré au coût d’achat',
    problem:
      'La boutique manque de place et de trésorerie, et des lampes achetées il y a deux ans remplissent une travée. Personne n’a de liste : l’inventaire compte, il ne dit pas ce qui ne sort plus.',
    outcome:
      'Chaque mois, Odoo est interrogé sur trois points : le stock, les sorties vers des clients et les entrées de fournisseurs des 180 derniers jours. Un courriel liste les articles restés immobiles, par valeur, avec leur part du stock et un tableau CSV complet.',
    avoid:
      'Ventes en boutique et en ligne doivent sortir du même Odoo, sinon un article qui part ailleurs passe pour endormi. Sapins ou parasols dorment hors saison sans être perdus. Les articles fabriqués entrent par la production : changez alors la provenance dans les réglages.',
    approval:
      'Aucun prix ne bouge. Vous décidez : lot, promotion, retour au fournisseur, don, ou garder. La liste revient entière chaque mois, afin de voir si elle diminue. Le coût est celui de la fiche, pas une valeur comptable.',
    failure:
      'Odoo en panne, ou un compte qui ne voit aucun stock ou aucune sortie : un courriel le dit au lieu de conclure. Un article sans coût est compté et placé en fin de tableau, sans valeur. Rien ne dort : un courriel aussi.',
  },
  en: {
    title: 'Find stock that sleeps, valued at its purchase cost',
    problem:
      'The shop is short of room and cash while lamps bought two years ago fill a whole bay. Nobody has a list: a stocktake counts things, it does not tell what has stopped leaving.',
    outcome:
      'Every month Odoo is asked three things: the stock, deliveries to customers and receipts from suppliers over the last 180 days. An email lists articles that have not moved, by value, with their share of the stock and a full table in CSV.',
    avoid:
      'Sales in the store and online have to leave from the same Odoo, or an article that sells elsewhere passes for asleep. Christmas trees and parasols sleep out of season without being lost. What you make yourself comes in from production: change the origin in the settings.',
    approval:
      'No price moves. You decide: a bundle, a promotion, back to the supplier, a gift, or keep. The whole list comes back each month, so that you see whether it shrinks. Cost is what the product form says, no accounting value.',
    failure:
      'Odoo down, or an account that sees no stock or no delivery at all: an email says so instead of concluding anything. An article without a cost is counted and put last in the table, without a value. Should nothing sleep, an email says that too.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3 du mois', en: 'The 3rd of the month' },
      why: {
        fr: 'Les dernières livraisons du mois sont validées.',
        en: 'The month’s last deliveries have been confirmed.',
      },
      with: at('0 7 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Période et seuils', en: 'Window and thresholds' },
      why: {
        fr: 'Cent quatre-vingts jours couvrent deux saisons ; un an convient au mobilier.',
        en: 'A hundred and eighty days span two seasons; furniture may take a year.',
      },
      with: fields(
        {
          days: 180,
          least: 50,
          most: 30,
          origin: 'supplier',
          from: 'stock@votre-boutique.example',
          to: 'achats@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    stock: {
      use: 'odoo',
      name: { fr: 'Articles et coûts', en: 'Articles and costs' },
      why: {
        fr: 'Par déclinaison : la taille 46 dort quand le 40 se vend.',
        en: 'By variant: size 46 sleeps while 40 sells.',
      },
      with: listed('product.product', 'default_code,display_name,qty_available,standard_price', [
        { fieldName: 'qty_available', operator: 'greaterThen', value: '={{ 0 }}' },
      ]),
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    sold: {
      use: 'odoo',
      name: { fr: 'Sorties vers des clients', en: 'Deliveries to customers' },
      why: {
        fr: 'Le mouvement de stock, et non la commande, qui a pu être annulée.',
        en: 'The stock move and not the order, which may have been cancelled.',
      },
      with: moved({ fieldName: 'location_dest_id.usage', operator: 'equal', value: 'customer' }),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    arrived: {
      use: 'odoo',
      name: { fr: 'Entrées récentes', en: 'Recent receipts' },
      why: {
        fr: 'Ce qui vient d’arriver n’a pas eu le temps de se vendre.',
        en: 'What has just come in has had no time to sell.',
      },
      with: moved({
        fieldName: 'location_id.usage',
        operator: 'equal',
        value: setting('origin'),
      }),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    sleep: {
      use: 'code',
      name: { fr: 'Ce qui n’a pas bougé', en: 'What has not moved' },
      why: {
        fr: 'Quantité fois coût, la plus grosse somme en tête.',
        en: 'Quantity times cost, the largest sum first.',
      },
      with: allItems(SLEEP),
    },
    some: {
      use: 'if',
      name: { fr: 'Du stock dormant ?', en: 'Any stock asleep?' },
      why: {
        fr: 'Une panne ne doit pas ressembler à un bon mois.',
        en: 'A failure must not look like a good month.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'asleep')),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Tableau complet', en: 'Full table' },
      why: {
        fr: 'Même les petites sommes : elles occupent aussi de la place.',
        en: 'Small sums included: they take up room as well.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'csv',
        binaryPropertyName: 'data',
        options: {
          fileName: {
            fr: '=stock-dormant-{{ $now.toISODate() }}.csv',
            en: '=sleeping-stock-{{ $now.toISODate() }}.csv',
          },
        },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer aux achats', en: 'Send to purchasing' },
      why: {
        fr: 'À qui peut encore changer la prochaine commande.',
        en: 'To whoever can still change the next order.',
      },
      with: mailed(
        post,
        {
          fr: "=Stock dormant : {{ $('sleep').first().json.value }}",
          en: "=Stock asleep: {{ $('sleep').first().json.value }}",
        },
        "={{ $('sleep').first().json.text }}",
        { attachments: 'data' },
      ),
      retry: [3, 20],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire pourquoi pas de liste', en: 'Say why there is no list' },
      why: {
        fr: 'Les achats attendent ce courriel chaque mois.',
        en: 'Purchasing expects this email every month.',
      },
      with: mailed(
        post,
        { fr: 'Stock dormant : pas de liste', en: 'Stock asleep: no list' },
        '={{ $json.text }}',
      ),
      retry: [3, 20],
    },
  },
  links: [
    'monthly > settings > stock > sold > arrived > sleep > some.yes > file > send',
    'some.no > tell',
  ],
  related: ['prevoir-ruptures-de-stock'],
  examples,
})
