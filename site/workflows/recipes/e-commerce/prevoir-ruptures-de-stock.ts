import { all, amount } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { gathered, joinedBy } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './prevoir-ruptures-de-stock.examples.ts'

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-23',
  fr: {
    title: 'Voir venir les ruptures de stock du mois',
    problem:
      'La boutique affiche « en stock » jusqu’au jour où elle n’affiche plus rien, et le fournisseur livre en trois semaines. Un seuil fixe alerte trop tôt pour les lents, trop tard pour les rapides.',
    outcome:
      'Chaque lundi, un courriel liste les produits qui seront épuisés avant la prochaine livraison, au rythme de leurs ventes : stock, ventes des quatre semaines, jours restants, quantité à commander.',
    avoid:
      'Si vos ventes sont saisonnières, quatre semaines passées disent mal les quatre suivantes. Avec un logiciel de gestion qui propose déjà les réassorts, gardez-le.',
    approval:
      'Aucune commande n’est passée. Vous lisez dix lignes, vous savez ce que vous aviez déjà commandé, et vous écrivez au fournisseur.',
    failure:
      'Si la boutique ne donne pas ses commandes ou ses produits, un courriel le dit le jour même : un lundi silencieux doit vouloir dire que tout va bien.',
  },
  en: {
    title: 'See this month’s stock-outs coming',
    problem:
      'The shop says “in stock” until the day it says nothing, and the supplier takes three weeks. A fixed threshold warns too early for slow sellers and too late for fast ones.',
    outcome:
      'Every Monday an e-mail lists the products that will run out before the next delivery, at the rate they sell: stock, four weeks of sales, days left, how many to order.',
    avoid:
      'If your sales are seasonal, the last four weeks say little about the next four. And if your stock software already proposes reorders, keep it.',
    approval:
      'No order is placed. You read ten lines, you know what you have ordered already, and you write to the supplier.',
    failure:
      'Should the shop not hand out its orders or products, an e-mail says so the same day: a silent Monday has to mean that all is well.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à six heures', en: 'Monday at six' },
      why: {
        fr: 'Avant l’heure limite des commandes du fournisseur.',
        en: 'Ahead of the supplier’s ordering deadline.',
      },
      with: at('0 6 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your lead times' },
      why: {
        fr: 'Le délai de livraison et la marge que vous voulez garder.',
        en: 'The delivery time, and the margin you want to keep.',
      },
      with: fields({ weeks: 4, delivery: 21, margin: 7, to: 'achats@votre-boutique.example' }),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes de quatre semaines', en: 'Four weeks of orders' },
      why: {
        fr: 'Les ventes réelles, et non celles d’une moyenne annuelle.',
        en: 'What was sold, not a yearly average.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          after: "={{ $now.minus({ weeks: $('settings').first().json.weeks }).toISO() }}",
          status: 'completed',
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Ligne par ligne', en: 'Row by row' },
      why: {
        fr: 'Une commande de trois produits compte pour trois.',
        en: 'An order of three products counts as three.',
      },
      with: { fieldToSplitOut: 'line_items', options: {} },
    },
    sold: {
      use: 'summarize',
      name: { fr: 'Vendus par produit', en: 'Sold by product' },
      why: {
        fr: 'La somme des quantités, pas le nombre de commandes.',
        en: 'The sum of quantities, not the number of orders.',
      },
      with: {
        fieldsToSummarize: { values: [{ aggregation: 'sum', field: 'quantity' }] },
        fieldsToSplitBy: 'product_id',
        options: {},
      },
    },
    products: {
      use: 'wooCommerce',
      name: { fr: 'Produits en vente', en: 'Products on sale' },
      why: {
        fr: 'Seuls ceux dont le stock est suivi.',
        en: 'Only those whose stock is tracked.',
      },
      with: {
        resource: 'product',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'publish' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    shelf: {
      use: 'set',
      name: { fr: 'Garder le stock', en: 'Keep the stock' },
      why: {
        fr: 'Une fiche produit a cent champs ; trois suffisent ici.',
        en: 'A product record has a hundred fields; three will do.',
      },
      with: fields(
        {
          product_id: number('={{ $json.id }}'),
          name: '={{ $json.name }}',
          stock: number('={{ $json.stock_quantity ?? 0 }}'),
        },
        { alone: true },
      ),
    },
    join: {
      use: 'merge',
      name: { fr: 'Stock et ventes', en: 'Stock and sales' },
      why: {
        fr: 'Un produit invendu n’a pas à être réassorti : il tombe ici.',
        en: 'A product that does not sell needs no reorder: it drops out here.',
      },
      with: joinedBy('product_id', 'keepMatches'),
    },
    pace: {
      use: 'set',
      name: { fr: 'Jours restants', en: 'Days left' },
      why: {
        fr: 'Le stock divisé par la vente d’un jour, arrondi vers le bas.',
        en: 'Stock over one day’s sales, rounded down.',
      },
      with: fields({
        days: number(
          "={{ Math.floor($json.stock / ($json.sum_quantity / ($('settings').first().json.weeks * 7))) }}",
        ),
        order: number(
          "={{ Math.max(0, Math.ceil($json.sum_quantity / ($('settings').first().json.weeks * 7) * ($('settings').first().json.delivery + $('settings').first().json.margin)) - $json.stock) }}",
        ),
      }),
    },
    short: {
      use: 'filter',
      name: { fr: 'Épuisés avant la livraison', en: 'Gone before delivery' },
      why: {
        fr: 'Le délai du fournisseur plus votre marge : ni plus tôt, ni plus tard.',
        en: 'The supplier’s time plus your margin: no sooner, no later.',
      },
      with: all(
        amount(
          '={{ $json.days }}',
          'lt',
          "={{ $('settings').first().json.delivery + $('settings').first().json.margin }}",
        ),
      ),
    },
    first: {
      use: 'sort',
      name: { fr: 'Le plus pressé d’abord', en: 'Most pressing first' },
      why: {
        fr: 'On lit les deux premières lignes : que ce soient les bonnes.',
        en: 'People read the first two lines: let them be the right ones.',
      },
      with: {
        sortFieldsUi: { sortField: [{ fieldName: 'days', order: 'ascending' }] },
        options: {},
      },
    },
    lines: {
      use: 'set',
      name: { fr: 'Écrire la ligne', en: 'Write the line' },
      why: {
        fr: 'De quoi commander sans rouvrir la boutique.',
        en: 'Enough to order without opening the shop again.',
      },
      with: fields(
        {
          line: {
            fr: '={{ $json.name }} : {{ $json.stock }} en stock, {{ $json.sum_quantity }} vendus, {{ $json.days }} jours, commander {{ $json.order }}',
            en: '={{ $json.name }}: {{ $json.stock }} in stock, {{ $json.sum_quantity }} sold, {{ $json.days }} days, order {{ $json.order }}',
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Un courriel que l’on peut transférer au fournisseur.',
        en: 'One e-mail, fit to be passed on to the supplier.',
      },
      with: gathered('line'),
    },
    mail: {
      use: 'brevo',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Le nombre est dans l’objet : on sait avant d’ouvrir.',
        en: 'The number is in the subject: one knows before opening.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.to }}",
        receipients: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=À commander cette semaine : {{ $json.line.length }}',
          en: '=To order this week: {{ $json.line.length }}',
        },
        textContent: "={{ $json.line.join('\\n') }}",
      },
    },
    silent: {
      use: 'brevo',
      name: { fr: 'Dire que la boutique se tait', en: 'Say that the shop is silent' },
      why: {
        fr: 'Sans données, pas de liste ; et cela se dit.',
        en: 'Without data, no list; and that has to be said.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.to }}",
        receipients: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Pas de liste de réassort ce lundi', en: 'No reorder list this Monday' },
        textContent: {
          fr: "={{ 'La boutique a répondu : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'The shop answered: ' + ($json.error.message ?? $json.error) }}",
        },
      },
    },
  },
  links: [
    'monday > settings > orders > rows > sold > join:0 > pace > short > first > lines > gather > mail',
    'settings > products > shelf > join:1',
    'orders.error > silent',
    'products.error > silent',
  ],
  examples,
})
