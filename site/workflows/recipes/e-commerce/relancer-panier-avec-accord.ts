import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relancer-panier-avec-accord.examples.ts'

const TABLE = byName('paniers_relances')

/** Times are the shop's own: the database writes them in Paris time, without saying so. */
const QUERY = `SELECT c.id_cart, c.id_customer, c.date_upd, cu.firstname, cu.email, cp.quantity, pl.name, COALESCE(sa.quantity, 0) AS stock
FROM ps_cart c
JOIN ps_customer cu ON cu.id_customer = c.id_customer AND cu.is_guest = 0 AND cu.newsletter = 1 AND cu.active = 1 AND cu.deleted = 0
JOIN ps_cart_product cp ON cp.id_cart = c.id_cart
JOIN ps_product p ON p.id_product = cp.id_product AND p.active = 1
JOIN ps_product_lang pl ON pl.id_product = cp.id_product AND pl.id_lang = c.id_lang AND pl.id_shop = c.id_shop
LEFT JOIN ps_stock_available sa ON sa.id_product = cp.id_product AND sa.id_product_attribute = cp.id_product_attribute AND sa.id_shop = c.id_shop
WHERE c.date_upd BETWEEN $1 AND $2
AND NOT EXISTS (SELECT 1 FROM ps_orders o WHERE o.id_customer = c.id_customer AND o.date_add >= c.date_add)
ORDER BY c.date_upd DESC, cp.date_add`

