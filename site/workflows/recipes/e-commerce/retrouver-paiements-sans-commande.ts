import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, TAKEN } from './retrouver-paiements-sans-commande.code.ts'
import { examples } from './retrouver-paiements-sans-commande.examples.ts'

const TABLE = byName('paiements_signales')
const post = { from: setting('from'), to: setting('person') }

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Retrouver les paiements encaissés dont la commande est restée impayée',
    problem:
      'Le client a payé 84 €. L’appel de Stripe à la boutique s’est perdu, la commande est restée « en attente de paiement », puis s’est annulée seule. Personne ne prépare rien ; trois semaines plus tard la banque du client réclame.',
    outcome:
      'Chaque matin, les paiements Stripe des trois derniers jours sont confrontés à leur commande WooCommerce. Un courriel liste ceux dont la commande est impayée ou en attente, introuvable, ou notée remboursée alors que l’argent est gardé.',
    avoid:
      'Le module Stripe officiel écrit le numéro de commande dans le paiement ; avec un autre module, rien ne serait lu. Si une extension renumérote vos commandes, numéro et identifiant diffèrent : chaque paiement serait signalé. Liens de paiement et factures Stripe sont laissés de côté. Un prélèvement SEPA, confirmé après plusieurs jours, sort de la fenêtre.',
    approval:
      'Le flux ne touche à rien. Une personne ouvre la commande et le paiement, puis prépare ou rembourse. Un article vendu à un autre entre-temps se règle au téléphone.',
    failure:
      'Stripe muet, ou trop de paiements pour la lecture : un courriel le dit. Une commande illisible est citée dans un second courriel, puis relue le lendemain. Un courriel refusé ne marque rien, et la liste revient.',
  },
  en: {
    title: 'Find payments that were taken while the order stayed unpaid',
    problem:
      'The customer paid €84. Stripe’s call to the shop got lost, the order stayed “pending” and then cancelled itself. Nobody packs anything; three weeks later the customer’s bank wants the money back.',
    outcome:
      'Each morning the Stripe payments of the last three days are held against their WooCommerce orders. An email lists those whose order is unpaid or on hold, not to be found, or noted as refunded while the money was kept.',
    avoid:
      'The official Stripe plugin writes the order’s number into the payment; with another one nothing would be read. If an extension renumbers your orders, number and id differ, and every payment would be reported. Payment links and Stripe invoices are left out. A SEPA debit, confirmed after several days, falls outside the window.',
    approval:
      'The flow changes nothing. A person opens order and payment, then packs or refunds. An item sold to somebody else meanwhile is settled by telephone.',
    failure:
      'Stripe silent, or too many payments to take in: an email says so. An order that cannot be read is named in a second email and read again the next day. A refused email marks nothing, and the list comes back.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Sept heures', en: 'Seven o’clock' },
      why: {
        fr: 'Avant la préparation : ce qui manque part le jour même.',
        en: 'Ahead of packing, so that what is missing leaves the same day.',
      },
      with: at('0 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'Trois jours : un lundi voit encore le vendredi. Une heure de grâce, le temps qu’un paiement revienne.',
        en: 'Three days, so that Monday still sees Friday. An hour’s grace for a payment to come back.',
      },
      with: fields(
        {
          days: 3,
          hours: 1,
          read: 500,
          unpaid: list(['pending', 'on-hold', 'failed', 'cancelled', 'checkout-draft', 'trash']),
          shop: 'https://www.votre-boutique.example',
          whole: list(['jpy', 'krw', 'xof', 'xaf', 'xpf']),
          from: 'automate@votre-boutique.example',
          person: 'commandes@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    charges: {
      use: 'stripe',
      name: { fr: 'Derniers paiements', en: 'Latest payments' },
      why: {
        fr: 'Les plus récents d’abord, avec une clé limitée à la lecture.',
        en: 'Newest first, with a key that can only read.',
      },
      with: { resource: 'charge', operation: 'getAll', returnAll: false, limit: 500 },
      onError: 'output',
      retry: [3, 10],
    },
    taken: {
      use: 'code',
      name: { fr: 'Argent gardé', en: 'Money kept' },
      why: {
        fr: 'Ceux de cette boutique, réussis, pas entièrement rendus.',
        en: 'Those of this shop, succeeded, not given back in full.',
      },
      with: allItems(TAKEN),
      onError: 'output',
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Lire sa commande', en: 'Read its order' },
      why: {
        fr: 'Une par une : une commande ancienne peut être payée hier.',
        en: 'One by one: an old order may have been paid yesterday.',
      },
      with: { resource: 'order', operation: 'get', orderId: '={{ $json.order }}' },
      onError: 'continue',
      retry: [2, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Confronter les deux', en: 'Hold the two together' },
      why: {
        fr: 'La clé de commande trahit un numéro repris par une autre commande.',
        en: 'The order key gives away a number that another order has taken over.',
      },
      with: allItems(JUDGE),
    },
    sure: {
      use: 'if',
      name: { fr: 'Commande lue ?', en: 'Order read?' },
      why: {
        fr: 'Une panne d’une minute ne fait pas un paiement perdu.',
        en: 'A minute’s outage does not make a lost payment.',
      },
      with: all(text('={{ $json.kind }}', 'notEquals', 'unread')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalés', en: 'Not reported yet' },
      why: {
        fr: 'Le même paiement est relu trois matins de suite.',
        en: 'The same payment is read three mornings in a row.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'charge', keyValue: '={{ $json.charge }}' },
            { keyName: 'kind', keyValue: '={{ $json.kind }}' },
          ],
        },
      },
    },
    lines: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: {
        fr: 'Dix paiements perdus d’un coup, c’est une panne : un seul courriel.',
        en: 'Ten payments lost at once are an outage: one email.',
      },
      with: gathered('line'),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire à la boutique', en: 'Write to the shop' },
      why: {
        fr: 'Montant, heure, commande et paiement : assez pour agir.',
        en: 'Amount, time, order and payment: enough to act.',
      },
      with: mailed(
        post,
        {
          fr: '=Paiements à rapprocher : {{ $json.line.length }}',
          en: '=Payments to look into: {{ $json.line.length }}',
        },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    each: {
      use: 'code',
      name: { fr: 'Reprendre chaque paiement', en: 'Take up each payment' },
      why: {
        fr: 'Un seul courriel, mais une ligne par paiement.',
        en: 'One email, but one row for each payment.',
      },
      with: allItems(
        "return $('fresh').all().map(({ json }) => ({ json: { charge: json.charge, kind: json.kind } }));",
      ),
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'Une fois le courriel parti.',
        en: 'Once the email has left.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ charge: '={{ $json.charge }}', kind: '={{ $json.kind }}' }),
        options: {},
      },
    },
    unread: {
      use: 'aggregate',
      name: { fr: 'Commandes illisibles', en: 'Orders not read' },
      why: {
        fr: 'Une boutique en panne les rend toutes illisibles.',
        en: 'A shop that is down makes them all unreadable.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas vérifié', en: 'Say what was not checked' },
      why: {
        fr: 'Un matin sans courriel doit vouloir dire que tout concorde.',
        en: 'A morning without email has to mean that all agrees.',
      },
      with: mailed(
        post,
        { fr: 'Paiements non vérifiés ce matin', en: 'Payments not checked today' },
        "={{ $json.line ? $json.line.join('\\n') : ($json.error?.message ?? $json.error) }}",
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > charges > taken > order > judge > sure.yes > fresh > lines > write > each > remember',
    'sure.no > unread > tell',
    'charges.error > tell',
    'taken.error > tell',
  ],
  related: ['reunir-preuves-contestation'],
  examples,
})
