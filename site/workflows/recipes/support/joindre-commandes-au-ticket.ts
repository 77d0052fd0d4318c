import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './joindre-commandes-au-ticket.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TABLE = byName("={{ $('settings').first().json.table }}")

/** The shop's search looks into names and addresses too: only what this address ordered counts. */
const SUMMARY = inBoth(
  (words) => String.raw`${words.euros}const { email, wrote, shop } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const cause = rows.find((row) => row.error !== undefined)?.error
if (cause) return [{ json: { state: 'down', note: '${words.down}' + shop + '.' } }]
const orders = rows.filter((row) => email && String(row.billing?.email ?? '').trim().toLowerCase() === email)
  .sort((one, other) => String(other.date_created_gmt).localeCompare(String(one.date_created_gmt)))
const named = orders.filter(({ number }) => new RegExp('(?<!\\d)' + number + '(?!\\d)').test(wrote))
const cited = [...wrote.matchAll(/(?:commande|order|n°|#)\s*(?:n°|no|number)?\s*:?\s*(\d{3,})/gi)].map(([, number]) => number)
const strangers = [...new Set(cited)].filter((number) => !orders.some((one) => String(one.number) === number))
const foreign = strangers.length > 0 && rows.length < 50 ? '${words.foreign}' + strangers.join(', ') + '${words.notTheirs}' : ''
const shown = [...named, ...orders.filter((one) => !named.includes(one))].slice(0, 3)
const total = (one) => one.currency === 'EUR' ? euros(Math.round(Number(one.total) * 100) / 100) : one.total + ' ' + one.currency
const lines = shown.map((one) => [
  (named.includes(one) ? '→ ' : '') + '${words.order}' + one.number,
  DateTime.fromISO(one.date_created_gmt + 'Z').setZone($now.zoneName).toFormat('dd/MM/yyyy'),
  { pending: '${words.pending}', processing: '${words.processing}', 'on-hold': '${words.hold}', completed: '${words.completed}', cancelled: '${words.cancelled}', refunded: '${words.refunded}', failed: '${words.failed}' }[one.status] ?? one.status,
  total(one) + (one.refunds?.length > 0 ? '${words.partly}' : ''),
  one.line_items.slice(0, 3).map(({ quantity, name }) => quantity + ' × ' + name).join(', ') + (one.line_items.length > 3 ? '…' : ''),
].join(' · '))
const head = !email ? '${words.noAddress}' : orders.length === 0 ? '${words.none}' + email + '.' : '${words.count}' + orders.length + (orders.length === 50 ? '+' : '')
return [{ json: { state: 'read', count: orders.length, named: named.map(({ number }) => number), note: [head, foreign, ...lines].filter(Boolean).join('\n') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      down: 'Commandes non lues, la boutique ne répond pas : ',
      foreign: 'Le message cite le ',
      notTheirs: ' : pas de commande de ce numéro à cette adresse, vérifiez à qui vous répondez.',
      order: 'Commande ',
      pending: 'en attente de paiement',
      processing: 'en préparation',
      hold: 'suspendue',
      completed: 'terminée',
      cancelled: 'annulée',
      refunded: 'remboursée',
      failed: 'paiement échoué',
      partly: ' (dont un remboursement)',
      noAddress: 'Ticket sans adresse : aucune commande cherchée.',
      none: 'Aucune commande trouvée pour ',
      count: 'Commandes à cette adresse : ',
    },
    en: {
      euros: EUROS.en,
      down: 'Orders not read, the shop does not answer: ',
      foreign: 'The message names ',
      notTheirs: ': no order of that number at this address, check whom you are answering.',
      order: 'Order ',
      pending: 'awaiting payment',
      processing: 'being prepared',
      hold: 'on hold',
      completed: 'completed',
      cancelled: 'cancelled',
      refunded: 'refunded',
      failed: 'payment failed',
      partly: ' (partly refunded)',
      noAddress: 'Ticket without an address: no order looked for.',
      none: 'No order found for ',
      count: 'Orders at this address: ',
    },
  },
)

export default defineRecipe({
  category: 'support',
  level: 'simple',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Joindre à chaque ticket les commandes du client',
    problem:
      'Pour répondre « où en est ma commande ? », l’agent quitte Zendesk, ouvre la boutique, copie l’adresse, cherche, revient. Deux minutes par ticket, et un jour la mauvaise commande.',
    outcome:
      'Chaque nouveau ticket reçoit une note interne : trois commandes WooCommerce de cette adresse au plus, celle dont le numéro est cité d’abord, puis les plus récentes, avec date, état, montant TTC et articles. Un numéro qui n’est pas au client est signalé.',
    avoid:
      'Qui commande avec une adresse et écrit avec une autre reste introuvable. Une boutique de trois commandes par jour s’en passe. Sur Shopify ou PrestaShop, changez le nœud de lecture et les noms d’états.',
    approval:
      'Rien ne part au client : la note aide l’agent, qui vérifie à qui il parle. Une adresse d’expéditeur se falsifie ; avant de donner un détail de commande, demandez un renseignement que la note ne montre pas.',
    failure:
      'Boutique muette : la note le dit, avec l’adresse à ouvrir. Si Zendesk refuse la note, le ticket est cité dans Slack. Un appel répété de Zendesk n’ajoute pas de seconde note.',
  },
  en: {
    title: 'Attach a customer’s orders to every ticket',
    problem:
      'To answer “where is my order?” the agent leaves Zendesk, opens the shop, copies the address, searches and comes back. Two minutes a ticket and, one day, the wrong order.',
    outcome:
      'Each new ticket gets an internal note: up to three WooCommerce orders of that address, the one whose number is named first, then the latest, with date, status, amount including VAT and items. A number that is not the customer’s is pointed out.',
    avoid:
      'Somebody who orders with one address and writes from another is not found. A shop with three orders a day can do without. For Shopify or PrestaShop, change the reading node and the names of statuses.',
    approval:
      'Nothing goes to the customer: the note helps the agent, who checks whom they talk to. A sender’s address can be forged; before giving away details of an order, ask for something that the note does not show.',
    failure:
      'The shop is silent: the note says so, with the address to open. Zendesk refuses the note: Slack names the ticket. A repeated call from Zendesk adds no second note.',
  },
  nodes: {
    created: {
      use: 'webhook',
      name: { fr: 'Ticket créé', en: 'Ticket created' },
      why: {
        fr: 'Un déclencheur Zendesk envoie numéro, adresse, objet et premier message, secret d’en-tête compris.',
        en: 'A Zendesk trigger sends number, address, subject and first message, with a secret header.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'ticket-cree', en: 'ticket-created' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Ticket et boutique', en: 'Ticket and shop' },
      why: {
        fr: 'L’adresse en minuscules : deux écritures, un seul client.',
        en: 'The address in lower case, as two spellings are one customer.',
      },
      with: fields(
        {
          ticket: "={{ String($json.body.ticket ?? '').replace(/[^0-9]/g, '') }}",
          email: "={{ String($json.body.email ?? '').trim().toLowerCase() }}",
          wrote: "={{ [$json.body.subject, $json.body.text].join(' ').slice(0, 4000) }}",
          shop: 'https://boutique.savonnerie-leroux.example/wp-admin',
          table: { fr: 'tickets annotés', en: 'annotated tickets' },
        },
        { alone: true },
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore annoté', en: 'Not annotated yet' },
      why: {
        fr: 'Zendesk rappelle quand n8n tarde à répondre.',
        en: 'Zendesk calls again when n8n is slow to answer.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'ticket', keyValue: '={{ $json.ticket }}' }] },
      },
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Chercher ses commandes', en: 'Find their orders' },
      why: {
        fr: 'Par adresse : la moitié des clients commandent sans créer de compte.',
        en: 'By address, as half of all customers order without an account.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: false,
        limit: 50,
        options: { search: "={{ $('settings').first().json.email }}" },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    summary: {
      use: 'code',
      name: { fr: 'Écrire trois lignes', en: 'Write three lines' },
      why: {
        fr: 'Sans adresse ni téléphone : la note n’a que ce qu’il faut pour répondre.',
        en: 'Without address or phone number: the note holds what answering takes and no more.',
      },
      with: allItems(SUMMARY),
    },
    note: {
      use: 'zendesk',
      name: { fr: 'Poser la note', en: 'Leave the note' },
      why: {
        fr: 'Interne, jamais publique : le client n’a pas à lire nos vérifications.',
        en: 'Internal and never public: customers need not read our checks.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: "={{ $('settings').first().json.ticket }}",
        updateFields: { internalNote: '={{ $json.note }}' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le ticket', en: 'Remember the ticket' },
      why: {
        fr: 'Son seul numéro, une fois la note posée.',
        en: 'Its number alone, once the note is there.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ ticket: "={{ $('settings').first().json.ticket }}" }),
        options: {},
      },
    },
    refused: {
      use: 'slack',
      name: { fr: 'Note refusée', en: 'Note refused' },
      why: {
        fr: 'Sans commande dans Slack : un canal se lit trop largement.',
        en: 'With no order in Slack, which too many people read.',
      },
      with: posted(CHANNEL, {
        fr: "=Ticket #{{ $('settings').first().json.ticket }} : commandes non jointes ({{ $json.error.message ?? $json.error }}).",
        en: "=Ticket #{{ $('settings').first().json.ticket }}: orders not attached ({{ $json.error.message ?? $json.error }}).",
      }),
    },
  },
  links: [
    'created > settings > fresh > orders > summary > note > remember',
    'note.error > refused',
  ],
  examples,
})
