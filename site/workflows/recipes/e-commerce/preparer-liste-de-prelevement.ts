import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { WAVE } from './preparer-liste-de-prelevement.code.ts'
import { examples } from './preparer-liste-de-prelevement.examples.ts'

const TABLE = byName('vagues')
const found = (name: string) => `$('wave').first().json.${name}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Préparer une liste de prélèvement, allée par allée',
    problem:
      'Vingt commandes, vingt bons imprimés, vingt tours du dépôt. La même bougie se prend six fois ; la personne qui remplace cherche chaque emplacement, et deux collègues préparent la commande 512.',
    outcome:
      'Vous dites combien de commandes : le flux prend les plus anciennes, additionne leurs articles et les range dans l’ordre de la marche, une allée en montant, la suivante en descendant. La liste à imprimer arrive par courriel ; chaque commande a son numéro de bac.',
    avoid:
      'Sous dix commandes par jour, les bons suffisent. Le flux ignore le stock et le poids : un article absent se découvre sur place. Une commande modifiée après la liste n’y change plus.',
    approval:
      'C’est vous qui lancez la vague, et qui choisissez sa taille, de une à quarante commandes. Aucun statut de commande ne change dans WooCommerce.',
    failure:
      'Boutique muette, ou plus rien à préparer : la page le dit. Courriel refusé : aucune commande n’est retenue, relancez. Feuille des emplacements muette : la liste part, tout y est « sans emplacement », la page en donne le nombre. Deux vagues lancées dans la même minute peuvent se recouvrir.',
  },
  en: {
    title: 'Make a picking list that follows the aisles',
    problem:
      'Twenty orders, twenty printed slips, twenty rounds of the warehouse. The same candle is fetched six times; whoever stands in looks for every place, and two colleagues pick order 512.',
    outcome:
      'You say how many orders: the flow takes the oldest, adds up their articles and sorts them as one walks, up one aisle and down the next. A list to print comes by email; each order has its box number.',
    avoid:
      'Below ten orders a day slips are enough. It knows neither stock nor weight: an absent article is found out on the spot. An order changed after the list was made no longer changes it.',
    approval:
      'You start the wave and choose its size, from one to forty orders. No order changes state in WooCommerce.',
    failure:
      'Shop silent, or nothing left to pick: the page says so. Email refused: no order is kept as picked, start again. Sheet of places silent: the list leaves with every line marked “no place”, and the page counts them. Two waves started within a minute may overlap.',
  },
  nodes: {
    start: {
      use: 'formTrigger',
      name: { fr: 'Lancer une vague', en: 'Start a wave' },
      why: {
        fr: 'Quand un chariot est libre, et non à heure fixe.',
        en: 'When a trolley is free rather than at a set hour.',
      },
      with: form(
        { fr: 'Nouvelle vague', en: 'New wave' },
        [field('most', { fr: 'Nombre de commandes', en: 'Number of orders' }, { type: 'number' })],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Taille, feuille, adresses', en: 'Size, sheet, addresses' },
      why: {
        fr: 'L’heure donne son nom à la vague.',
        en: 'The hour gives the wave its name.',
      },
      with: fields(
        {
          most: number('={{ Number($json.most) }}'),
          now: "={{ $now.setZone('Europe/Paris').toFormat('dd/MM/yyyy HH:mm') }}",
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          from: 'automate@votre-boutique.example',
          person: 'entrepot@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes payées', en: 'Paid orders' },
      why: {
        fr: 'Toutes celles « en cours » : la plus ancienne peut dater de vendredi.',
        en: 'All those “processing”: the oldest may date from Friday.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'processing' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    places: {
      use: 'googleSheets',
      name: { fr: 'Emplacements', en: 'Places' },
      why: {
        fr: 'Colonnes SKU et Place, écrite allée-travée-niveau : B-12-3.',
        en: 'Columns SKU and Place, written aisle-bay-level: B-12-3.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Emplacements', en: 'Places' }),
        options: {},
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 5],
    },
    had: {
      use: 'dataTable',
      name: { fr: 'Déjà dans une vague', en: 'In a wave already' },
      why: {
        fr: 'Table vagues, colonnes order et wave, en texte.',
        en: 'Table vagues, columns order and wave, both text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    wave: {
      use: 'code',
      name: { fr: 'Ranger la marche', en: 'Order the walk' },
      why: {
        fr: 'Ce qui n’a pas d’emplacement vient en dernier, bien visible.',
        en: 'What has no place comes last, plain to see.',
      },
      with: allItems(WAVE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Une vague ?', en: 'A wave?' },
      why: {
        fr: 'Une liste vide enverrait quelqu’un pour rien.',
        en: 'An empty list would send somebody for nothing.',
      },
      with: cases({ wave: text('={{ $json.kind }}', 'equals', 'wave') }),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Page à imprimer', en: 'Page to print' },
      why: {
        fr: 'S’ouvre et s’imprime depuis n’importe quel navigateur.',
        en: 'Opens and prints from any browser.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'html',
        binaryPropertyName: 'data',
        options: { fileName: 'vague.html' },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Perdue, elle se réimprime sans relancer de vague.',
        en: 'Lost, it prints again without another wave.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: `=Vague du {{ ${found('wave')} }}`, en: `=Wave of {{ ${found('wave')} }}` },
        {
          fr: `={{ ${found('orders.length')} }} commandes, {{ ${found('lines')} }} arrêts, {{ ${found('units')} }} unités.`,
          en: `={{ ${found('orders.length')} }} orders, {{ ${found('lines')} }} stops, {{ ${found('units')} }} units.`,
        },
        { attachments: 'data' },
      ),
      onError: 'output',
      retry: [3, 5],
    },
    list: {
      use: 'set',
      name: { fr: 'Les commandes prises', en: 'The orders taken' },
      why: {
        fr: 'La liste est partie : elles ne reviendront pas dans une autre.',
        en: 'The list has left: they will not be in another.',
      },
      with: fields(
        { orders: { as: 'array', value: `={{ ${found('orders')} }}` } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une par une', en: 'One by one' },
      why: { fr: 'Une ligne par commande.', en: 'A row an order.' },
      with: { fieldToSplitOut: 'orders', options: {} },
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir la vague', en: 'Remember the wave' },
      why: {
        fr: 'Effacez une ligne pour remettre sa commande en vague.',
        en: 'Delete a row to put its order back into a wave.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ order: '={{ $json.order }}', wave: `={{ ${found('wave')} }}` }),
        options: {},
      },
    },
    done: {
      use: 'form',
      name: { fr: 'Vague prête', en: 'Wave ready' },
      why: {
        fr: 'De quoi prendre le bon nombre de bacs.',
        en: 'To fetch the right number of boxes.',
      },
      with: page(
        { fr: 'Vague prête', en: 'Wave ready' },
        {
          fr: `=Bacs à prendre : {{ ${found('orders.length')} }}, sans emplacement : {{ ${found('lost')} }}. La liste est dans la boîte de l’entrepôt.`,
          en: `=Boxes to fetch: {{ ${found('orders.length')} }}, without a place: {{ ${found('lost')} }}. The list is in the warehouse’s mailbox.`,
        },
      ),
      once: true,
    },
    not: {
      use: 'form',
      name: { fr: 'Pas de vague', en: 'No wave' },
      why: {
        fr: 'La raison, avant de partir avec un chariot vide.',
        en: 'The reason, before setting off with an empty trolley.',
      },
      with: page(
        { fr: 'Pas de vague', en: 'No wave' },
        {
          fr: "={{ $json.error ? 'La liste n’est pas partie, aucune commande n’est retenue : ' + ($json.error.message ?? $json.error) : $json.text }}",
          en: "={{ $json.error ? 'The list did not leave, no order is kept: ' + ($json.error.message ?? $json.error) : $json.text }}",
        },
      ),
    },
  },
  links: [
    'start > settings > orders > places > had > wave > way.wave > file > send > list > each > keep > done',
    'way.other > not',
    'send.error > not',
  ],
  related: ['regrouper-commandes-meme-adresse', 'faire-choisir-article-manquant'],
  examples,
})
