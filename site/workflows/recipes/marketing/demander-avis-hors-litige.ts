import { cases, all, amount, text } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './demander-avis-hors-litige.examples.ts'

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-23',
  fr: {
    title: 'Demander un avis quand plus aucun ticket n’est ouvert',
    problem:
      'La demande d’avis part dix jours après la livraison, au moment même où le client attend une réponse de votre assistance. Il répond, et l’étoile unique reste des années.',
    outcome:
      'Chaque client est sollicité une fois, mais pas pendant un échange en cours : la demande attend que ses tickets soient clos. Une commande remboursée n’en reçoit pas.',
    avoid:
      'N’en faites pas un tri des mécontents : leur demande est retardée, jamais supprimée pour leur humeur. Si votre prestataire d’avis regarde déjà les tickets, gardez-le.',
    approval:
      'Après trois reports, le flux renonce et prévient l’équipe : une personne appelle, puis décide si elle envoie la demande elle-même.',
    failure:
      'Zendesk muet compte comme un ticket ouvert : mieux vaut demander plus tard. Si WooCommerce ou Brevo refuse, l’équipe reçoit le numéro de commande et la raison.',
  },
  en: {
    title: 'Ask for a review once no ticket is open',
    problem:
      'The request for a review leaves ten days after delivery, just while the customer is waiting for support to answer. So they answer that, and the single star stays for years.',
    outcome:
      'Every customer is asked once, though never in the middle of an exchange: the request waits until their tickets are settled. A refunded order gets none.',
    avoid:
      'Do not turn it into a filter against unhappy people: their request is delayed, never dropped for their mood. If your review service looks at tickets already, keep it.',
    approval:
      'After three delays the flow gives up and tells the team: a person rings, then decides whether to send the request by hand.',
    failure:
      'A silent Zendesk counts as an open ticket, since asking later does less harm. If WooCommerce or Brevo refuses, the team gets the order number and the reason.',
  },
  nodes: {
    shipped: {
      use: 'webhook',
      name: { fr: 'Commande terminée', en: 'Order completed' },
      why: {
        fr: 'Dans WooCommerce, un webhook « Action » sur woocommerce_order_status_completed ne part qu’une fois par commande.',
        en: 'In WooCommerce, an “Action” webhook on woocommerce_order_status_completed fires once an order.',
      },
      with: { httpMethod: 'POST', path: 'order-completed', options: {} },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Le temps d’avoir vraiment essayé l’article dépend de ce que vous vendez.',
        en: 'How long it takes to really try a product depends on what you sell.',
      },
      with: fields(
        {
          order: number('={{ Number($json.body.arg ?? 0) }}'),
          days: 10,
          again: 5,
          rounds: 3,
          template: 12,
          channel: { fr: 'identifiant du canal', en: 'id of your channel' },
        },
        { alone: true },
      ),
    },
    real: {
      use: 'filter',
      name: { fr: 'Une vraie commande', en: 'A real order' },
      why: {
        fr: 'WooCommerce appelle aussi l’adresse une fois pour l’essayer.',
        en: 'WooCommerce also calls the address once just to try it.',
      },
      with: all(amount('={{ $json.order }}', 'gt', 0)),
    },
    settle: {
      use: 'wait',
      name: { fr: 'Laisser essayer', en: 'Let them try it' },
      why: {
        fr: 'L’exécution dort en base : un redémarrage ne perd personne.',
        en: 'The run sleeps in the database, so a restart loses nobody.',
      },
      with: {
        resume: 'timeInterval',
        amount: "={{ $('settings').first().json.days }}",
        unit: 'days',
      },
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Relire la commande', en: 'Read the order' },
      why: {
        fr: 'Relue à chaque tour : elle a pu être remboursée entre-temps.',
        en: 'Read on each round: it may have been refunded meanwhile.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $('settings').first().json.order }}",
      },
      onError: 'output',
      retry: [3, 5],
    },
    kept: {
      use: 'filter',
      name: { fr: 'Toujours terminée', en: 'Still completed' },
      why: {
        fr: 'On ne demande pas d’avis sur ce qui a été rendu.',
        en: 'Nobody reviews what they sent back.',
      },
      with: all(text('={{ $json.status }}', 'equals', 'completed')),
    },
    tickets: {
      use: 'zendesk',
      name: { fr: 'Ses tickets', en: 'Their tickets' },
      why: {
        fr: 'Par adresse, et seulement ceux qui ne sont ni résolus ni clos.',
        en: 'By address, and only those neither solved nor closed.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        ticketType: 'regular',
        returnAll: true,
        options: { query: '=requester:{{ $json.billing.email }} status<solved' },
      },
      onError: 'continue',
      always: true,
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Les réunir', en: 'Bring them together' },
      why: {
        fr: 'Trois tickets ne doivent pas faire trois demandes.',
        en: 'Three tickets must not make three requests.',
      },
      with: allIn('tickets'),
    },
    count: {
      use: 'set',
      name: { fr: 'Compter les ouverts', en: 'Count the open ones' },
      why: {
        fr: 'Sans ticket, la recherche rend un élément vide, qui ne compte pas.',
        en: 'With no ticket the search gives one empty item, which does not count.',
      },
      with: fields(
        {
          open: number('={{ $json.tickets.filter(ticket => ticket.id).length }}'),
          silent: truth('={{ $json.tickets.some(ticket => ticket.error !== undefined) }}'),
          round: number('={{ $runIndex + 1 }}'),
        },
        { alone: true },
      ),
    },
    choice: {
      use: 'set',
      name: { fr: 'Décider de la suite', en: 'Decide what follows' },
      why: {
        fr: 'En un mot lisible dans l’historique des exécutions.',
        en: 'As one word that can be read in the list of runs.',
      },
      with: fields({
        next: "={{ $json.open === 0 && !$json.silent ? 'ask' : $json.round < $('settings').first().json.rounds ? 'later' : 'person' }}",
      }),
    },
    turn: {
      use: 'switch',
      name: { fr: 'Demander, attendre, appeler', en: 'Ask, wait or ring' },
      why: {
        fr: 'Le silence de Zendesk suit la même voie qu’un ticket ouvert.',
        en: 'Zendesk’s silence takes the same way as an open ticket.',
      },
      with: cases({
        ask: text('={{ $json.next }}', 'equals', 'ask'),
        later: text('={{ $json.next }}', 'equals', 'later'),
        person: text('={{ $json.next }}', 'equals', 'person'),
      }),
    },
    again: {
      use: 'wait',
      name: { fr: 'Laisser le ticket se clore', en: 'Let the ticket settle' },
      why: {
        fr: 'Plus court que le premier délai : le souvenir de l’achat passe.',
        en: 'Shorter than the first delay, since memories of a purchase fade.',
      },
      with: {
        resume: 'timeInterval',
        amount: "={{ $('settings').first().json.again }}",
        unit: 'days',
      },
    },
    invite: {
      use: 'brevo',
      name: { fr: 'Envoyer la demande', en: 'Send the request' },
      why: {
        fr: 'Un modèle Brevo : le texte se corrige sans ouvrir le flux.',
        en: 'A Brevo template: its words change without opening the flow.',
      },
      with: {
        resource: 'email',
        operation: 'sendTemplate',
        templateId: "={{ $('settings').first().json.template }}",
        receipients: "={{ $('order').first().json.billing.email }}",
        additionalFields: {
          templateParameters: {
            parameterValues: {
              parameters: "=ORDER={{ $('settings').first().json.order }}",
            },
          },
        },
      },
      onError: 'output',
    },
    ring: {
      use: 'mattermost',
      name: { fr: 'Passer à une personne', en: 'Hand it to a person' },
      why: {
        fr: 'Un mois de ticket ouvert est un appel à passer, avis ou non.',
        en: 'A ticket open that long deserves a call, review or not.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ 'Commande ' + $('settings').first().json.order + ' : ' + ($json.silent ? 'Zendesk ne répond pas' : $json.open + ' ticket(s) encore ouvert(s)') + ' après ' + $json.round + ' essais. Demande d’avis non envoyée.' }}",
          en: "={{ 'Order ' + $('settings').first().json.order + ': ' + ($json.silent ? 'Zendesk does not answer' : $json.open + ' ticket(s) still open') + ' after ' + $json.round + ' tries. No review was asked for.' }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    broken: {
      use: 'mattermost',
      name: { fr: 'Dire ce qui a refusé', en: 'Say what refused' },
      why: {
        fr: 'Sinon la commande disparaît sans que personne le voie.',
        en: 'Or the order drops out and nobody sees it.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ 'Commande ' + $('settings').first().json.order + ', demande d’avis non envoyée : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Order ' + $('settings').first().json.order + ', no review asked for: ' + ($json.error.message ?? $json.error) }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
  },
  links: [
    'shipped > settings > real > settle > order > kept > tickets > gather > count > choice > turn.ask > invite',
    'turn.later > again > order',
    'turn.person > ring',
    'order.error > broken',
    'invite.error > broken',
  ],
  examples,
})
