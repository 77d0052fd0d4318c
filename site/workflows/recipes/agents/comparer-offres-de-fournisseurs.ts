import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, isFilled, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, model } from '../../fragments/models.ts'
import { ANY_CASE } from '../../fragments/odoo.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, TEXTS } from './comparer-offres-de-fournisseurs.code.ts'
import { examples } from './comparer-offres-de-fournisseurs.examples.ts'
import { ROLE, SHAPE } from './comparer-offres-de-fournisseurs.params.ts'

const past = (customResource: string, fieldsList: string, ...more: Params[]): Params => ({
  resource: 'custom',
  operation: 'getAll',
  customResource: byId(customResource),
  returnAll: false,
  limit: 12,
  options: { fieldsList },
  filters: {
    filter: [
      // Up to Odoo 18 an order that is locked is « done ».
      { fieldName: 'state', operator: 'in', value: 'purchase,done' },
      {
        fieldName: 'partner_id',
        operator: ANY_CASE,
        value:
          "={{ $fromAI('supplier', 'one distinctive word of the supplier’s name', 'string') }}",
      },
      ...more,
    ],
  },
})

export default defineRecipe({
  category: 'agents',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Mettre les offres de fournisseurs sur une même base',
    problem:
      'Trois devis pour la même vis : l’un au cent, l’autre franco à partir de mille euros, le troisième par carton de 250. L’acheteuse compare les prix unitaires, choisit le plus bas, et reçoit une facture plus haute que les deux autres.',
    outcome:
      'Elle donne le dossier Drive des PDF, la quantité et la date voulue. Un agent lit chaque offre et, dans Odoo, les livraisons passées du fournisseur. Le code retrouve chaque prix dans le texte, applique palier, minimum et conditionnement, ajoute le port, puis classe les totaux hors taxes. Le comparatif rejoint le dossier.',
    avoid:
      'Un article par comparatif, six offres, en euros. La qualité, un outillage ou une révision de prix ne tiennent pas dans un total. Les retards viennent des réceptions d’Odoo : sans son module Inventaire, rien. Pour un marché public, d’autres règles valent.',
    approval:
      'L’acheteuse choisit et négocie ; aucune commande ne part. Un prix absent du texte n’est pas compté : l’offre passe « à relire ». Port ou délai non dits sont signalés, jamais supposés nuls. Relancer écrit un second comparatif.',
    failure:
      'Dossier vide ou Drive fermé : la page le dit. Un PDF illisible est nommé, les autres se comparent. Modèle en panne : rien n’est comparé. Dépôt refusé : la page montre tout de même le résultat.',
  },
  en: {
    title: 'Put suppliers’ offers on one and the same basis',
    problem:
      'Three quotes for the same screw: one per hundred, one carriage paid from a thousand euros, the third in boxes of 250. The buyer compares unit prices, picks the lowest, and gets a bill higher than the other two.',
    outcome:
      'She gives the Drive folder of the PDFs, the quantity and the date wanted. An agent reads each offer and, in Odoo, the supplier’s past deliveries. Code finds each price in the text, applies tier, minimum and pack size, adds carriage, then ranks the totals before VAT. The comparison joins the folder.',
    avoid:
      'One article per comparison, six offers, in euros. Quality, tooling or a price revision do not fit into a total. Delays come from Odoo’s receipts: without its Inventory module, nothing. Public procurement follows other rules.',
    approval:
      'The buyer chooses and negotiates; no order leaves. A price that the text lacks is not counted: the offer goes to “read again”. Carriage or delay left unsaid is pointed out, never taken for nought. A second start writes a second comparison.',
    failure:
      'Folder empty or Drive shut: the page says so. A PDF that cannot be read is named, the others are compared. Model down: nothing is compared. File refused: the page shows the result all the same.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Offres à comparer', en: 'Offers to compare' },
      why: {
        fr: 'La quantité change tout : elle vient en premier.',
        en: 'Quantity changes everything: it comes first.',
      },
      with: form(
        { fr: 'Comparer des offres', en: 'Compare offers' },
        [
          field('qty', { fr: 'Quantité', en: 'Quantity' }, { type: 'number' }),
          field('what', { fr: 'Article', en: 'Article' }),
          field('needed', { fr: 'Voulu pour le', en: 'Wanted by' }, { type: 'date' }),
          field('folder', { fr: 'Dossier Drive des PDF', en: 'Drive folder of the PDFs' }),
        ],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le besoin', en: 'The need' },
      why: {
        fr: 'L’adresse du dossier ou son id conviennent.',
        en: 'The folder’s address or its id will do.',
      },
      with: fields(
        {
          qty: { as: 'number', value: '={{ Number($json.qty) }}' },
          what: '={{ $json.what.trim().slice(0, 200) }}',
          needed: '={{ $json.needed }}',
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          folder: "={{ $json.folder.match(/[A-Za-z0-9_-]{19,}/)?.[0] ?? 'inconnu' }}",
        },
        { alone: true },
      ),
    },
    files: {
      use: 'googleDrive',
      name: { fr: 'PDF du dossier', en: 'PDFs of the folder' },
      why: {
        fr: 'Le comparatif, un texte, ne se relit pas lui-même.',
        en: 'The comparison, a text, does not read itself.',
      },
      with: {
        resource: 'fileFolder',
        operation: 'search',
        searchMethod: 'query',
        queryString:
          "='{{ $json.folder }}' in parents and mimeType = 'application/pdf' and trashed = false",
        returnAll: false,
        limit: 7,
        filter: {},
        options: {},
      },
      onError: 'continue',
      retry: [2, 3],
      always: true,
    },
    some: {
      use: 'switch',
      name: { fr: 'Des offres ?', en: 'Any offers?' },
      why: {
        fr: 'Un dossier fermé n’est pas un dossier vide.',
        en: 'A shut folder is no empty folder.',
      },
      with: cases({
        yes: isFilled("={{ $json.id ?? '' }}"),
        down: isTrue('={{ Boolean($json.error) }}'),
      }),
    },
    fetch: {
      use: 'googleDrive',
      name: { fr: 'Prendre chaque PDF', en: 'Fetch each PDF' },
      why: {
        fr: 'Un fichier perdu n’arrête pas les autres.',
        en: 'One lost file does not stop the others.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId('={{ $json.id }}'),
        options: { binaryPropertyName: 'data' },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    ocr: {
      use: 'mistralOcr',
      name: { fr: 'Lire les pages', en: 'Read the pages' },
      why: { fr: 'Les paliers de prix sont en tableau.', en: 'Price tiers come as a table.' },
      with: { binaryProperty: 'data', options: {} },
      onError: 'continue',
      retry: [2, 5],
    },
    texts: {
      use: 'code',
      name: { fr: 'Numéroter les offres', en: 'Number the offers' },
      why: {
        fr: 'Douze mille signes chacune ; les illisibles sont nommées, un surplus est signalé.',
        en: 'Twelve thousand characters each; unreadable ones are named, a surplus is pointed out.',
      },
      with: allItems(TEXTS),
    },
    compare: {
      use: 'agent',
      name: { fr: 'Relever et se renseigner', en: 'Note and enquire' },
      why: {
        fr: 'Un agent, car le fournisseur du PDF n’a pas le même nom dans Odoo.',
        en: 'An agent, as the supplier on the PDF has another name in Odoo.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: "=Article : {{ $('settings').first().json.what }}, quantité {{ $('settings').first().json.qty }}.\n<offres>\n{{ $json.text }}\n</offres>",
          en: "=Article: {{ $('settings').first().json.what }}, quantity {{ $('settings').first().json.qty }}.\n<offers>\n{{ $json.text }}\n</offers>",
        },
        hasOutputParser: true,
        options: { systemMessage: ROLE, maxIterations: 22 },
      },
      onError: 'output',
      retry: [2, 3],
    },
    haiku: model('haiku', { fr: 'Modèle des achats', en: 'Purchasing model' }),
    orders: {
      use: 'toolOdoo',
      name: { fr: 'Livraisons passées', en: 'Past deliveries' },
      with: past('purchase.order', 'name,partner_id,date_planned,effective_date'),
    },
    lines: {
      use: 'toolOdoo',
      name: { fr: 'Prix déjà payés', en: 'Prices already paid' },
      with: past('purchase.order.line', 'name,partner_id,price_unit,product_qty,date_planned', {
        fieldName: 'name',
        operator: ANY_CASE,
        value: "={{ $fromAI('article', 'one word or number of the article', 'string') }}",
      }),
    },
    shape: {
      use: 'outputParserStructured',
      name: { fr: 'Forme des offres', en: 'Form of the offers' },
      with: SHAPE,
    },
    check: {
      use: 'code',
      name: { fr: 'Recalculer et classer', en: 'Recalculate and rank' },
      why: {
        fr: 'Le total se fait ici, centime par centime.',
        en: 'The total is made here, cent by cent.',
      },
      with: allItems(CHECK),
    },
    any: {
      use: 'if',
      name: { fr: 'Au moins une offre lue ?', en: 'At least one offer read?' },
      why: {
        fr: 'Un comparatif vide induirait en erreur.',
        en: 'An empty comparison would mislead.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    keep: {
      use: 'googleDrive',
      name: { fr: 'Ranger le comparatif', en: 'File the comparison' },
      why: { fr: 'À côté des offres, daté.', en: 'Beside the offers, dated.' },
      with: {
        resource: 'file',
        operation: 'createFromText',
        content: '={{ $json.text }}',
        name: {
          fr: "=Comparatif {{ $('settings').first().json.today }}.txt",
          en: "=Comparison {{ $('settings').first().json.today }}.txt",
        },
        driveId: { __rl: true, mode: 'list', value: 'My Drive' },
        folderId: byId(setting('folder')),
        options: {},
      },
      onError: 'continue',
      retry: [2, 3],
    },
    done: {
      use: 'form',
      name: { fr: 'Montrer le classement', en: 'Show the ranking' },
      why: { fr: 'Même sans fichier.', en: 'Even without a file.' },
      with: page("={{ $('check').first().json.title }}", {
        fr: "={{ ($json.error ? '<p>Le comparatif n’a pas pu être rangé dans le dossier.</p>' : '') + $('check').first().json.html }}",
        en: "={{ ($json.error ? '<p>The comparison could not be filed in the folder.</p>' : '') + $('check').first().json.html }}",
      }),
    },
    none: {
      use: 'form',
      name: { fr: 'Rien à comparer', en: 'Nothing to compare' },
      why: { fr: 'Vide, fermé, illisible ou en panne.', en: 'Empty, shut, unreadable or down.' },
      with: page(
        { fr: 'Aucune comparaison', en: 'No comparison' },
        {
          fr: "={{ $json.cause ?? ($('texts').isExecuted ? 'Le modèle ne répond pas : réessayez plus tard.' : $json.error ? 'Drive ne répond pas, ou le dossier n’est pas partagé avec ce compte.' : 'Ce dossier ne contient aucun PDF.') }}",
          en: "={{ $json.cause ?? ($('texts').isExecuted ? 'The model does not answer: try again later.' : $json.error ? 'Drive does not answer, or the folder is not shared with this account.' : 'This folder holds no PDF.') }}",
        },
      ),
    },
  },
  links: [
    'form > settings > files > some.yes > fetch > ocr > texts > compare > check > any.yes > keep > done',
    'some.down > none',
    'some.other > none',
    'compare.error > none',
    'any.no > none',
    'haiku => compare',
    'orders => compare',
    'lines => compare',
    'shape => compare',
  ],
  examples,
  cost: [{ node: 'compare', model: 'haiku', reads: 6000, writes: 180, calls: 6 }],
})
