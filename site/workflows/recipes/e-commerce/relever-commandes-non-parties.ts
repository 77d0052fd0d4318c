import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { LATE } from './relever-commandes-non-parties.code.ts'
import { examples } from './relever-commandes-non-parties.examples.ts'

const CARDS = byName('commandes_signalees')

export default defineRecipe({
  category: 'e-commerce',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Relever chaque matin les commandes payées restées au dépôt',
    problem:
      'La boutique promet un départ sous deux jours ouvrés. Une commande glisse derrière la pile, une autre attend une pièce, et c’est le client qui l’apprend à l’atelier, au dixième jour, fâché.',
    outcome:
      'Du lundi au vendredi à 7 h 30, l’atelier reçoit la liste des commandes WooCommerce « en cours » dont le jour de départ promis est passé, la plus ancienne en tête, week-ends et fériés exclus. Les retraits en magasin ont leur propre paragraphe. À trois jours ouvrés de retard, une carte Trello demande d’appeler le client ; une seule par commande.',
    avoid:
      'Inutile si vous fabriquez à la demande : chaque article a alors son propre délai. Une commande partie en deux colis reste « en cours » et figure dans la liste jusqu’au second.',
    approval:
      'Personne n’écrit au client à votre place. L’atelier expédie ou téléphone, puis passe la commande à « terminée » : elle quitte la liste d’elle-même.',
    failure:
      'Boutique injoignable, courriel refusé, carte rejetée : chaque fois, Slack le dit. Une carte rejetée se retente au matin suivant. Si la table des cartes ne se lit pas, aucune n’est créée, et la liste l’écrit.',
  },
  en: {
    title: 'List each morning the paid orders that have not left',
    problem:
      'The shop promises that parcels leave within two working days. One order slips behind the pile, another waits for a part, and the workshop learns of it from an angry customer on day ten.',
    outcome:
      'Monday to Friday at 7.30 the workshop gets the WooCommerce orders in “processing” whose promised day has gone by, oldest first, weekends and public holidays not counted. Collections in store have a paragraph of their own. Three working days late, a Trello card asks somebody to ring the customer; one an order, no more.',
    avoid:
      'No use if you make to order, where each article has its own delay. An order sent in two parcels stays “processing”, and listed, until the second has gone.',
    approval:
      'Nobody writes to customers for you. The workshop ships or telephones, then sets the order to “completed”, and it drops off the list by itself.',
    failure:
      'Shop out of reach, email refused, card rejected: each time Slack tells. A rejected card is tried again next morning. While the table of cards cannot be read none is created, which the list mentions.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: '7 h 30, jours de semaine', en: '7.30, Monday to Friday' },
      why: { fr: 'Avant le premier carton.', en: 'Before the first box is packed.' },
      with: at('30 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre promesse', en: 'Your promise' },
      why: {
        fr: 'Payée après 14 h, une commande compte du jour ouvré suivant.',
        en: 'Paid after 2 pm, an order counts from the next working day.',
      },
      with: fields(
        {
          promise: 2,
          hour: 14,
          call: 3,
          list: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
          from: 'commandes@votre-boutique.example',
          workshop: 'atelier@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes en cours', en: 'Orders in processing' },
      why: {
        fr: 'Payées, et pas encore dites expédiées.',
        en: 'Paid for, and not yet said to have gone.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'processing' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    told: {
      use: 'dataTable',
      name: { fr: 'Cartes déjà ouvertes', en: 'Cards opened so far' },
      why: {
        fr: 'Table commandes_signalees : order et day, en texte.',
        en: 'Table commandes_signalees: order and day, as text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: CARDS, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    late: {
      use: 'code',
      name: { fr: 'Compter les jours ouvrés', en: 'Count working days' },
      why: {
        fr: 'Heure de Paris, onze jours fériés retirés.',
        en: 'In Paris time, eleven holidays taken out.',
      },
      with: allItems(LATE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Liste, appel ou panne', en: 'List, call or failure' },
      why: { fr: 'Trois lecteurs, trois voies.', en: 'Three readers, three ways.' },
      with: cases({
        list: text('={{ $json.state }}', 'equals', 'list'),
        call: text('={{ $json.state }}', 'equals', 'call'),
      }),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’atelier', en: 'Write to the workshop' },
      why: {
        fr: 'Même vide : l’absence de courriel est alors une panne.',
        en: 'Even when empty: no email then means a failure.',
      },
      with: mailed(
        { from: setting('from'), to: setting('workshop') },
        {
          fr: '=Commandes en retard de départ : {{ $json.count }}',
          en: '=Orders late to leave: {{ $json.count }}',
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [3, 10],
    },
    card: {
      use: 'trello',
      name: { fr: 'Demander l’appel', en: 'Ask for a call' },
      why: {
        fr: 'Une carte se confie à quelqu’un, une ligne de courriel non.',
        en: 'A card can be given to somebody, a line in an email cannot.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: setting('list'),
        name: {
          fr: '={{ $json.number }} : appeler le client, retard {{ $json.days }} j.',
          en: '={{ $json.number }}: ring the customer, {{ $json.days }} days late',
        },
        description: '={{ $json.line }}',
        additionalFields: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir la carte', en: 'Remember the card' },
      why: { fr: 'Une fois créée seulement.', en: 'Only once it was created.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: CARDS,
        columns: columns({
          order: "={{ $('way').item.json.id }}",
          day: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Cartes rejetées', en: 'Cards rejected' },
      why: { fr: 'Dix refus font un message.', en: 'Ten refusals make one message.' },
      with: gathered('number'),
    },
    warn: {
      use: 'slack',
      name: { fr: 'Le dire dans Slack', en: 'Say it in Slack' },
      why: {
        fr: 'Un autre canal que celui qui vient d’échouer.',
        en: 'Not by the way that has just failed.',
      },
      with: posted(
        { fr: '#expeditions', en: '#shipping' },
        {
          fr: "={{ Array.isArray($json.number) ? 'Carte Trello non créée, nouvel essai demain : ' + $json.number.join(', ') : ($json.state === 'list' ? 'Le courriel des commandes en retard n’est pas parti.\\n' : '') + $json.text }}",
          en: "={{ Array.isArray($json.number) ? 'Trello card not created, another try tomorrow: ' + $json.number.join(', ') : ($json.state === 'list' ? 'The email of late orders did not leave.\\n' : '') + $json.text }}",
        },
      ),
      retry: [3, 5],
    },
  },
  links: [
    'morning > settings > orders > told > late > way.list > mail',
    'way.call > card > mark',
    'card.error > lost > warn',
    'mail.error > warn',
    'way.other > warn',
  ],
  related: ['reperer-colis-immobiles', 'preparer-liste-de-prelevement'],
  examples,
})