/** The last cart of each customer, with what can still be had. */
const GROUP = `const latest = new Map();
for (const { json: row } of $input.all()) {
  const known = latest.get(row.id_customer);
  if (!known) latest.set(row.id_customer, { customer: row.id_customer, cart: row.id_cart, first: row.firstname, email: row.email, lines: [] });
  const cart = latest.get(row.id_customer);
  if (cart.cart === row.id_cart && row.stock >= row.quantity) cart.lines.push(row.quantity + ' × ' + row.name);
}
return [...latest.values()].filter(({ lines }) => lines.length > 0)
  .map(({ lines, ...cart }) => ({ json: { ...cart, shown: lines.join('\\n'), line: cart.email + ': ' + lines.join(', ') } }));`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Relancer une seule fois un panier, avec accord et en stock',
    problem:
      'Le module de relance écrit trois fois à tout le monde : à qui n’a jamais accepté vos messages, à qui a commandé entre-temps, et pour un article épuisé. Les plaintes coûtent plus que les ventes.',
    outcome:
      'Chaque matin, les paniers PrestaShop laissés depuis quatre à cinquante-deux heures sont lus. Seuls restent les clients inscrits à la lettre, sans commande depuis, et les articles encore en stock. Brevo envoie un message ; la personne n’en reçoit plus d’autre pendant trente jours.',
    avoid:
      'Sous vingt paniers par semaine, un appel ou rien vaut mieux. Les visiteurs sans compte n’y figurent pas : leur adresse ne vous a pas été donnée pour cela. Plusieurs boutiques au stock partagé demandent une autre jointure.',
    approval:
      'Tant que le réglage « pilot » contient la fin de vos propres adresses, elles seules reçoivent le message ; les clients figurent dans une liste que vous lisez. Videz-le quand elle vous convient. Chaque message dit comment ne plus en recevoir.',
    failure:
      'Base muette : un courriel le dit. Envoi refusé : un courriel donne l’adresse, et un second essai a lieu le lendemain tant que le panier a moins de cinquante-deux heures. Deux exécutions le même jour n’écrivent qu’une fois.',
  },
  en: {
    title: 'Recall a cart once, with consent and with stock',
    problem:
      'The reminder module writes three times to everybody: to those who never accepted your messages, to those who have ordered since, and about an item that is gone. Complaints cost more than the sales bring.',
    outcome:
      'Each morning the PrestaShop carts left for four to fifty-two hours are read. What stays: customers signed up to the newsletter, without an order since, and items still in stock. Brevo sends one message; the person gets no other for thirty days.',
    avoid:
      'Below twenty carts a week a phone call, or nothing, is better. Visitors without an account are not in it: they did not give you an address for that. Several shops that share stock need another join.',
    approval:
      'While the setting “pilot” holds the end of your own addresses, only these get the message; customers stand in a list that you read. Empty it once that suits you. Each message says how to get no more of them.',
    failure:
      'Database silent: an email says so. Sending refused: an email gives the address, and a second try follows the next day while the cart is under fifty-two hours old. Two runs on one day write only once.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Dix heures, sauf dimanche', en: 'Ten o’clock, not on Sundays' },
      why: {
        fr: 'Assez tard pour que l’achat du soir ait eu sa nuit.',
        en: 'Late enough for last evening’s purchase to have had its night.',
      },
      with: at('0 10 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'L’adresse de désinscription est exigée dans tout message commercial.',
        en: 'Any advertising message has to say how to unsubscribe.',
      },
      with: fields(
        {
          pilot: '@votre-boutique.example',
          after: 4,
          before: 52,
          shop: 'https://www.votre-boutique.example',
          stop: 'https://www.votre-boutique.example/desinscription',
          from: 'bonjour@votre-boutique.example',
          person: 'ventes@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier après trente jours', en: 'Forget after thirty days' },
      why: {
        fr: 'La mémoire sert à se taire, pas à profiler.',
        en: 'Memory serves to keep quiet, not to profile.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'until', condition: 'lt', keyValue: '={{ $now.toISODate() }}' }],
        },
        options: {},
      },
    },
    carts: {
      use: 'mySql',
      name: { fr: 'Paniers laissés', en: 'Carts left behind' },
      why: {
        fr: 'Un compte en lecture seule ; accord et commande se vérifient dans la requête même.',
        en: 'With a read-only account; consent and orders are checked in the query itself.',
      },
      with: {
        operation: 'executeQuery',
        query: QUERY,
        options: {
          queryReplacement:
            "={{ [$now.setZone('Europe/Paris').minus({ hours: $json.before }).toFormat('yyyy-MM-dd HH:mm:ss'), $now.setZone('Europe/Paris').minus({ hours: $json.after }).toFormat('yyyy-MM-dd HH:mm:ss')] }}",
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    group: {
      use: 'code',
      name: { fr: 'Un panier par personne', en: 'One cart a person' },
      why: {
        fr: 'Le dernier seulement, sans ce qui manque au stock.',
        en: 'Only the latest, without what is out of stock.',
      },
      with: allItems(GROUP),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas relancé ce mois-ci', en: 'Not written to this month' },
      why: {
        fr: 'Par client, non par panier : trois paniers font un message.',
        en: 'By customer, not by cart: three carts make one message.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'customer', keyValue: '={{ $json.customer }}' }] },
      },
    },
    live: {
      use: 'if',
      name: { fr: 'Adresse du pilote ?', en: 'A pilot’s address?' },
      why: {
        fr: 'Tant qu’il est rempli, seuls vos collègues reçoivent ; vide, tout le monde.',
        en: 'While it is filled only colleagues get anything; empty, everybody does.',
      },
      with: all(isTrue("={{ $json.email.endsWith($('settings').first().json.pilot) }}")),
    },
    send: {
      use: 'brevo',
      name: { fr: 'Écrire au client', en: 'Write to the customer' },
      why: {
        fr: 'Son panier et un lien ; le panier l’attend quand il se connecte.',
        en: 'Their cart and a link; it waits for them once they sign in.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: setting('from'),
        receipients: '={{ $json.email }}',
        subject: { fr: 'Votre panier est resté ouvert', en: 'Your cart is still open' },
        textContent: {
          fr: "=Bonjour {{ $json.first }},\n\nVous aviez mis de côté :\n{{ $json.shown }}\n\nLe panier vous attend : {{ $('settings').first().json.shop }}\nUne question sur un article ? Répondez à ce message.\n\nVous recevez ce message car vous êtes inscrit à notre lettre. Pour ne plus en recevoir : {{ $('settings').first().json.stop }}",
          en: "=Hello {{ $json.first }},\n\nYou had put aside:\n{{ $json.shown }}\n\nYour cart is waiting: {{ $('settings').first().json.shop }}\nA question about an item? Answer this message.\n\nYou get this message as you are signed up to our newsletter. To get no more of them: {{ $('settings').first().json.stop }}",
        },
      },
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le client', en: 'Remember the customer' },
      why: {
        fr: 'Un numéro et une date d’oubli, après l’envoi.',
        en: 'A number and a date to forget it, after sending.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          customer: "={{ $('live').item.json.customer }}",
          until: '={{ $now.plus({ days: 30 }).toISODate() }}',
        }),
        options: {},
      },
    },
    lines: {
      use: 'aggregate',
      name: { fr: 'La liste du jour', en: 'The day’s list' },
      why: {
        fr: 'Une lecture d’une minute, avant de faire confiance.',
        en: 'A minute’s reading before one trusts it.',
      },
      with: gathered('line'),
    },
    trial: {
      use: 'emailSend',
      name: { fr: 'Vous la montrer', en: 'Show it to you' },
      why: {
        fr: 'Elle dit exactement qui aurait reçu quoi.',
        en: 'It says exactly who would have got what.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        {
          fr: '=Paniers que l’on relancerait : {{ $json.line.length }}',
          en: '=Carts that would be recalled: {{ $json.line.length }}',
        },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui a échoué', en: 'Say what failed' },
      why: {
        fr: 'Base ou adresse : on ne répare pas la même chose.',
        en: 'Database or address: the repair is not the same.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Relance de paniers : à regarder', en: 'Cart reminders: have a look' },
        {
          fr: "={{ $('live').isExecuted ? 'Envoi refusé à ' + $('live').item.json.email : 'Paniers illisibles' }} ({{ $json.error?.message ?? $json.error }})",
          en: "={{ $('live').isExecuted ? 'Sending refused to ' + $('live').item.json.email : 'Carts unreadable' }} ({{ $json.error?.message ?? $json.error }})",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > carts > group > fresh > live.yes > send > remember',
    'settings > forget',
    'live.no > lines > trial',
    'carts.error > tell',
    'send.error > tell',
  ],
  examples,
})
