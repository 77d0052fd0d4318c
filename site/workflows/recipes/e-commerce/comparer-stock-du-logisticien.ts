import { agreed, askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE, FIX } from './comparer-stock-du-logisticien.code.ts'
import { examples } from './comparer-stock-du-logisticien.examples.ts'

const post = { from: setting('from'), to: setting('person') }
const LABEL = { fr: 'Baisser ces stocks', en: 'Lower these stocks' }
const PRODUCTS = { resource: 'product', operation: 'getAll', returnAll: true, options: {} } as const

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Comparer chaque nuit le stock du logisticien à la boutique',
    problem:
      'Le logisticien casse deux vases et le note chez lui. La boutique les vend quand même. Trois semaines d’écarts plus tard, l’inventaire dit ce que les clients ont déjà dit.',
    outcome:
      'Chaque nuit, le CSV que le logisticien dépose dans un stockage S3 est comparé à WooCommerce, en comptant les articles vendus qui ne sont pas encore partis. Un courriel classe les écarts ; sur votre accord, le flux baisse le stock là où la boutique vend trop.',
    avoid:
      'Si votre logisticien offre une connexion directe à la boutique, prenez-la. Les produits à variantes ne sont pas comparés. Ce qui est compté en plus n’est jamais remis en vente : ce peut être un retour abîmé.',
    approval:
      'Un « Oui » depuis la page d’accord, sous dix heures. Sinon rien ne baisse, un courriel le dit, et l’écart revient la nuit suivante s’il dure.',
    failure:
      'Fichier du jour absent, colonnes fausses, moins de quatre références sur cinq retrouvées, boutique muette : rien n’est comparé, un courriel dit pourquoi. Après l’accord, le stock est relu et l’écart en est retiré ; un produit refusé figure au compte rendu. Une commande partie pendant l’export peut faire un faux écart d’une nuit.',
  },
  en: {
    title: 'Compare the warehouse’s stock with the shop’s each night',
    problem:
      'Your logistics firm breaks two vases and notes it in its own system. The shop sells them all the same. Three weeks of gaps later, stocktaking says what customers have said already.',
    outcome:
      'Each night the CSV that the warehouse leaves in S3 storage is compared with WooCommerce, counting articles sold that have not left yet. An email sorts the gaps; once you agree, stock is lowered wherever the shop sells too much.',
    avoid:
      'If your logistics firm offers a direct connection, take that. Variable products are not compared. What is counted above is never put back on sale: it may be a damaged return.',
    approval:
      'A “Yes” from the approval page within ten hours. Otherwise nothing is lowered, an email says so, and a lasting gap comes back the following night.',
    failure:
      'No file for the day, wrong columns, fewer than four references in five found, shop silent: nothing is compared, and an email says why. After the yes, stock is read again and the gap taken off it; a refused product stands in the account. An order leaving while the file is made may look like a gap for one night.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Cinq heures et demie', en: 'Half past five' },
      why: {
        fr: 'Après le dépôt du fichier, avant la reprise du quai.',
        en: 'After the file arrives, before the dock starts.',
      },
      with: at('30 5 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Fichier et adresses', en: 'File and addresses' },
      why: {
        fr: 'Le nom porte la date : celui de la veille ne passe pas.',
        en: 'The name bears the date: yesterday’s will not do.',
      },
      with: fields(
        {
          bucket: 'logistique',
          key: "=stock-{{ $now.setZone('Europe/Paris').toISODate() }}.csv",
          share: 0.8,
          from: 'automate@votre-boutique.example',
          person: 'stock@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    file: {
      use: 's3',
      name: { fr: 'Prendre le fichier', en: 'Fetch the file' },
      why: {
        fr: 'Colonnes sku et quantity, séparées par un point-virgule.',
        en: 'Columns sku and quantity, parted by a semicolon.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        bucketName: setting('bucket'),
        fileKey: setting('key'),
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 5],
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the rows' },
      why: {
        fr: 'Une même référence sur deux emplacements est additionnée.',
        en: 'One reference in two places is added up.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', enableBOM: true },
      },
      onError: 'continue',
      always: true,
    },
    shop: {
      use: 'wooCommerce',
      name: { fr: 'Stock de la boutique', en: 'The shop’s stock' },
      why: {
        fr: 'Ce qu’elle promet encore de vendre.',
        en: 'What it still promises to sell.',
      },
      with: PRODUCTS,
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 10],
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Vendus, pas partis', en: 'Sold, not sent' },
      why: {
        fr: 'Déduits par la boutique, encore sur l’étagère : sans eux tout paraît faux.',
        en: 'Off the shop’s count and still on the shelf: without them all looks wrong.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'processing' },
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Un export tronqué mettrait la moitié du catalogue à zéro.',
        en: 'An export cut short would set half the catalogue to nought.',
      },
      with: allItems(COMPARE),
    },
    way: {
      use: 'switch',
      name: { fr: 'De quoi baisser ?', en: 'Anything to lower?' },
      why: {
        fr: 'Seule une vente en trop demande une décision.',
        en: 'Overselling alone calls for a decision.',
      },
      with: cases({ ask: text('={{ $json.kind }}', 'equals', 'ask') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Montrer les écarts', en: 'Show the gaps' },
      why: {
        fr: 'Trois nombres par ligne : chacun se vérifie sur place.',
        en: 'Three numbers a line, each to be checked on the spot.',
      },
      with: askedByMail(
        post,
        {
          fr: '=Vendus en trop : {{ $json.over.length }} références',
          en: '=Oversold: {{ $json.over.length }} references',
        },
        '={{ $json.text }}',
        LABEL,
        [10, 'hours'],
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'Accord ?', en: 'Agreed?' },
      why: {
        fr: 'Un transfert explique parfois tout.',
        en: 'A transfer under way may explain it all.',
      },
      with: agreed(LABEL),
    },
    again: {
      use: 'wooCommerce',
      name: { fr: 'Relire la boutique', en: 'Read the shop again' },
      why: {
        fr: 'Des ventes ont eu lieu pendant la question.',
        en: 'Sales went on while the question waited.',
      },
      with: PRODUCTS,
      onError: 'output',
      retry: [3, 10],
    },
    fix: {
      use: 'code',
      name: { fr: 'Retirer l’écart', en: 'Take off the gap' },
      why: {
        fr: 'L’écart, et non le chiffre de cette nuit.',
        en: 'The gap rather than last night’s figure.',
      },
      with: allItems(FIX),
    },
    write: {
      use: 'wooCommerce',
      name: { fr: 'Baisser le stock', en: 'Lower the stock' },
      why: {
        fr: 'Sans nouvel essai : un écart manqué se revoit demain.',
        en: 'Without another try: a gap that stays is seen tomorrow.',
      },
      with: {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: { stockQuantity: '={{ $json.stock }}' },
      },
      onError: 'continue',
    },
    line: {
      use: 'set',
      name: { fr: 'Ligne du compte rendu', en: 'Line of the account' },
      why: {
        fr: 'Le stock que WooCommerce dit avoir.',
        en: 'The stock that WooCommerce says it has.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('fix').item.json.sku + ($json.stock_quantity === $('fix').item.json.stock ? ' : ' + $json.stock_quantity : ' : REFUSÉ') }}",
            en: "={{ $('fix').item.json.sku + ($json.stock_quantity === $('fix').item.json.stock ? ': ' + $json.stock_quantity : ': REFUSED') }}",
          },
        },
        { alone: true },
      ),
    },
    account: {
      use: 'aggregate',
      name: { fr: 'Tout ensemble', en: 'All together' },
      why: {
        fr: 'Un message, à transmettre au logisticien.',
        en: 'One message, to pass on to the warehouse.',
      },
      with: gathered('line'),
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Give the account' },
      why: {
        fr: 'Le comptable demandera pourquoi.',
        en: 'The accountant will ask why.',
      },
      with: mailed(
        post,
        { fr: 'Stocks baissés', en: 'Stocks lowered' },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire le reste', en: 'Tell the rest' },
      why: {
        fr: 'Chaque nuit un message : son absence est une panne.',
        en: 'A message every night: none means a failure.',
      },
      with: mailed(
        post,
        { fr: 'Stock du logisticien', en: 'Stock at the warehouse' },
        {
          fr: "={{ $json.error ? 'Fichier ou boutique hors d’atteinte, aucun stock ne change : ' + ($json.error.message ?? $json.error) : $json.text ?? 'Refus, ou pas de réponse sous dix heures : aucun stock ne change.' }}",
          en: "={{ $json.error ? 'File or shop out of reach, no stock changes: ' + ($json.error.message ?? $json.error) : $json.text ?? 'Refused, or no answer within ten hours: no stock changes.' }}",
        },
      ),
      once: true,
      retry: [3, 10],
    },
  },
  links: [
    'night > settings > file > rows > shop > orders > compare > way.ask > ask > yes.yes > again > fix > write > line > account > done',
    'file.error > tell',
    'way.other > tell',
    'yes.no > tell',
    'again.error > tell',
  ],
  related: ['tenir-stock-des-coffrets', 'expliquer-ecarts-inventaire'],
  examples,
})
