import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, CHOICE, CHOICES } from './faire-choisir-article-manquant.code.ts'
import { examples } from './faire-choisir-article-manquant.examples.ts'

const TABLE = byName('manquants_demandes')
const found = (name: string) => `={{ $('check').first().json.${name} }}`
const CHANNEL = { fr: '#preparation', en: '#packing' }

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Faire choisir le client quand un article manque au colis',
    problem:
      'Le logiciel en compte deux, le rayon est vide. Le préparateur met la commande de côté, l’assistance écrira. Trois jours passent ; le client voulait le cadeau pour samedi et se serait contenté du reste.',
    outcome:
      'Le préparateur saisit commande, référence et quantité. Le client reçoit aussitôt un courriel et choisit sur une page : attendre, recevoir le reste, annuler. Attendre met la commande en attente ; les deux autres créent une tâche Todoist, montant compris.',
    avoid:
      'Un seul manquant par commande et par référence ; pour trois, appelez. Commande entière absente, en devise étrangère ou déjà remboursée en partie : à une personne. Un produit de remplacement se propose mieux de vive voix.',
    approval:
      'Le client décide, une personne rembourse ou annule depuis la tâche. Le montant est le prix payé, remise déduite et TVA comprise ; le port se juge à part.',
    failure:
      'Saisie impossible, courriel refusé, silence de 48 heures, commande changée entre-temps : Slack dit quoi reprendre. Formulaire renvoyé : aucun second courriel ne part. Note refusée sur la commande : le choix suit son cours.',
  },
  en: {
    title: 'Let customers choose when an item is missing from the parcel',
    problem:
      'The software counts two, the shelf is empty. The packer puts the order aside, support will write. Three days go by; the customer wanted the present for Saturday and would have been happy with the rest.',
    outcome:
      'The packer enters order, reference and number. The customer gets an email at once and chooses on a page: wait, get the rest, cancel. Waiting puts the order on hold; the two others make a Todoist task, amount included.',
    avoid:
      'One missing item for each order and reference; for three, call. A whole order missing, in foreign currency or refunded in part already is for a person. A replacement is better offered by voice.',
    approval:
      'The customer decides, a person refunds or cancels from the task. The amount is the price paid, less discount and with VAT; carriage is judged apart.',
    failure:
      'An impossible entry, a refused email, 48 hours of silence, an order changed meanwhile: Slack says what to take up. Form sent again: no second email leaves. Note refused on the order: the choice goes ahead regardless.',
  },
  nodes: {
    missing: {
      use: 'formTrigger',
      name: { fr: 'Article manquant', en: 'Item missing' },
      why: {
        fr: 'Sur la tablette de l’entrepôt, devant le rayon vide.',
        en: 'On the warehouse tablet, in front of the empty shelf.',
      },
      with: form(
        { fr: 'Article manquant', en: 'Item missing' },
        [
          field('order', { fr: 'Numéro de commande', en: 'Order number' }, { type: 'number' }),
          field('reference', { fr: 'Référence', en: 'Reference' }),
          field('count', { fr: 'Quantité manquante', en: 'Number missing' }, { type: 'number' }),
          field('day', { fr: 'De retour vers le', en: 'Back around' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre boutique', en: 'Your shop' },
      why: {
        fr: 'L’expéditeur est une boîte lue : certains répondront au lieu de cliquer.',
        en: 'The sender is a mailbox that is read: some will answer rather than click.',
      },
      with: fields(
        {
          shop: 'https://www.votre-boutique.example',
          from: 'commandes@votre-boutique.example',
          project: { fr: 'identifiant du projet Todoist', en: 'id of your Todoist project' },
        },
        { alone: true },
      ),
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Lire la commande', en: 'Read the order' },
      why: {
        fr: 'Le prix payé, et l’adresse qui a commandé.',
        en: 'The price paid, and the address that ordered.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $('missing').first().json.order || '0' }}",
      },
      onError: 'continue',
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Vérifier la saisie', en: 'Check the entry' },
      why: {
        fr: 'Un chiffre de travers écrirait au mauvais client.',
        en: 'One wrong digit would write to the wrong customer.',
      },
      with: allItems(CHECK),
    },
    sound: {
      use: 'switch',
      name: { fr: 'À demander ?', en: 'To be asked?' },
      why: {
        fr: 'Les cas tordus vont à quelqu’un, pas au client.',
        en: 'Odd cases go to somebody rather than to the customer.',
      },
      with: cases({ ask: text('={{ $json.kind }}', 'equals', 'ask') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas déjà demandé', en: 'Not asked already' },
      why: {
        fr: 'La tablette renvoie parfois le formulaire.',
        en: 'The tablet sometimes sends the form again.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'order', keyValue: '={{ $json.id }}' },
            { keyName: 'reference', keyValue: '={{ $json.reference }}' },
          ],
        },
      },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la demande', en: 'Note the question' },
      why: {
        fr: 'Avant l’attente de deux jours ; si l’envoi échoue, Slack prend le relais.',
        en: 'Before two days of waiting; should sending fail, Slack takes over.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ order: found('id'), reference: found('reference') }),
        options: {},
      },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au client', en: 'Ask the customer' },
      why: {
        fr: 'Le choix se prend dans une liste, puis s’envoie : un antivirus qui suit le lien ne décide rien.',
        en: 'A list to pick from, then a click: an antivirus following the link decides nothing.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: found('email'),
        subject: {
          fr: "=Commande {{ $('check').first().json.number }} : il manque {{ $('check').first().json.item }}, que préférez-vous ?",
          en: "=Order {{ $('check').first().json.number }}: {{ $('check').first().json.item }} is missing, what would you prefer?",
        },
        message: {
          fr: "=Bonjour {{ $('check').first().json.first }},<br><br>En préparant votre commande, nous n’avons pas trouvé {{ $('check').first().json.shown }}. Nous l’attendons vers le {{ $('check').first().json.day }}. Vous pouvez attendre, recevoir le reste maintenant ({{ $('check').first().json.price }} vous seront rendus), ou tout annuler et être remboursé.",
          en: "=Hello {{ $('check').first().json.first }},<br><br>While packing your order we could not find {{ $('check').first().json.shown }}. We expect it around {{ $('check').first().json.day }}. You can wait, get the rest now ({{ $('check').first().json.price }} will be given back), or cancel everything and be refunded.",
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: CHOICES.question,
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: CHOICES.wait },
                  { option: CHOICES.part },
                  { option: CHOICES.cancel },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(48, 'hours'),
      },
      onError: 'output',
    },
    again: {
      use: 'wooCommerce',
      name: { fr: 'Relire la commande', en: 'Read the order again' },
      why: {
        fr: 'En deux jours elle a pu partir ou être annulée.',
        en: 'In two days it may have left or been cancelled.',
      },
      with: { resource: 'order', operation: 'get', orderId: found('id') },
      onError: 'continue',
      retry: [3, 5],
    },
    choice: {
      use: 'code',
      name: { fr: 'Lire le choix', en: 'Read the choice' },
      why: {
        fr: 'Le silence n’est pas un choix.',
        en: 'Silence is no choice.',
      },
      with: allItems(CHOICE),
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Noter sur la commande', en: 'Note on the order' },
      why: {
        fr: 'Dans la commande, visible de l’équipe seule.',
        en: 'Inside the order, for the team’s eyes alone.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.shop }}/wp-json/wc/v3/orders/{{ $json.id }}/notes",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wooCommerceApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ note: $json.say }) }}',
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    way: {
      use: 'switch',
      name: { fr: 'Attendre, rendre, appeler', en: 'Wait, refund, call' },
      why: {
        fr: 'Seul l’état « en attente » se pose sans personne.',
        en: 'Only “on hold” is set without a person.',
      },
      with: cases({
        wait: text("={{ $('choice').first().json.kind }}", 'equals', 'wait'),
        part: text("={{ $('choice').first().json.kind }}", 'equals', 'part'),
        cancel: text("={{ $('choice').first().json.kind }}", 'equals', 'cancel'),
      }),
    },
    hold: {
      use: 'wooCommerce',
      name: { fr: 'Mettre en attente', en: 'Put on hold' },
      why: {
        fr: 'Elle sort de la liste à préparer.',
        en: 'It leaves the list of what is to be packed.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: found('id'),
        updateFields: { status: 'on-hold' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    task: {
      use: 'todoist',
      name: { fr: 'Tâche : rembourser', en: 'Task: refund' },
      why: {
        fr: 'L’argent se rend de la main d’une personne.',
        en: 'Money is given back by a person’s hand.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        content: "={{ $('choice').first().json.say }}",
        options: { dueString: 'today', dueLang: 'en' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    done: {
      use: 'slack',
      name: { fr: 'Dire le choix', en: 'Tell the choice' },
      why: {
        fr: 'Le carton ouvert attend sur la table.',
        en: 'The open box is waiting on the table.',
      },
      with: posted(CHANNEL, "={{ $('choice').first().json.say }}"),
      retry: [3, 5],
    },
    call: {
      use: 'slack',
      name: { fr: 'À reprendre', en: 'To be taken up' },
      why: {
        fr: 'Avec la cause : appeler, corriger ou rembourser.',
        en: 'With the cause: to call, to correct or to refund.',
      },
      with: posted(CHANNEL, {
        fr: "=À reprendre : {{ $('choice').isExecuted ? $('choice').first().json.say + ($json.error ? ' (' + ($json.error.message ?? $json.error) + ')' : '') : 'Commande ' + $('check').first().json.number + ' : ' + ($('check').first().json.why || 'étape refusée (' + ($json.error?.message ?? $json.error) + '), ' + $('check').first().json.shown + ' manquant') }}",
        en: "=To be taken up: {{ $('choice').isExecuted ? $('choice').first().json.say + ($json.error ? ' (' + ($json.error.message ?? $json.error) + ')' : '') : 'Order ' + $('check').first().json.number + ': ' + ($('check').first().json.why || 'step refused (' + ($json.error?.message ?? $json.error) + '), ' + $('check').first().json.shown + ' missing') }}",
      }),
      retry: [3, 5],
    },
  },
  links: [
    'missing > settings > order > check > sound.ask > fresh > mark > ask > again > choice > note > way.wait > hold > done',
    'way.part > task > done',
    'way.cancel > task',
    'way.other > call',
    'sound.other > call',
    'ask.error > call',
    'hold.error > call',
    'task.error > call',
  ],
  related: ['rembourser-retour-deballe'],
  examples,
})
