import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { PLAN } from './reclamer-numero-de-commande.code.ts'
import { examples } from './reclamer-numero-de-commande.examples.ts'

const ASKED = byName(setting('asked'))
const DESK = setting('desk')
const read = (model: string, fieldsList: string, filter: Params): Params => ({
  resource: 'custom',
  operation: 'getAll',
  customResource: byId(model),
  returnAll: true,
  options: { fieldsList },
  filters: { filter: [filter] },
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Réclamer le numéro de commande qui manque pour facturer',
    problem:
      'Certains clients ne paient aucune facture sans leur numéro de commande. La vôtre part sans lui, revient au bout de trois semaines, et le délai de paiement recommence le jour où vous la refaites.',
    outcome:
      'Du lundi au vendredi, le flux lit dans Odoo ce qui est à facturer aux clients qui exigent un numéro et n’en porte pas. Un courriel par client le demande, commande par commande ; un rappel suit cinq jours plus tard, puis l’administration des ventes reçoit ce qui reste à réclamer par téléphone.',
    avoid:
      'Si le client passe par un portail qui délivre lui-même ces numéros, reliez le portail. Quand le numéro manque souvent, demandez-le plutôt avant de livrer.',
    approval:
      'Deux courriels au plus par commande partent sans relecture : ils ne demandent qu’un numéro. Une personne lit la réponse et l’écrit dans Odoo ; tant que le champ est vide, la suite vient.',
    failure:
      'Odoo muet : personne n’est relancé et l’administration des ventes l’apprend. Courriel refusé : elle le reçoit, et la demande repart au passage suivant. Un client sans adresse lui est signalé sans attendre.',
  },
  en: {
    title: 'Ask for the purchase order number an invoice lacks',
    problem:
      'Some clients pay no invoice without their order number. Yours leaves without it, comes back after three weeks, and the term of payment starts over on the day you issue it again.',
    outcome:
      'Every weekday morning the flow reads in Odoo what is to be invoiced to clients who insist on a number and bears none. One email a client asks for it, order by order; a reminder follows five days later, then sales administration gets what is left to ask for by telephone.',
    avoid:
      'Where the client has a portal that issues these numbers, connect the portal. If the number is often missing, rather ask before you deliver.',
    approval:
      'At most two emails for each order leave unread by anyone: they ask for a number and nothing else. A person reads the answer and enters it in Odoo; as long as the field is empty, the next step comes.',
    failure:
      'Odoo silent: nobody is chased, and sales administration hears of it. An email refused: they get it, and the request leaves again with the next run. A client without an address is reported to them at once.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 8 h 30', en: 'Monday to Friday, 8:30' },
      why: {
        fr: 'Une seconde exécution du jour ne renvoie rien.',
        en: 'A second run on the same day sends nothing.',
      },
      with: at('30 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Étiquette et délai', en: 'Tag and pause' },
      why: {
        fr: 'Le numéro de l’étiquette « Commande exigée » posée sur l’adresse de facturation.',
        en: 'The number of the tag “Order required” put on the invoicing address.',
      },
      with: fields({
        tag: 12,
        pause: 5,
        asked: 'order_numbers_asked',
        desk: 'adv@votre-entreprise.example',
      }),
    },
    orders: {
      use: 'odoo',
      name: { fr: 'Commandes à facturer', en: 'Orders to invoice' },
      why: {
        fr: 'Odoo les dit « à facturer » selon votre règle, commande ou livraison.',
        en: 'Odoo calls them “to invoice” by your rule, ordered or delivered.',
      },
      with: read(
        'sale.order',
        'name,partner_invoice_id,client_order_ref,amount_untaxed,currency_id',
        { fieldName: 'invoice_status', operator: 'equal', value: 'to invoice' },
      ),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    clients: {
      use: 'odoo',
      name: { fr: 'Clients facturés', en: 'Clients invoiced' },
      why: {
        fr: 'Une lecture pour tous : adresse et étiquettes.',
        en: 'One reading for all: address and tags.',
      },
      with: read('res.partner', 'name,email,category_id', {
        fieldName: 'id',
        operator: 'in',
        value:
          "={{ [...new Set($('orders').all().map(one => one.json.partner_invoice_id ? one.json.partner_invoice_id[0] : 0))].join(',') }}",
      }),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà demandé', en: 'Asked already' },
      why: {
        fr: 'Par commande : étape et jour du dernier envoi.',
        en: 'By order: step and day of the last message.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: ASKED, returnAll: true },
      once: true,
      always: true,
    },
    plan: {
      use: 'code',
      name: { fr: 'Dire ce qui est dû', en: 'Tell what is due' },
      why: {
        fr: 'Demander, rappeler, téléphoner : jamais deux étapes le même jour.',
        en: 'Ask, remind, telephone: never two steps in a day.',
      },
      with: allItems(PLAN),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Au client ou à nous ?', en: 'To the client or to us?' },
      why: {
        fr: 'La troisième fois, un appel vaut mieux.',
        en: 'The third time, a call is better.',
      },
      with: cases({
        ask: text('={{ $json.kind }}', 'equals', 'ask'),
        late: text('={{ $json.kind }}', 'equals', 'late'),
      }),
    },
    write: {
      use: 'outlook',
      name: { fr: 'Demander le numéro', en: 'Ask for the number' },
      why: {
        fr: 'De la boîte reliée : choisissez celle de l’administration des ventes.',
        en: 'From the mailbox connected: choose that of sales administration.',
      },
      with: outlookSent(
        '={{ $json.to }}',
        {
          fr: "={{ $json.again ? 'Rappel : votre' : 'Votre' }} numéro de commande pour notre facture",
          en: "={{ $json.again ? 'Reminder: your' : 'Your' }} order number for our invoice",
        },
        {
          fr: '=Bonjour,\n\nPour que notre facture vous parvienne complète, pouvez-vous nous donner votre numéro de commande pour :\n\n{{ $json.text }}\n\nUne réponse à ce message suffit. Merci.',
          en: '=Hello,\n\nSo that our invoice reaches you complete, please give us your order number for:\n\n{{ $json.text }}\n\nA reply to this message will do. Thank you.',
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    call: {
      use: 'outlook',
      name: { fr: 'Faire téléphoner', en: 'Have them called' },
      why: {
        fr: 'Ces ventes ne seront pas payées tant que personne n’appelle.',
        en: 'These sales go unpaid until somebody calls.',
      },
      with: outlookSent(
        DESK,
        {
          fr: '=Numéros de commande à demander par téléphone : {{ $json.rows.length }}',
          en: '=Order numbers to ask for by telephone: {{ $json.rows.length }}',
        },
        '={{ $json.text }}',
      ),
    },
    said: {
      use: 'set',
      name: { fr: 'Étapes faites', en: 'Steps done' },
      why: {
        fr: 'Celles dont le message est parti.',
        en: 'Those whose message has left.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('kind').item.json.rows }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Commande par commande', en: 'Order by order' },
      why: {
        fr: 'Un numéro reçu n’arrête que sa commande.',
        en: 'A number received stops its own order alone.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir l’étape', en: 'Remember the step' },
      why: { fr: 'La suite se compte de là.', en: 'The next one counts from there.' },
      with: remembered(ASKED, 'sale', {
        sale: '={{ $json.sale }}',
        step: '={{ $json.step }}',
        day: '={{ $json.day }}',
      }),
    },
    unsent: {
      use: 'set',
      name: { fr: 'Demande non partie', en: 'Request not sent' },
      why: {
        fr: 'Souvent une adresse périmée, que l’on corrige dans Odoo.',
        en: 'Mostly an address out of date, to be mended in Odoo.',
      },
      with: fields(
        {
          text: "={{ $('kind').item.json.name + ' <' + $('kind').item.json.to + '> – ' + ($json.error.message ?? $json.error) }}",
        },
        { alone: true },
      ),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Prévenir l’administration des ventes', en: 'Tell sales administration' },
      why: {
        fr: 'Une relance qui ne part pas ne doit pas passer pour une absence de manque.',
        en: 'A chase that fails must not look like nothing missing.',
      },
      with: outlookSent(
        DESK,
        { fr: 'Numéros de commande : demande non faite', en: 'Order numbers: not asked for' },
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'morning > settings > orders > clients > known > plan > kind.ask > write > said > each > mark',
    'kind.late > call > said',
    'kind.other > warn',
    'write.error > unsent > warn',
  ],
  examples,
})
