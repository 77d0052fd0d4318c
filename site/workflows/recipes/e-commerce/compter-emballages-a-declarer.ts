import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { COUNT } from './compter-emballages-a-declarer.code.ts'
import { examples } from './compter-emballages-a-declarer.examples.ts'

const post = { from: setting('from'), to: setting('person') }
const bound = (day: string, shift: string) =>
  `={{ DateTime.fromISO($('period').first().json.${day}, { zone: 'Europe/Paris' }).${shift}.toISO() }}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Compter les emballages d’une période pour les déclarer',
    problem:
      'L’éco-organisme demande les kilos de carton, de plastique et de verre mis sur le marché l’an dernier. La boutique connaît des commandes, pas des poids. Quelqu’un passe deux jours sur un tableur, puis arrondit.',
    outcome:
      'Vous saisissez deux dates. Le flux lit les commandes WooCommerce terminées entre elles, livrées dans vos pays, et multiplie chaque article par les poids de votre feuille, plus un colis d’expédition par commande. Un courriel donne kilos et unités par matière, en CSV.',
    avoid:
      'Ce que la feuille ignore n’est pas compté, et listé. Une commande partie en deux cartons compte pour un. Les ventes de places de marché et de magasin s’ajoutent à la main. Les catégories exactes restent celles de votre éco-organisme.',
    approval:
      'Rien n’est déclaré : vous lisez le total, complétez la feuille, relancez, puis recopiez. Un retour ne retire rien, l’emballage est parti.',
    failure:
      'Boutique ou feuille illisibles, période inachevée, aucune commande : un courriel dit pourquoi rien n’est compté. Le calcul n’écrit nulle part : on le relance sans risque. Une commande passée plus de quatre-vingt-dix jours avant la période n’est pas lue.',
  },
  en: {
    title: 'Count the packaging of a period in order to declare it',
    problem:
      'The French producer scheme asks for the kilos of cardboard, plastic and glass put on the market last year. The shop knows orders rather than weights. Somebody spends two days on a spreadsheet, then rounds up.',
    outcome:
      'You enter two dates. The flow reads the WooCommerce orders completed between them and delivered in your countries, and multiplies each item by the weights of your sheet, plus one shipping box an order. An email gives kilos and units by material, as CSV.',
    avoid:
      'What the sheet does not know is not counted, and listed. An order that left in two boxes counts as one. Sales on marketplaces and in a shop are added by hand. The exact categories remain those of your scheme.',
    approval:
      'Nothing is declared: you read the total, complete the sheet, start again, then copy it over. A return takes nothing off, as the packaging has left.',
    failure:
      'Shop or sheet unreadable, a period not over, no order: an email says why nothing is counted. The sum writes nowhere, so it can be run again at no risk. An order placed more than ninety days before the period is not read.',
  },
  nodes: {
    period: {
      use: 'formTrigger',
      name: { fr: 'Période à déclarer', en: 'Period to declare' },
      why: {
        fr: 'Année ou trimestre, selon votre contrat.',
        en: 'A year or a quarter, as your contract says.',
      },
      with: form(
        { fr: 'Emballages à déclarer', en: 'Packaging to declare' },
        [
          field('from', { fr: 'Premier jour', en: 'First day' }, { type: 'date' }),
          field('to', { fr: 'Dernier jour', en: 'Last day' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Pays et colis type', en: 'Countries and usual box' },
      why: {
        fr: 'Le colis d’expédition s’ajoute à chaque commande : pesez-en dix, prenez la moyenne.',
        en: 'The shipping box is added to each order: weigh ten, take the mean.',
      },
      with: fields(
        {
          countries: list(['FR', 'MC']),
          box: list([
            { material: 'carton', grams: 180 },
            { material: 'plastique', grams: 0 },
          ]),
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          from: 'automate@votre-boutique.example',
          person: 'administration@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes terminées', en: 'Orders completed' },
      why: {
        fr: 'Plus large que la période : une commande d’avant peut partir dedans.',
        en: 'Wider than the period: an earlier order may leave within it.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          status: 'completed',
          after: bound('from', 'minus({ days: 90 })'),
          before: bound('to', 'plus({ days: 2 })'),
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    weights: {
      use: 'googleSheets',
      name: { fr: 'Poids par article', en: 'Weights by item' },
      why: {
        fr: 'Colonnes Référence, Matière, Grammes ; une ligne par matière, zéro pour un article sans emballage.',
        en: 'Columns Reference, Material, Grams; one row a material, zero for an item without packaging.',
      },
      with: {
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Emballages', en: 'Packaging' }),
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    count: {
      use: 'code',
      name: { fr: 'Additionner par matière', en: 'Add up by material' },
      why: {
        fr: 'Au jour où la commande est terminée, à l’heure de Paris.',
        en: 'By the day the order was completed, Paris time.',
      },
      with: allItems(COUNT),
    },
    ready: {
      use: 'if',
      name: { fr: 'Un total ?', en: 'A total?' },
      why: {
        fr: 'Un zéro par panne ressemblerait à une bonne année.',
        en: 'A zero by failure would look like a good year.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'ready')),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'Points-virgules et virgules décimales, comme un tableur français les attend.',
        en: 'With semicolons, which any spreadsheet can be told to take.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: '={{ $json.file }}' },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le total', en: 'Send the total' },
      why: {
        fr: 'L’objet dit d’emblée s’il est incomplet.',
        en: 'The subject says at once whether it is incomplete.',
      },
      with: mailed(
        post,
        {
          fr: "=Emballages : {{ $('count').first().json.parcels }} colis{{ $('count').first().json.missing ? ', ' + $('count').first().json.missing + ' référence(s) sans poids' : '' }}",
          en: "=Packaging: {{ $('count').first().json.parcels }} parcels{{ $('count').first().json.missing ? ', ' + $('count').first().json.missing + ' reference(s) without a weight' : '' }}",
        },
        "={{ $('count').first().json.text }}",
        { attachments: 'data' },
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire pourquoi rien', en: 'Say why there is none' },
      why: {
        fr: 'Qui a rempli le formulaire attend une réponse.',
        en: 'Whoever filled in the form waits for an answer.',
      },
      with: mailed(
        post,
        { fr: 'Emballages non comptés', en: 'Packaging not counted' },
        '={{ $json.why }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'period > settings > orders > weights > count > ready.yes > file > send',
    'ready.no > tell',
  ],
  examples,
})
