import { agreed, askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, DUE, REPORT } from './passer-liste-de-prix-a-l-heure.code.ts'
import { examples } from './passer-liste-de-prix-a-l-heure.examples.ts'

const post = { from: setting('from'), to: setting('person') }
const LABEL = { fr: 'Appliquer à cette heure', en: 'Apply at that hour' }
const CATALOGUE = {
  resource: 'product',
  operation: 'getAll',
  returnAll: true,
  options: {},
} as const

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Passer une liste de prix à l’heure dite, écarts vérifiés',
    problem:
      'Le tarif change le 1er à minuit. Quelqu’un veille, importe le fichier, et une virgule mal lue met une table à 12 € au lieu de 1 249 €. On s’en aperçoit à la quatrième commande.',
    outcome:
      'Vous déposez la liste et choisissez l’heure. Le flux compare chaque prix au catalogue WooCommerce, signale les écarts de plus de trente pour cent, demande votre accord, attend l’heure, écrit, et rend compte ligne par ligne.',
    avoid:
      'Les produits à variantes restent à faire à la main : la liste les nomme. Le flux change le prix normal, jamais un prix soldé. Le prix se lit comme votre boutique le saisit, avec ou sans TVA.',
    approval:
      'Un « Oui » envoyé depuis la page d’accord, sous quarante-huit heures. Refus ou silence : rien ne change, et un courriel le dit. Donné après l’heure, l’accord s’applique aussitôt.',
    failure:
      'Fichier sans les bonnes colonnes, heure passée, catalogue non rendu : un courriel dit pourquoi rien n’est prévu. À l’heure dite, un prix que l’on a changé entre-temps est laissé ; un refus de WooCommerce figure au compte rendu. Une liste déposée deux fois trouve ses prix déjà en place.',
  },
  en: {
    title: 'Put a price list online at a set hour, gaps checked first',
    problem:
      'Prices change on the 1st at midnight. Somebody stays up, imports the file, and a comma read wrong sells a €1,249 table for €12. It shows at the fourth order.',
    outcome:
      'You hand in the list and choose the hour. The flow compares each price with the WooCommerce catalogue, marks gaps above thirty per cent, asks for your yes, waits for the hour, writes, and accounts for every line.',
    avoid:
      'Variable products remain manual work: the list names them. Sale prices are never changed. Prices are read as your shop enters them, with VAT or without.',
    approval:
      'Your “Yes”, sent from a page of its own within forty-eight hours. Refused or ignored, nothing changes, and an email says so. Given after the hour, it applies at once.',
    failure:
      'A file without the right columns, an hour gone by, no catalogue: an email says why nothing is planned. At the hour, a price somebody changed meanwhile is left alone; a refusal by WooCommerce stands in the account. A list handed in twice finds its prices in place.',
  },
  nodes: {
    handed: {
      use: 'formTrigger',
      name: { fr: 'Liste déposée', en: 'List handed in' },
      why: {
        fr: 'Protégé par un mot de passe : ce formulaire touche aux prix.',
        en: 'Behind a password, since this form touches prices.',
      },
      with: form(
        { fr: 'Nouvelle liste de prix', en: 'New price list' },
        [
          upload('list', { fr: 'Fichier CSV (sku;price)', en: 'CSV file (sku;price)' }, '.csv'),
          field('day', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
          field('hour', { fr: 'Heure de Paris (00:00)', en: 'Paris time (00:00)' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'Point-virgule, comme un tableur français l’enregistre.',
        en: 'Semicolons, as a French spreadsheet saves it.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'list',
        options: { delimiter: ';', enableBOM: true },
      },
      onError: 'continue',
      always: true,
    },
    settings: {
      use: 'set',
      name: { fr: 'Heure et seuil', en: 'Hour and threshold' },
      why: {
        fr: 'Trente pour cent : au-delà, la ligne est marquée, pas refusée.',
        en: 'Thirty per cent: beyond it a line is marked rather than refused.',
      },
      with: fields(
        {
          at: "={{ $('handed').first().json.day + 'T' + $('handed').first().json.hour.trim() }}",
          most: 30,
          from: 'automate@votre-boutique.example',
          person: 'prix@votre-boutique.example',
        },
        { alone: true },
      ),
      once: true,
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Lire le catalogue', en: 'Read the catalogue' },
      why: {
        fr: 'L’ancien prix montre la faute de frappe que le nouveau cache.',
        en: 'The old price shows the typing error that the new one hides.',
      },
      with: CATALOGUE,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    check: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Prix illisible, doublon, référence inconnue : laissés, et nommés.',
        en: 'Unreadable price, double, unknown reference: left aside, and named.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'De quoi demander ?', en: 'Anything to ask?' },
      why: {
        fr: 'Sans prix à changer, on ne dérange qu’une fois.',
        en: 'Without a price to change, one email is enough.',
      },
      with: cases({ ask: text('={{ $json.state }}', 'equals', 'ask') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Montrer les écarts', en: 'Show the gaps' },
      why: {
        fr: 'Ancien prix, nouveau prix, pourcentage : cela se relit en une minute.',
        en: 'Old price, new price, percentage: a minute’s reading.',
      },
      with: askedByMail(
        post,
        {
          fr: '={{ $json.changes.length }} prix pour le {{ $json.shown }}, dont {{ $json.large }} à regarder',
          en: '={{ $json.changes.length }} prices for {{ $json.shown }}, {{ $json.large }} to look at',
        },
        '={{ $json.text }}',
        LABEL,
        [48, 'hours'],
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'Accord donné ?', en: 'Agreed?' },
      why: {
        fr: 'Le silence n’est pas un prix.',
        en: 'Silence sets no price.',
      },
      with: agreed(LABEL),
    },
    hold: {
      use: 'wait',
      name: { fr: 'Attendre l’heure', en: 'Wait for the hour' },
      why: {
        fr: 'n8n dort sans rien occuper, et se réveille même redémarré.',
        en: 'n8n sleeps at no cost, and wakes even after a restart.',
      },
      with: { resume: 'specificTime', dateTime: "={{ $('check').first().json.at }}" },
    },
    again: {
      use: 'wooCommerce',
      name: { fr: 'Relire le catalogue', en: 'Read it again' },
      why: {
        fr: 'Des jours ont pu passer depuis l’accord.',
        en: 'Days may have gone by since the yes.',
      },
      with: CATALOGUE,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Encore au même prix ?', en: 'Still at the old price?' },
      why: {
        fr: 'Ce qu’un collègue a changé n’est pas écrasé.',
        en: 'What a colleague changed is not overwritten.',
      },
      with: allItems(DUE),
    },
    some: {
      use: 'if',
      name: { fr: 'Reste-t-il à écrire ?', en: 'Anything to write?' },
      why: {
        fr: 'Le compte rendu part même si tout était fait.',
        en: 'The account is sent even if all was done.',
      },
      with: all(amount('={{ $json.todo.length }}', 'gt', 0)),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Prix par prix', en: 'Price by price' },
      why: {
        fr: 'Un produit refusé n’arrête pas la liste.',
        en: 'One product refused does not stop the list.',
      },
      with: { fieldToSplitOut: 'todo', options: {} },
    },
    write: {
      use: 'wooCommerce',
      name: { fr: 'Écrire le prix', en: 'Write the price' },
      why: {
        fr: 'Le prix normal seulement.',
        en: 'The regular price and nothing else.',
      },
      with: {
        resource: 'product',
        operation: 'update',
        productId: '={{ $json.id }}',
        updateFields: { regularPrice: '={{ String($json.now) }}' },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    report: {
      use: 'code',
      name: { fr: 'Rendre compte', en: 'Account for it' },
      why: {
        fr: 'D’après le prix que WooCommerce renvoie, pas d’après celui qu’on envoie.',
        en: 'By the price WooCommerce returns rather than the one sent.',
      },
      with: allItems(REPORT),
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Envoyer le compte rendu', en: 'Send the account' },
      why: {
        fr: 'Ce qui reste se voit dès l’objet.',
        en: 'What is left shows in the subject.',
      },
      with: mailed(
        post,
        {
          fr: '=Prix en ligne : {{ $json.done }}, à reprendre : {{ $json.open }}',
          en: '=Prices online: {{ $json.done }}, to be done by hand: {{ $json.open }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien ne change', en: 'Say nothing changes' },
      why: {
        fr: 'Sinon on se couche en croyant le tarif prêt.',
        en: 'Or people go to bed thinking the list is set.',
      },
      with: mailed(
        post,
        { fr: 'Liste de prix : rien de prévu', en: 'Price list: nothing planned' },
        {
          fr: "={{ $json.text ?? 'Refus, ou pas de réponse sous quarante-huit heures : aucun prix ne changera.' }}",
          en: "={{ $json.text ?? 'Refused, or no answer within forty-eight hours: no price will change.' }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'handed > rows > settings > products > check > state.ask > ask > yes.yes > hold > again > due > some.yes > each > write > report > done',
    'state.other > tell',
    'yes.no > tell',
    'some.no > report',
  ],
  related: ['verifier-prix-barres', 'controler-tarif-fournisseur'],
  examples,
})
