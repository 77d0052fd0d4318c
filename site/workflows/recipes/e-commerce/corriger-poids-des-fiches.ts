import { askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { form, upload } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { PICK, WEIGH } from './corriger-poids-des-fiches.code.ts'
import { examples } from './corriger-poids-des-fiches.examples.ts'

const post = { from: setting('from'), to: setting('to') }
const state = (name: string) => text('={{ $json.state }}', 'equals', name)

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Corriger le poids des fiches d’après les colis pesés',
    problem:
      'La fiche dit 400 g, la lampe en pèse 900 avec son socle. Le port affiché est trop bas, l’étiquette part au mauvais poids, et le transporteur facture la différence colis après colis. Personne ne repèse deux mille références.',
    outcome:
      'Vous déposez l’export du transporteur. Les colis d’un seul article donnent le poids d’une pièce, carton déduit ; la médiane de trois colis au moins est comparée à la fiche WooCommerce. Un courriel propose les écarts d’au moins 15 % et 50 g, et les poids absents ; à votre oui, les fiches changent.',
    avoid:
      'Il faut un poids mesuré sur la balance, pas celui de facturation ni le volumétrique. Les articles toujours vendus ensemble ne se déduisent pas. Une fiche à déclinaisons est listée, à corriger vous-même : chacune a son poids. Un poids retouché à la main pendant l’attente serait remplacé.',
    approval:
      'Vous dites oui depuis une page, en excluant au besoin des numéros. Un numéro inconnu, un refus ou trois jours de silence : aucun poids ne change et un courriel le dit. Le même fichier redonné ensuite ne propose plus les fiches corrigées.',
    failure:
      'Fichier illisible, colonnes absentes, boutique en panne : un courriel, rien n’est proposé. Une fiche que WooCommerce refuse figure comme telle au compte rendu ; les autres sont faites.',
  },
  en: {
    title: 'Mend product weights by what parcels weighed',
    problem:
      'The product page says 400 g; with its base the lamp weighs 900. Postage shown is too low, the label leaves with the wrong weight, and the carrier bills the difference parcel after parcel. Nobody weighs two thousand references again.',
    outcome:
      'You hand in the carrier’s export. Parcels of a single article give the weight of one piece, less its box; the median of at least three parcels is held against the WooCommerce page. An email proposes gaps of at least 15% and 50 g, and weights left empty; on your yes the pages change.',
    avoid:
      'It takes a weight read off the scales, neither the one billed nor the volumetric one. Articles that always sell together cannot be told apart. A page with variations is listed for you to mend: each has a weight of its own. One changed by hand during the wait would be replaced.',
    approval:
      'You say yes on a page, leaving out numbers if need be. An unknown number, a refusal or three days of silence: no weight changes, and an email says so. Handed in again later, one file no longer proposes the pages mended.',
    failure:
      'A file that cannot be read, columns missing, the shop down: an email, and no proposal. A page that WooCommerce refuses stands as such in the report; the others are done.',
  },
  nodes: {
    given: {
      use: 'formTrigger',
      name: { fr: 'Export du transporteur', en: 'Carrier’s export' },
      why: {
        fr: 'Derrière un mot de passe, car il mène à des fiches modifiées.',
        en: 'Behind a password, since pages change in the end.',
      },
      with: form(
        { fr: 'Poids relevés par le transporteur', en: 'Weights taken by the carrier' },
        [upload('file', { fr: 'Fichier (CSV)', en: 'File (CSV)' }, '.csv')],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Colonnes et seuils', en: 'Columns and thresholds' },
      why: {
        fr: 'Les titres de vos colonnes, le carton vide en kilos, et 1000 si la boutique compte en grammes.',
        en: 'The titles of your columns, the empty box in kilos, and 1000 if the shop counts in grams.',
      },
      with: {
        ...fields({
          order: { fr: 'commande', en: 'order' },
          weight: { fr: 'poids', en: 'weight' },
          box: 0.15,
          parcels: 3,
          gap: 15,
          least: 0.05,
          unit: 1,
          from: 'depot@votre-boutique.example',
          to: 'catalogue@votre-boutique.example',
        }),
        options: { stripBinary: false },
      },
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire les pesées', en: 'Read the weights' },
      why: {
        fr: 'Séparé par des points-virgules, comme l’écrivent les tableurs français.',
        en: 'Separated by semicolons, as French spreadsheets write it.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes récentes', en: 'Recent orders' },
      why: {
        fr: 'Six mois : ce que couvre d’ordinaire un export.',
        en: 'Six months: what an export usually covers.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          after: "={{ $now.minus({ months: 6 }).toFormat('yyyy-MM-dd\\'T\\'HH:mm:ss') }}",
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 15],
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Poids des fiches', en: 'Weights on the pages' },
      why: {
        fr: 'Celui dont la boutique tire le port.',
        en: 'The one from which the shop works out postage.',
      },
      with: { resource: 'product', operation: 'getAll', returnAll: true, options: {} },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 15],
    },
    weigh: {
      use: 'code',
      name: { fr: 'Déduire le poids d’une pièce', en: 'Work out one piece' },
      why: {
        fr: 'La médiane ne bouge pas pour un colis mal pesé.',
        en: 'A median does not move for one parcel badly weighed.',
      },
      with: allItems(WEIGH),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À proposer ?', en: 'To be proposed?' },
      why: {
        fr: 'Une bonne nouvelle se dit aussi.',
        en: 'Good news is told too.',
      },
      with: cases({ ask: state('ask') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander l’accord', en: 'Ask for approval' },
      why: {
        fr: 'Un poids faux ferait payer trop cher le port.',
        en: 'A wrong weight would overcharge postage.',
      },
      with: askedByMail(
        post,
        {
          fr: '=Poids à corriger : {{ $json.changes.length }} fiche(s)',
          en: '=Weights to mend: {{ $json.changes.length }} page(s)',
        },
        "={{ $json.text.replaceAll('\\n', '<br>') }}",
        { fr: 'Corriger ces poids', en: 'Mend these weights' },
        [3, 'days'],
        [{ fieldLabel: { fr: 'Sauf ces numéros', en: 'Except these numbers' } }],
      ),
    },
    pick: {
      use: 'code',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: {
        fr: 'Un numéro mal tapé arrête tout.',
        en: 'One mistyped number halts it all.',
      },
      with: allItems(PICK),
    },
    go: {
      use: 'switch',
      name: { fr: 'À changer ?', en: 'To be changed?' },
      why: {
        fr: 'Fiche par fiche, ou aucune.',
        en: 'Page by page, or none.',
      },
      with: cases({ change: state('change') }),
    },
    change: {
      use: 'wooCommerce',
      name: { fr: 'Écrire le poids', en: 'Write the weight' },
      why: {
        fr: 'Le poids seul ; prix et stock ne sont pas touchés.',
        en: 'The weight alone; price and stock stay as they are.',
      },
      with: {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: { weight: '={{ $json.weight }}' },
      },
      onError: 'continue',
    },
    line: {
      use: 'set',
      name: { fr: 'Une ligne par fiche', en: 'A line a page' },
      why: {
        fr: 'D’après le poids que WooCommerce renvoie.',
        en: 'By the weight that WooCommerce returns.',
      },
      with: fields(
        {
          line: {
            fr: "={{ ($json.error || Number($json.weight) !== Number($('go').item.json.weight) ? 'REFUSÉE : ' : 'Corrigée : ') + $('go').item.json.line }}",
            en: "={{ ($json.error || Number($json.weight) !== Number($('go').item.json.weight) ? 'REFUSED: ' : 'Mended: ') + $('go').item.json.line }}",
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Compte rendu', en: 'Report' },
      why: {
        fr: 'Garde l’ancien poids, si l’on veut revenir.',
        en: 'It keeps the former weight, should one want it back.',
      },
      with: gathered('line'),
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Report what was done' },
      why: {
        fr: 'À qui a dit oui.',
        en: 'To whoever said yes.',
      },
      with: mailed(
        post,
        { fr: 'Poids des fiches : fait', en: 'Product weights: done' },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 15],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’a changé', en: 'Say nothing has changed' },
      why: {
        fr: 'Qui a déposé un fichier attend une suite.',
        en: 'Whoever handed in a file expects to hear.',
      },
      with: mailed(
        post,
        { fr: 'Poids des fiches : rien de changé', en: 'Product weights: nothing changed' },
        '={{ $json.text }}',
      ),
      retry: [3, 15],
    },
  },
  links: [
    'given > settings > read > orders > products > weigh > kind.ask > ask > pick > go.change > change > line > gather > done',
    'kind.other > tell',
    'go.other > tell',
  ],
  related: ['controler-facture-transporteur'],
  examples,
})
