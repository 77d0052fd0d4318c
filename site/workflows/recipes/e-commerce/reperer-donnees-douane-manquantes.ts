import { allItems } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './reperer-donnees-douane-manquantes.code.ts'
import { examples } from './reperer-donnees-douane-manquantes.examples.ts'

const UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' ')
const TABLE = { docId: setting('doc'), tableId: 'Goods' }
const post = { from: setting('from'), to: setting('person') }

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Repérer avant le départ les données de douane qui manquent',
    problem:
      'Le colis pour Genève porte « accessoires, 0 € ». Il reste six jours en douane, revient, et le port est perdu deux fois. La boutique ne demande pas ces données ; on les découvre en collant l’étiquette.',
    outcome:
      'Chaque matin, du lundi au vendredi, les commandes WooCommerce en cours qui demandent une déclaration en douane sont lues, ligne par ligne. Celles qui sont complètes arrivent en fichier CSV, prêtes pour le transporteur ; les autres en liste, avec ce qui manque. Une référence nouvelle entre dans la table à remplir.',
    avoid:
      'Le flux vérifie que les données existent, pas qu’elles sont justes : un code douanier se choisit avec le transporteur ou la douane. Autorisations, interdictions, boissons alcoolisées et taxes du pays ne sont pas couvertes.',
    approval:
      'Aucun statut de commande ne change : WooCommerce écrirait au client. L’entrepôt garde le colis, quelqu’un remplit la table Grist ou le téléphone, et la commande passe dans le fichier du lendemain.',
    failure:
      'Boutique ou table muette : un courriel dit que rien n’est contrôlé, et aucun fichier ne part. Si Grist refuse une référence nouvelle, elle revient le jour suivant. Le lundi, un courriel part même sans manque. Une commande non expédiée figure à nouveau dans le fichier suivant.',
  },
  en: {
    title: 'Find missing customs data before the parcel leaves',
    problem:
      'The parcel to Geneva says “accessories, €0”. It sits in customs for six days, comes back, and postage is lost twice. The shop never asks for these data; they turn up missing with the label in hand.',
    outcome:
      'Each weekday morning the WooCommerce orders under way that need a customs declaration are read line by line. Complete ones come as a CSV file, ready for the carrier; the rest as a list of what is missing. A new reference enters the table, to be filled in.',
    avoid:
      'It checks that data are there, not that they are right: choose codes with your carrier or customs. Licences, bans, alcohol and local taxes are out of its reach.',
    approval:
      'No order changes state, since WooCommerce would write to the customer. The warehouse keeps the parcel, somebody fills in the Grist table or the telephone, and the order is in the next day’s file.',
    failure:
      'Shop or table silent: an email says that nothing was checked, and no file leaves. Should Grist refuse a new reference, it comes again the following day. On Mondays an email leaves though nothing is missing. An order not yet sent is in the next file too.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Avant les étiquettes', en: 'Before labels are printed' },
      why: {
        fr: 'Une heure pour remplir la table avant le ramassage.',
        en: 'An hour to fill in the table before collection.',
      },
      with: at('15 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Frontières et mots vagues', en: 'Borders and vague words' },
      why: {
        fr: 'Outre-mer, Canaries, Ceuta et Melilla sont à part ; l’Irlande du Nord (BT) passe sans déclaration. Complétez selon vos envois (Livigno, Åland).',
        en: 'French overseas departments, Canaries, Ceuta and Melilla stand apart; Northern Ireland (BT) passes undeclared. Extend it to suit your parcels (Livigno, Åland).',
      },
      with: fields(
        {
          union: list(UNION),
          apart: list(['FR:97', 'FR:986', 'FR:987', 'FR:988', 'ES:35', 'ES:38', 'ES:51', 'ES:52']),
          free: list(['GB:BT']),
          vague: list(['gift', 'gifts', 'goods', 'sample', 'samples', 'parts', 'accessories']),
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          from: 'automate@votre-boutique.example',
          person: 'expedition@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes en cours', en: 'Orders under way' },
      why: {
        fr: 'Toutes, puisqu’une commande d’hier peut attendre encore.',
        en: 'All of them, as yesterday’s may still be waiting.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'processing' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    goods: {
      use: 'grist',
      name: { fr: 'Données de douane', en: 'Customs data' },
      why: {
        fr: 'Table Goods : sku, name, hs, origin et label en texte ; grams et worth (valeur d’un article offert) en nombre.',
        en: 'Table Goods: sku, name, hs, origin and label as text; grams and worth (value of one given away) as numbers.',
      },
      with: { operation: 'getAll', ...TABLE, returnAll: true, additionalOptions: {} },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Contrôler chaque ligne', en: 'Check every line' },
      why: {
        fr: 'Un seul article incomplet retient tout le colis.',
        en: 'One incomplete article holds the whole parcel.',
      },
      with: allItems(CHECK),
    },
    some: {
      use: 'filter',
      name: { fr: 'Des colis complets ?', en: 'Any complete parcels?' },
      why: { fr: 'Sans ligne, pas de fichier.', en: 'No lines, no file.' },
      with: all(amount('={{ $json.rows.length }}', 'gt', 0)),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Ligne par ligne', en: 'Line by line' },
      why: {
        fr: 'Une par article, comme sur la déclaration.',
        en: 'One an article, as the declaration has it.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'Poids en grammes et valeur hors taxes du total de la ligne.',
        en: 'Grams, and value before tax, both for the line as a whole.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: {
          delimiter: ';',
          fileName: "=douane-{{ $now.setZone('Europe/Paris').toISODate() }}.csv",
        },
      },
    },
    ready: {
      use: 'emailSend',
      name: { fr: 'Envoyer le fichier', en: 'Send the file' },
      why: {
        fr: 'À importer chez le transporteur, sans ressaisie.',
        en: 'To import at the carrier’s with nothing typed again.',
      },
      with: mailed(
        post,
        {
          fr: "=Douane : {{ $('check').first().json.rows.length }} lignes complètes",
          en: "=Customs: {{ $('check').first().json.rows.length }} complete lines",
        },
        {
          fr: "={{ [...new Set($('check').first().json.rows.map(({ order }) => order))].join(', ') }}",
          en: "={{ [...new Set($('check').first().json.rows.map(({ order }) => order))].join(', ') }}",
        },
        { attachments: 'data' },
      ),
      retry: [3, 10],
    },
    fresh: {
      use: 'filter',
      name: { fr: 'Des références nouvelles ?', en: 'Any new references?' },
      why: {
        fr: 'Une ligne vide à remplir se voit ; une absence, non.',
        en: 'An empty row shows; an absent one does not.',
      },
      with: all(amount('={{ $json.add.length }}', 'gt', 0)),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une par une', en: 'One by one' },
      why: {
        fr: 'Une référence refusée n’arrête pas les autres.',
        en: 'A refused reference does not keep others out.',
      },
      with: { fieldToSplitOut: 'add', options: {} },
    },
    add: {
      use: 'grist',
      name: { fr: 'Ajouter à la table', en: 'Add to the table' },
      why: {
        fr: 'Présente dès demain, elle ne sera pas ajoutée deux fois.',
        en: 'There by tomorrow, it will not be added twice.',
      },
      with: {
        operation: 'create',
        ...TABLE,
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'sku', fieldValue: '={{ $json.sku }}' },
            { fieldId: 'name', fieldValue: '={{ $json.name }}' },
          ],
        },
      },
      onError: 'continue',
    },
    worth: {
      use: 'filter',
      name: { fr: 'De quoi écrire ?', en: 'Worth an email?' },
      why: {
        fr: 'Un manque, une panne, ou le lundi.',
        en: 'Something missing, something broken, or Monday.',
      },
      with: all(isTrue('={{ $json.told }}')),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Par commande : on pose le colis de côté, la liste dessus.',
        en: 'By order: the parcel is put aside with the list on it.',
      },
      with: mailed(
        post,
        {
          fr: "={{ $json.held ? 'Douane : colis à retenir, ' + $json.held : 'Douane : contrôle du matin' }}",
          en: "={{ $json.held ? 'Customs: parcels to hold, ' + $json.held : 'Customs: this morning’s check' }}",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > orders > goods > check > some > lines > file > ready',
    'check > fresh > each > add',
    'check > worth > tell',
  ],
  related: ['proposer-code-douanier', 'surveiller-seuil-ventes-europe'],
  examples,
})
