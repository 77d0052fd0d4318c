import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-colis-immobiles.examples.ts'

const TABLE = 'colis_signales'

const PARCELS = `const parcels = $input.all().flatMap(({ json: order }) =>
  (order.fulfillments ?? []).filter(({ tracking_number, tracking_company }) => tracking_number && /colissimo|poste/i.test(tracking_company ?? '')).map(one => ({
    parcel: one.tracking_number, order: order.name, email: order.email ?? '', first: order.customer?.first_name ?? '',
  })));
return parcels.map(json => ({ json }));`

/** One answer a parcel, in the same order: a request that fails leaves its place filled. */
const JUDGE = `const settings = $('settings').first().json;
const parcels = $('parcels').all().map(({ json }) => json);
const today = DateTime.fromISO($now.toISODate(), { zone: 'utc' });
return $input.all().flatMap(({ json }, at) => {
  const shipment = json.shipment;
  const last = [...(shipment?.event ?? [])].sort((one, other) => (one.date < other.date ? 1 : -1))[0];
  if (!last) return [{ json: { ...parcels[at], kind: 'unread' } }];
  const days = Math.round(today.diff(DateTime.fromISO(last.date.slice(0, 10), { zone: 'utc' }), 'days').days);
  const kind = shipment.isFinal ? '' : last.code.startsWith('RE') ? 'returned' : last.code === 'AG1' ? (days >= settings.pickup ? 'pickup' : '') : last.code === 'DR1' ? (days >= settings.never ? 'never' : '') : days >= settings.stuck ? 'stuck' : '';
  return kind ? [{ json: { ...parcels[at], kind, days, label: last.label } }] : [];
});`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Repérer les colis immobiles avant que le client n’écrive',
    problem:
      'Un colis dort six jours au même centre de tri. Le client écrit le septième, agacé ; ou bien il oublie le point de retrait, et la commande revient à vos frais.',
    outcome:
      'Chaque matin, les colis Colissimo en route sont suivis. En point de retrait depuis six jours : le client reçoit un rappel. Bloqué ou renvoyé : un ticket Zendesk s’ouvre. Étiquette jamais remise : l’entrepôt le lit dans Mattermost.',
    avoid:
      'Si votre logiciel d’expédition alerte déjà, gardez-le. Un seul transporteur est suivi ici ; chaque autre demande sa requête. En semaine de Noël, allongez les délais, ou l’assistance croulera sous les tickets.',
    approval:
      'Le client ne reçoit de lui-même que le rappel de retrait. Réclamer, renvoyer ou rembourser se décide dans le ticket, par une personne.',
    failure:
      'Un colis que La Poste ne connaît pas est cité dans un courriel, pas jugé. Un rappel refusé devient un ticket. Sans Shopify, un courriel le dit. Un colis n’est signalé qu’une fois par cause.',
  },
  en: {
    title: 'Notice stuck parcels before the customer writes',
    problem:
      'A parcel sleeps six days in one sorting centre. On the seventh the customer writes, annoyed; or they forget the pick-up point, and the order comes back at your cost.',
    outcome:
      'Each morning Colissimo parcels under way are tracked. Six days at a pick-up point: the customer gets a reminder. Stuck or sent back: a Zendesk ticket opens. A label that was never handed over: the warehouse reads it in Mattermost.',
    avoid:
      'If your shipping software warns you already, keep it. One carrier is followed here; every other needs its own request. Around Christmas lengthen the delays, or support will drown in tickets.',
    approval:
      'The pick-up reminder is all that customers get by themselves. Claiming, sending again or refunding is decided in the ticket, by a person.',
    failure:
      'A parcel that La Poste does not know is named in an email rather than judged. A refused reminder becomes a ticket. Without Shopify, an email says so. Each parcel is reported once a cause.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Every morning' },
      why: {
        fr: 'Les événements de la nuit y sont ; l’entrepôt n’a pas encore expédié.',
        en: 'The night’s events are in, and the warehouse has not shipped yet.',
      },
      with: at('30 7 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Chaque cause a le sien : un retrait se rappelle avant le retour, pas après.',
        en: 'Each cause has its own: a pick-up is recalled before the return, not after.',
      },
      with: fields(
        {
          never: 2,
          stuck: 4,
          pickup: 6,
          from: 'commandes@votre-boutique.example',
          channel: { fr: 'identifiant du canal Mattermost', en: 'id of the Mattermost channel' },
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'shopify',
      name: { fr: 'Commandes expédiées', en: 'Orders shipped' },
      why: {
        fr: 'Trois semaines : au-delà, le colis est arrivé ou déjà réclamé.',
        en: 'Three weeks: older parcels have arrived, or are under claim.',
      },
      with: {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          fulfillmentStatus: 'shipped',
          status: 'any',
          createdAtMin: '={{ $now.minus({ days: 21 }).toISODate() }}',
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    parcels: {
      use: 'code',
      name: { fr: 'Un élément par colis', en: 'One item a parcel' },
      why: {
        fr: 'Une commande part parfois en deux cartons, dont un seul s’égare.',
        en: 'An order may leave in two boxes, of which one goes astray.',
      },
      with: allItems(PARCELS),
    },
    track: {
      use: 'httpRequest',
      name: { fr: 'Demander à La Poste', en: 'Ask the carrier' },
      why: {
        fr: 'Cinq à la seconde : la clé gratuite est limitée.',
        en: 'Five a second, as the free key is limited.',
      },
      with: {
        url: '=https://api.laposte.fr/suivi/v2/idships/{{ encodeURIComponent($json.parcel) }}?lang=fr_FR',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        options: { timeout: 15000, batching: { batch: { batchSize: 5, batchInterval: 1000 } } },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Juger le dernier événement', en: 'Judge the last event' },
      why: {
        fr: 'C’est l’âge de l’événement qui compte, pas celui de la commande.',
        en: 'What counts is the age of the event, not that of the order.',
      },
      with: allItems(JUDGE),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalés', en: 'Not reported yet' },
      why: {
        fr: 'Sans mémoire, le même colis ferait un ticket par jour.',
        en: 'Without a memory one parcel would make a ticket a day.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'parcel', keyValue: '={{ $json.parcel }}' },
            { keyName: 'kind', keyValue: '={{ $json.kind }}' },
          ],
        },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Quelle cause ?', en: 'Which cause?' },
      why: {
        fr: 'Client, entrepôt ou transporteur : trois interlocuteurs.',
        en: 'Customer, warehouse or carrier: three people to turn to.',
      },
      with: cases({
        pickup: text('={{ $json.kind }}', 'equals', 'pickup'),
        never: text('={{ $json.kind }}', 'equals', 'never'),
        unread: text('={{ $json.kind }}', 'equals', 'unread'),
      }),
    },
    remind: {
      use: 'brevo',
      name: { fr: 'Rappeler le retrait', en: 'Recall the pick-up' },
      why: {
        fr: 'Le transporteur a écrit le premier jour ; le courriel est enfoui.',
        en: 'The carrier wrote on day one, and that email is buried.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.from }}",
        receipients: '={{ $json.email }}',
        subject: {
          fr: '=Votre commande {{ $json.order }} vous attend au point de retrait',
          en: '=Your order {{ $json.order }} is waiting at the pick-up point',
        },
        textContent: {
          fr: '=Bonjour {{ $json.first }},\n\nVotre colis {{ $json.parcel }} attend depuis {{ $json.days }} jours et sera bientôt renvoyé. Un empêchement ? Répondez à ce message.',
          en: '=Hello {{ $json.first }},\n\nYour parcel {{ $json.parcel }} has been waiting for {{ $json.days }} days and will soon be sent back. Cannot get there? Answer this message.',
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    sent: {
      use: 'if',
      name: { fr: 'Rappel parti ?', en: 'Reminder sent?' },
      why: {
        fr: 'Brevo rend un numéro d’envoi, ou rien.',
        en: 'Brevo returns a message number, or nothing.',
      },
      with: all(isFilled("={{ $json.messageId ?? '' }}")),
    },
    depot: {
      use: 'mattermost',
      name: { fr: 'Prévenir l’entrepôt', en: 'Tell the warehouse' },
      why: {
        fr: 'Le colis est sans doute encore sur une étagère.',
        en: 'The parcel is probably still on a shelf.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: '={{ $json.order }} : étiquette {{ $json.parcel }} imprimée il y a {{ $json.days }} jours, jamais remise.',
          en: '={{ $json.order }}: label {{ $json.parcel }} printed {{ $json.days }} days ago, never handed over.',
        },
        attachments: [],
        otherOptions: {},
      },
    },
    ticket: {
      use: 'zendesk',
      name: { fr: 'Ouvrir un ticket', en: 'Open a ticket' },
      why: {
        fr: 'L’assistance écrit la première, avec le dernier événement sous les yeux.',
        en: 'Support writes first, with the last event in front of them.',
      },
      with: {
        resource: 'ticket',
        operation: 'create',
        description: {
          fr: "={{ 'Colis ' + $('kind').item.json.parcel + ', ' + $('kind').item.json.days + ' jours : ' + $('kind').item.json.label + '. Client : ' + $('kind').item.json.email }}",
          en: "={{ 'Parcel ' + $('kind').item.json.parcel + ', ' + $('kind').item.json.days + ' days: ' + $('kind').item.json.label + '. Customer: ' + $('kind').item.json.email }}",
        },
        additionalFields: {
          subject: {
            fr: "={{ $('kind').item.json.order + ' : ' + (({ stuck: 'colis immobile', returned: 'colis renvoyé', pickup: 'rappel de retrait non parti' })[$('kind').item.json.kind]) }}",
            en: "={{ $('kind').item.json.order + ': ' + (({ stuck: 'parcel stuck', returned: 'parcel sent back', pickup: 'pick-up reminder not sent' })[$('kind').item.json.kind]) }}",
          },
        },
      },
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le signalement', en: 'Remember the report' },
      why: {
        fr: 'Une fois quelqu’un prévenu, jamais avant.',
        en: 'Once somebody has been told, and not before.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          parcel: "={{ $('kind').item.json.parcel }}",
          kind: "={{ $('kind').item.json.kind }}",
        }),
        options: {},
      },
    },
    unread: {
      use: 'aggregate',
      name: { fr: 'Colis inconnus', en: 'Unknown parcels' },
      why: {
        fr: 'Une clé périmée les rend tous muets d’un coup : une seule liste.',
        en: 'An expired key silences all of them at once: one list.',
      },
      with: gathered('parcel'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas suivi', en: 'Say what is not tracked' },
      why: {
        fr: 'Un matin calme doit vouloir dire que tout avance.',
        en: 'A quiet morning has to mean that everything moves.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.from }}",
        subject: { fr: 'Colis non suivis ce matin', en: 'Parcels not tracked today' },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.parcel ? 'La Poste ne dit rien de : ' + $json.parcel.join(', ') : 'Shopify ne répond pas : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $json.parcel ? 'The carrier says nothing of: ' + $json.parcel.join(', ') : 'Shopify does not answer: ' + ($json.error.message ?? $json.error) }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'morning > settings > orders > parcels > track > judge > fresh > kind.pickup > remind > sent.yes > remember',
    'kind.never > depot > remember',
    'kind.unread > unread > tell',
    'kind.other > ticket > remember',
    'sent.no > ticket',
    'orders.error > tell',
  ],
  examples,
})
