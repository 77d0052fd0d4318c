import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { BATCH, LINES } from './transmettre-lignes-aux-fournisseurs.code.ts'
import { examples } from './transmettre-lignes-aux-fournisseurs.examples.ts'

const TABLE = byName('lignes_transmises')

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Transmettre à chaque fournisseur les lignes qu’il expédie',
    problem:
      'La table part de l’atelier, la lampe de chez l’importateur, le reste de votre stock. Chaque soir quelqu’un trie les commandes, recopie les adresses et envoie trois courriels. Un oubli, et le client attend ; un doublon, et il reçoit deux tables.',
    outcome:
      'À 17 h en semaine, les lignes Shopify payées et non expédiées sont réparties par fournisseur. Chacun reçoit un courriel et un CSV de ses seules lignes, avec l’adresse de livraison. Une ligne n’est transmise qu’une fois.',
    avoid:
      'Une annulation après l’envoi se signale au fournisseur par vous. Le suivi du colis ne revient pas tout seul. Vous transmettez des adresses de clients : le contrat doit dire ce que le fournisseur en fait. S’il offre une API, préférez-la.',
    approval:
      'Aucun accord chaque soir : la répartition suit le champ « fournisseur » de vos produits, que vous tenez. Prix et délais ne sont pas négociés ici.',
    failure:
      'Fournisseur sans adresse, feuille ou Shopify illisibles, courriel refusé : un courriel vous dit lequel, et les lignes repartent le soir suivant. Si le flux s’arrête entre l’envoi et la note, un soir peut être transmis deux fois : le numéro de commande le montre.',
  },
  en: {
    title: 'Pass on to each supplier the rows that they ship',
    problem:
      'The table leaves from the workshop, the lamp from the importer, the rest from your stock. Each evening somebody sorts orders, copies addresses and sends three emails. One forgotten, and the customer waits; one doubled, and they get two tables.',
    outcome:
      'At 5 pm on weekdays, paid Shopify rows that have not left are split by supplier. Each gets an email and a CSV of their own rows alone, with the delivery address. A row is passed on once only.',
    avoid:
      'A cancellation after sending is yours to tell the supplier. Tracking does not come back by itself. You hand on customers’ addresses: the contract has to say what the supplier does with them. If they offer an API, prefer it.',
    approval:
      'No consent each evening: rows follow the field “vendor” of your products, which you keep. Prices and delays are not bargained over here.',
    failure:
      'A supplier without an address, sheet or Shopify unreadable, an email refused: an email tells you which, and the rows leave the next evening. Should the flow stop between sending and noting, one evening may be passed on twice: the order number shows it.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Dix-sept heures, en semaine', en: 'Five o’clock on weekdays' },
      why: {
        fr: 'Avant que l’atelier ne prépare sa journée du lendemain.',
        en: 'Before the workshop plans its next day.',
      },
      with: at('0 17 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: '« own » : vos propres produits, qui partent de chez vous.',
        en: '“own”: your own products, which leave from your place.',
      },
      with: fields(
        {
          own: list(['Maison']),
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          from: 'commandes@votre-boutique.example',
          person: 'achats@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'shopify',
      name: { fr: 'Commandes à expédier', en: 'Orders to ship' },
      why: {
        fr: 'Même expédiées ou remboursées en partie ; l’impayé est écarté ensuite.',
        en: 'Even if part has left or was refunded; what is unpaid is dropped next.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { fulfillmentStatus: 'unfulfilled', status: 'open' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    lines: {
      use: 'code',
      name: { fr: 'Une ligne à la fois', en: 'One row at a time' },
      why: {
        fr: 'Ce qui reste à expédier, remboursements déduits par Shopify.',
        en: 'What is left to ship, with refunds taken off by Shopify.',
      },
      with: allItems(LINES),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore transmises', en: 'Not passed on yet' },
      why: {
        fr: 'Le fournisseur met trois jours : la ligne reste ouverte d’ici là.',
        en: 'The supplier takes three days, and until then the row stays open.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'line', keyValue: '={{ $json.line }}' }] },
      },
    },
    suppliers: {
      use: 'googleSheets',
      name: { fr: 'Adresses des fournisseurs', en: 'Suppliers’ addresses' },
      why: {
        fr: 'Colonnes Fournisseur et Courriel, tenues par les achats.',
        en: 'Columns Supplier and Email, kept by purchasing.',
      },
      with: {
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Fournisseurs', en: 'Suppliers' }),
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    batch: {
      use: 'code',
      name: { fr: 'Répartir', en: 'Split them up' },
      why: {
        fr: 'Aucun ne voit les clients d’un autre.',
        en: 'None sees another’s customers.',
      },
      with: allItems(BATCH),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Une adresse ?', en: 'An address?' },
      why: {
        fr: 'Un fournisseur nouveau n’a pas encore la sienne.',
        en: 'A new supplier does not have theirs yet.',
      },
      with: cases({ send: text('={{ $json.kind }}', 'equals', 'send') }),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'S’ouvre dans un tableur, s’importe dans un logiciel.',
        en: 'Opens in a spreadsheet, imports into software.',
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
      name: { fr: 'Écrire au fournisseur', en: 'Write to the supplier' },
      why: {
        fr: 'Le nombre d’unités dans l’objet, à comparer au fichier.',
        en: 'The number of units in the subject, to check against the file.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('batch').item.json.email }}" },
        {
          fr: "=À expédier : {{ $('batch').item.json.orders }} commande(s), {{ $('batch').item.json.units }} unité(s), le {{ $now.setZone('Europe/Paris').toFormat('dd/MM/yyyy') }}",
          en: "=To ship: {{ $('batch').item.json.orders }} order(s), {{ $('batch').item.json.units }} unit(s), on {{ $now.setZone('Europe/Paris').toFormat('dd/MM/yyyy') }}",
        },
        {
          fr: '=Bonjour,\n\nVoici les lignes à expédier pour nous. Une rupture, un retard ? Répondez à ce message avec le numéro de commande.\n\nLes adresses servent à cette livraison seulement.',
          en: '=Hello,\n\nHere are the rows to ship for us. Out of stock, or late? Answer this message with the order number.\n\nAddresses serve this delivery alone.',
        },
        { attachments: 'data' },
      ),
      onError: 'output',
    },
    passed: {
      use: 'set',
      name: { fr: 'Lignes parties', en: 'Rows that left' },
      why: {
        fr: 'De ce fournisseur, et de nul autre.',
        en: 'Of this supplier, and no other.',
      },
      with: fields({ lines: list("={{ $('batch').item.json.lines }}") }, { alone: true }),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Une par élément', en: 'One an item' },
      why: {
        fr: 'La mémoire tient une ligne par rangée.',
        en: 'Memory keeps one of them a row.',
      },
      with: { fieldToSplitOut: 'lines', options: {} },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter la transmission', en: 'Note that it was passed on' },
      why: {
        fr: 'Après l’envoi : un numéro et un jour, aucune adresse.',
        en: 'After sending: a number and a day, no address.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ line: '={{ $json.lines }}', sent: '={{ $now.toISODate() }}' }),
        options: {},
      },
    },
    refused: {
      use: 'set',
      name: { fr: 'Envoi refusé', en: 'Sending refused' },
      why: {
        fr: 'Non notées : ces lignes reviennent demain.',
        en: 'Not noted: these rows come back tomorrow.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('batch').item.json.vendor }} : envoi refusé, {{ $json.error?.message ?? $json.error }}",
            en: "={{ $('batch').item.json.vendor }}: sending refused, {{ $json.error?.message ?? $json.error }}",
          },
        },
        { alone: true },
      ),
    },
    left: {
      use: 'aggregate',
      name: { fr: 'Ce qui reste', en: 'What is left' },
      why: {
        fr: 'Un courriel par cause, pas un par fournisseur.',
        en: 'One email a cause rather than one a supplier.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir les achats', en: 'Tell purchasing' },
      why: {
        fr: 'Un soir sans courriel veut dire que tout est parti.',
        en: 'An evening without email means that all has left.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Lignes non transmises ce soir', en: 'Rows not passed on tonight' },
        {
          fr: "={{ $json.line ? $json.line.join('\\n') : 'Commandes non lues : ' + ($json.error?.message ?? $json.error) }}",
          en: "={{ $json.line ? $json.line.join('\\n') : 'Orders not read: ' + ($json.error?.message ?? $json.error) }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'evening > settings > orders > lines > fresh > suppliers > batch > kind.send > file > send > passed > rows > remember',
    'kind.other > left > tell',
    'send.error > refused > left',
    'orders.error > tell',
  ],
  related: ['regrouper-commandes-meme-adresse'],
  examples,
})
