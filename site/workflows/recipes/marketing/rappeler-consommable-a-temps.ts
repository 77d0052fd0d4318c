import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE, MAY } from './rappeler-consommable-a-temps.code.ts'
import { examples } from './rappeler-consommable-a-temps.examples.ts'

const FROM = setting('sender')
const TEAM = { from: FROM, to: setting('team') }
const TABLE = byName('refill_reminders')

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Rappeler le consommable au moment où il s’use',
    problem:
      'La carafe est vendue avec une cartouche qui dure quatre mois. Le client y pense au bout de six, et en prend une au supermarché. La relance automatique de la boutique, elle, part à date fixe, même chez qui vient d’en racheter trois.',
    outcome:
      'Chaque matin, le flux lit dans votre feuille combien dure chaque pièce, retrouve dans WooCommerce le dernier achat de chacun et écrit dix jours avant la fin. Trois cartouches achetées comptent pour trois durées ; un rachat remet le compteur à zéro. Un seul message par achat, jamais deux le même jour à la même personne.',
    avoid:
      'La prospection d’un client pour un produit analogue n’est permise en France que s’il en a été averti en donnant son adresse et a pu refuser alors. Sans cette mention au moment de commander, il faut un accord. Les durées viennent du fabricant, pas d’un désir de vendre plus tôt.',
    approval:
      'Vous écrivez les durées et le nom de chaque pièce. Votre page de désinscription, dans chaque message, doit bloquer le contact dans Brevo : le flux le relit avant d’écrire. Les commandes remboursées, même en partie, sont laissées.',
    failure:
      'Feuille ou boutique muette : personne ne reçoit rien, un courriel le dit. Brevo ne répond pas : on n’écrit pas, la liste vous parvient et l’essai est refait chaque matin pendant une semaine. Message refusé : même liste, même délai.',
  },
  en: {
    title: 'Remind customers of refills just as the last one runs out',
    problem:
      'The jug is sold with a cartridge that lasts four months. Customers think of it after six and take one at the supermarket. The shop’s own reminder leaves on a fixed date, even to those who have just bought three.',
    outcome:
      'Each morning the flow reads from your sheet how long each part lasts, finds everyone’s last purchase in WooCommerce and writes ten days before the end. Three cartridges count for three periods; buying again sets the clock back. One message a purchase, never two on one day to the same person.',
    avoid:
      'In France customers may be written to about similar products only if they were told so when they gave their address, and could refuse then. Without that line at the checkout you need consent. Let the periods come from the maker, not from a wish to sell sooner.',
    approval:
      'You write the periods and the name of each part. Your unsubscribe page, in every message, has to block the contact in Brevo: the flow reads that again before it writes. Orders refunded, even in part, are left alone.',
    failure:
      'Sheet or shop silent: nobody gets anything and an email says so. Brevo does not answer: nothing is written, the list reaches you and it is tried again each morning for a week. Message refused: the same list, the same week.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin à 10 heures', en: 'Each morning at ten' },
      why: { fr: 'Une heure où l’on peut commander.', en: 'An hour when people can order.' },
      with: at('0 10 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your periods' },
      why: {
        fr: 'before : jours d’avance. open : jours pendant lesquels on essaie encore.',
        en: 'before: days ahead. open: days during which it is still tried.',
      },
      with: fields({
        before: 10,
        open: 7,
        brand: 'Votre boutique',
        leave: 'https://www.votre-boutique.example/ne-plus-recevoir',
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        sender: 'bonjour@votre-boutique.example',
        team: 'boutique@votre-boutique.example',
      }),
    },
    rules: {
      use: 'googleSheets',
      name: { fr: 'Lire les durées', en: 'Read the periods' },
      why: {
        fr: 'Colonnes sku (appareil), refill (références séparées par |), lasts_days, name, link.',
        en: 'Columns sku (the machine), refill (references split by |), lasts_days, name, link.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Durées', en: 'Periods' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Deux ans de commandes', en: 'Two years of orders' },
      why: {
        fr: 'Trois filtres d’un an s’achètent d’un coup.',
        en: 'Filters that last a year are bought by three.',
      },
      once: true,
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { after: '={{ $now.minus({ months: 24 }).toISO() }}' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    due: {
      use: 'code',
      name: { fr: 'Bientôt usées', en: 'Soon used up' },
      why: {
        fr: 'Seul le dernier achat compte, appareil ou recharge.',
        en: 'Only the last purchase counts, machine or refill.',
      },
      with: allItems(DUE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Lisible ?', en: 'Readable?' },
      why: {
        fr: 'Rien de lu n’est pas rien à faire.',
        en: 'Nothing read is not nothing due.',
      },
      with: cases({
        due: text('={{ $json.kind }}', 'equals', 'due'),
        blind: text('={{ $json.kind }}', 'equals', 'blind'),
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore rappelée', en: 'Not reminded yet' },
      why: {
        fr: 'Une ligne par achat ; table à une colonne, mark.',
        en: 'A row a purchase; a table of one column, mark.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    contact: {
      use: 'httpRequest',
      name: { fr: 'Refuse-t-il vos messages ?', en: 'Do they refuse messages?' },
      why: {
        fr: 'Une adresse inconnue de Brevo n’a rien refusé.',
        en: 'An address unknown to Brevo has refused nothing.',
      },
      with: {
        url: '=https://api.brevo.com/v3/contacts/{{ encodeURIComponent($json.email) }}',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'sendInBlueApi',
        options: {
          response: { response: { fullResponse: true, neverError: true, responseFormat: 'json' } },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    may: {
      use: 'code',
      name: { fr: 'Peut-on écrire ?', en: 'May one write?' },
      why: {
        fr: 'Toute réponse inattendue retient le message.',
        en: 'Any unexpected answer holds the message back.',
      },
      with: allItems(MAY),
    },
    way: {
      use: 'switch',
      name: { fr: 'Écrire ou retenir', en: 'Write or hold' },
      why: { fr: 'Dans le doute, on se tait.', en: 'When in doubt, say nothing.' },
      with: cases({
        write: text('={{ $json.way }}', 'equals', 'write'),
        hold: text('={{ $json.way }}', 'equals', 'hold'),
      }),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Rappeler', en: 'Remind' },
      why: {
        fr: 'Date d’achat comprise, que le client peut démentir.',
        en: 'With the day of purchase, which customers may correct.',
      },
      with: mailed(
        { from: FROM, to: '={{ $json.email }}' },
        {
          fr: "={{ $json.what }} : bientôt à changer ({{ $('settings').first().json.brand }})",
          en: "={{ $json.what }}: soon to be changed ({{ $('settings').first().json.brand }})",
        },
        {
          fr: "=Bonjour{{ $json.first ? ' ' + $json.first : '' }},\n\nVotre dernier achat date du {{ $json.bought }} ; d’après la durée prévue, il faudra changer vers le {{ $json.over }} : {{ $json.what }}.\n{{ $json.link }}\n\nVous recevez ce message comme client de {{ $('settings').first().json.brand }}. Ne plus en recevoir : {{ $('settings').first().json.leave }}",
          en: "=Hello{{ $json.first ? ' ' + $json.first : '' }},\n\nYour last purchase was on {{ $json.bought }}; by the expected life, this is to be changed around {{ $json.over }}: {{ $json.what }}.\n{{ $json.link }}\n\nYou get this message as a customer of {{ $('settings').first().json.brand }}. To get no more: {{ $('settings').first().json.leave }}",
        },
      ),
      onError: 'output',
    },
    noted: {
      use: 'dataTable',
      name: { fr: 'Noter le rappel', en: 'Note the reminder' },
      why: {
        fr: 'Après l’envoi.',
        en: 'After sending.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ mark: "={{ $('may').item.json.mark }}" }),
        options: {},
      },
    },
    refused: {
      use: 'set',
      name: { fr: 'Message refusé', en: 'Message refused' },
      why: {
        fr: 'La commande suffit à retrouver le client.',
        en: 'The order is enough to find the customer.',
      },
      with: fields(
        {
          line: {
            fr: "=Commande {{ $('may').item.json.mark }} : message refusé, {{ $json.error.message ?? $json.message ?? $json.error }}",
            en: "=Order {{ $('may').item.json.mark }}: message refused, {{ $json.error.message ?? $json.message ?? $json.error }}",
          },
        },
        { alone: true },
      ),
    },
    list: {
      use: 'aggregate',
      name: { fr: 'Réunir', en: 'Gather' },
      why: { fr: 'Un courriel, pas quarante.', en: 'One email, not forty.' },
      with: gathered('line'),
    },
    told: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui attend', en: 'Tell what is waiting' },
      why: {
        fr: 'Une clé Brevo périmée se voit là.',
        en: 'An expired Brevo key shows here.',
      },
      with: mailed(
        TEAM,
        {
          fr: '=Rappels de consommables en attente : {{ $json.line.length }}',
          en: '=Refill reminders waiting: {{ $json.line.length }}',
        },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Aucun rappel envoyé', en: 'No reminder sent' },
      why: {
        fr: 'Le lendemain rattrape, s’il répond.',
        en: 'The next day catches up, if it answers.',
      },
      with: mailed(
        TEAM,
        { fr: 'Rappels de consommables : rien envoyé', en: 'Refill reminders: nothing sent' },
        '={{ $json.why }}',
      ),
    },
  },
  links: [
    'daily > settings > rules > orders > due > kind.due > fresh > contact > may > way.write > send > noted',
    'send.error > refused > list > told',
    'way.hold > list',
    'kind.blind > blind',
  ],
  examples,
  related: ['prevenir-liste-attente-stock', 'reperer-client-hors-rythme'],
})
