import { askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn, gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { AGE, PICK } from './liberer-commandes-sans-virement.code.ts'
import { examples } from './liberer-commandes-sans-virement.examples.ts'

const TABLE = byName('virements_relances')
const post = { from: setting('from'), to: setting('person') }
const state = (name: string) => text('={{ $json.state }}', 'equals', name)

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Relancer, puis libérer les commandes dont le virement ne vient pas',
    problem:
      'Une commande par virement réserve le dernier vélo. L’argent ne vient pas, personne ne relance, et trois acheteurs demandent en vain s’il est disponible.',
    outcome:
      'Du lundi au vendredi à neuf heures, chaque commande WooCommerce en attente de virement depuis cinq jours reçoit un rappel, un seul. À douze jours, la comptable reçoit la liste et un champ pour les virements arrivés ; le reste est annulé, et WooCommerce remet le stock.',
    avoid:
      'Vos conditions de vente doivent annoncer ce délai. Pour une commande sur mesure déjà lancée, téléphonez.',
    approval:
      'La comptable regarde la banque, puis envoie « Oui » depuis une page, avec les numéros payés. Sans réponse sous sept heures, rien n’est annulé et un courriel le dit. Un numéro mal tapé arrête tout.',
    failure:
      'Boutique muette : un courriel. Rappel refusé : le numéro revient à la comptable, avec un nouvel essai au passage suivant. Juste avant d’annuler, chaque commande est relue : payée ou changée d’état entre-temps, elle est laissée. Un refus figure au compte rendu.',
  },
  en: {
    title: 'Remind, then release orders whose bank transfer never comes',
    problem:
      'An order by bank transfer reserves the last bicycle. The money does not come, nobody reminds, and three buyers ask in vain whether it is to be had.',
    outcome:
      'Monday to Friday at nine, each WooCommerce order that has waited five days for its transfer gets one reminder and no more. At twelve days the accountant gets the list, with a field for transfers that came; the rest is cancelled, and WooCommerce puts stock back.',
    avoid:
      'Your terms of sale have to announce this delay. For a made-to-order piece already begun, telephone.',
    approval:
      'The accountant looks at the bank, then sends “Yes” from a page, with the numbers paid. Without an answer within seven hours nothing is cancelled, and an email says so. One mistyped number stops it all.',
    failure:
      'Shop silent: an email. Reminder refused: its number goes to the accountant, and it is tried again on the next run. Right before cancelling, each order is read again: paid or moved meanwhile, it is left. A refusal stands in the account.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Neuf heures, en semaine', en: 'Nine, on weekdays' },
      why: {
        fr: 'Les virements de la nuit sont sur le relevé.',
        en: 'The night’s transfers are on the statement.',
      },
      with: at('0 9 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Délais et adresses', en: 'Delays and addresses' },
      why: {
        fr: 'Cinq jours du calendrier, puis douze ; au-delà de soixante, on n’y touche plus.',
        en: 'Five days by the calendar, then twelve; beyond sixty they are left alone.',
      },
      with: fields(
        {
          remind: 5,
          free: 12,
          oldest: 60,
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          from: 'commandes@votre-boutique.example',
          person: 'comptabilite@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes en attente', en: 'Orders on hold' },
      why: {
        fr: 'Ceux qui paient autrement sont écartés ensuite.',
        en: 'Those that pay in other ways are dropped later.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'on-hold' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    reminded: {
      use: 'dataTable',
      name: { fr: 'Déjà relancées', en: 'Reminded already' },
      why: {
        fr: 'Table virements_relances, colonnes order et day, en texte.',
        en: 'Table virements_relances, columns order and day, both text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    age: {
      use: 'code',
      name: { fr: 'Compter les jours', en: 'Count the days' },
      why: {
        fr: 'Annulable quatre jours au moins après le rappel, jamais avant.',
        en: 'To be cancelled four days after the reminder at the earliest.',
      },
      with: allItems(AGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Rappeler ou libérer ?', en: 'Remind or release?' },
      why: {
        fr: 'Le client d’abord, la comptable ensuite.',
        en: 'The customer first, the accountant after.',
      },
      with: cases({ remind: state('remind'), free: state('free') }),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Rappeler au client', en: 'Remind the customer' },
      why: {
        fr: 'Sans IBAN, qu’un faux rappel changerait ; sans nouvel essai, qui récrirait à tous.',
        en: 'No IBAN, which a forgery would change; no second try, which would write to all again.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.email }}' },
        {
          fr: '=Commande {{ $json.number }} : votre virement',
          en: '=Order {{ $json.number }}: your bank transfer',
        },
        {
          fr: '=Bonjour {{ $json.first }},\n\nnous n’avons pas encore reçu le virement de {{ $json.total }} pour la commande {{ $json.number }}. Les coordonnées bancaires sont dans le message de confirmation ; rappelez ce numéro en référence.\n\nIl est déjà parti ? Ne tenez pas compte de ce message. Vous ne voulez plus la commande ? Répondez-nous, nous l’annulons.',
          en: '=Hello {{ $json.first }},\n\nwe have not yet received the transfer of {{ $json.total }} for order {{ $json.number }}. Our bank details are in the confirmation message; please give this number as reference.\n\nIs it on its way? Then ignore this message. Do you no longer want the order? Answer us, and we cancel it.',
        },
      ),
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le rappel', en: 'Remember the reminder' },
      why: {
        fr: 'Écrit une fois le message parti.',
        en: 'Written once the message has left.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          order: "={{ String($('way').item.json.id) }}",
          day: "={{ $('way').item.json.day }}",
        }),
        options: {},
      },
    },
    refused: {
      use: 'aggregate',
      name: { fr: 'Rappels refusés', en: 'Reminders refused' },
      why: {
        fr: 'L’adresse se corrige dans la commande.',
        en: 'A wrong address is mended in the order.',
      },
      with: gathered('number'),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Une question par jour, et non une par commande.',
        en: 'One question a day rather than one an order.',
      },
      with: allIn('orders'),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander à la comptable', en: 'Ask the accountant' },
      why: {
        fr: 'Elle seule voit la banque.',
        en: 'Nobody else sees the bank.',
      },
      with: askedByMail(
        post,
        {
          fr: '=Virements non reçus : {{ $json.orders.length }} commandes à libérer ?',
          en: '=Transfers not received: {{ $json.orders.length }} orders to release?',
        },
        {
          fr: "={{ $json.orders.map((one) => one.line).join('\\n') }}\n\nAnnulées, elles rendent leur stock. Écrivez les numéros de celles dont l’argent est arrivé.",
          en: "={{ $json.orders.map((one) => one.line).join('\\n') }}\n\nOnce cancelled they give their stock back. Write the numbers of those whose money has come.",
        },
        { fr: 'Annuler ces commandes', en: 'Cancel these orders' },
        [7, 'hours'],
        [{ fieldLabel: { fr: 'Sauf ces commandes, payées', en: 'Except these, paid' } }],
      ),
    },
    pick: {
      use: 'code',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: {
        fr: 'Un numéro inconnu cache une commande payée.',
        en: 'An unknown number hides an order that was paid.',
      },
      with: allItems(PICK),
    },
    go: {
      use: 'switch',
      name: { fr: 'À annuler ?', en: 'To be cancelled?' },
      why: {
        fr: 'Le reste finit dans un courriel.',
        en: 'The rest ends in an email.',
      },
      with: cases({ cancel: state('cancel') }),
    },
    current: {
      use: 'wooCommerce',
      name: { fr: 'Relire la commande', en: 'Read the order again' },
      why: {
        fr: 'La question a pu attendre sept heures.',
        en: 'The question may have waited seven hours.',
      },
      with: { resource: 'order', operation: 'get', orderId: '={{ $json.id }}' },
      onError: 'continue',
      retry: [3, 5],
    },
    still: {
      use: 'if',
      name: { fr: 'Toujours en attente ?', en: 'Still on hold?' },
      why: {
        fr: 'Passée « en cours » par un collègue, elle est payée.',
        en: 'Set to “processing” by a colleague, it is paid.',
      },
      with: all(text("={{ $json.status ?? '' }}", 'equals', 'on-hold')),
    },
    cancel: {
      use: 'wooCommerce',
      name: { fr: 'Annuler', en: 'Cancel' },
      why: {
        fr: 'WooCommerce rend le stock et envoie ses propres messages.',
        en: 'WooCommerce gives stock back and sends messages of its own.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: '={{ $json.id }}',
        updateFields: { status: 'cancelled' },
      },
      onError: 'continue',
    },
    gone: {
      use: 'set',
      name: { fr: 'Ligne d’annulation', en: 'Line of a cancellation' },
      why: {
        fr: 'D’après l’état que WooCommerce renvoie.',
        en: 'By the state WooCommerce returns.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('go').item.json.number + ($json.status === 'cancelled' ? ' : annulée, stock rendu' : ' : REFUSÉE par WooCommerce') }}",
            en: "={{ $('go').item.json.number + ($json.status === 'cancelled' ? ': cancelled, stock given back' : ': REFUSED by WooCommerce') }}",
          },
        },
        { alone: true },
      ),
    },
    left: {
      use: 'set',
      name: { fr: 'Ligne laissée', en: 'Line left alone' },
      why: {
        fr: 'Laissée, et non oubliée.',
        en: 'Left rather than forgotten.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('go').item.json.number + ($json.error ? ' : NON RELUE, laissée' : ' : plus en attente, laissée') }}",
            en: "={{ $('go').item.json.number + ($json.error ? ': NOT READ AGAIN, left' : ': no longer on hold, left') }}",
          },
        },
        { alone: true },
      ),
    },
    both: {
      use: 'merge',
      name: { fr: 'Annulées et laissées', en: 'Cancelled and left' },
      why: { fr: 'Un seul compte rendu.', en: 'A single account.' },
      with: { mode: 'append', numberInputs: 2 },
    },
    lines: {
      use: 'aggregate',
      name: { fr: 'Le compte rendu', en: 'The account' },
      why: {
        fr: 'À garder avec le relevé du jour.',
        en: 'To be kept with the day’s statement.',
      },
      with: gathered('line'),
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Give the account' },
      why: {
        fr: 'Un virement peut croiser l’annulation.',
        en: 'A transfer may cross the cancellation.',
      },
      with: mailed(
        post,
        { fr: 'Commandes libérées', en: 'Orders released' },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas fait', en: 'Say what was not done' },
      why: {
        fr: 'Un stock que l’on croit libre se vend deux fois.',
        en: 'Stock believed to be free is sold twice.',
      },
      with: mailed(
        post,
        { fr: 'Commandes par virement : à regarder', en: 'Orders by transfer: have a look' },
        {
          fr: "={{ $json.text ?? 'Rappel non parti pour : ' + $json.number.join(', ') }}",
          en: "={{ $json.text ?? 'Reminder not sent for: ' + $json.number.join(', ') }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > orders > reminded > age > way.remind > send > remember',
    'send.error > refused > tell',
    'way.free > gather > ask > pick > go.cancel > current > still.yes > cancel > gone > both:0 > lines > done',
    'still.no > left > both:1',
    'go.other > tell',
    'way.other > tell',
  ],
  related: ['rapprocher-virements-factures', 'retrouver-paiements-sans-commande'],
  examples,
})
