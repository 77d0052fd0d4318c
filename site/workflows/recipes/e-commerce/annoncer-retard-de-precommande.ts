import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { LETTER, SHOWN, UNTOLD, WAITING } from './annoncer-retard-de-precommande.code.ts'
import { examples } from './annoncer-retard-de-precommande.examples.ts'

const TABLE = byName('retards_annonces')
const post = { from: setting('from'), to: setting('person') }
const found = (name: string) => `$('waiting').first().json.${name}`
const order = (name: string) => `={{ $('fresh').item.json.${name} }}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Annoncer le retard d’une précommande à ceux qui l’attendent',
    problem:
      'Le fournisseur repousse de trois semaines. Quarante clients ont payé, la fiche du site est corrigée, et personne ne leur écrit. Ils l’apprennent à la date promise, un par un, et demandent le remboursement.',
    outcome:
      'Vous saisissez référence, nouvelle date et raison. Le flux trouve les commandes WooCommerce concernées, vous montre leur nombre et le message, puis, sur votre accord, écrit à chacun : attendre, ou répondre pour annuler. Une note reste sur la commande.',
    avoid:
      'Pour cinq commandes, téléphonez. Le flux lit l’état « en cours » : si vos précommandes en ont un autre, changez-le. Une ligne remboursée à part compte encore. Une vente à une entreprise suit son contrat.',
    approval:
      'Rien ne part sans un « Oui » envoyé depuis la page d’accord, dans les quatre heures : ouvrir le lien ne suffit pas ; le silence vaut refus, et un courriel le dit. Annulations et remboursements se décident à la lecture des réponses.',
    failure:
      'Référence absente, date passée, boutique muette : un courriel dit pourquoi rien ne part. Envoi refusé : le numéro de la commande vous revient. Un formulaire envoyé deux fois n’écrit pas deux fois la même date, et un courriel le dit ; une note refusée n’arrête rien.',
  },
  en: {
    title: 'Tell those who wait for a pre-order that it is late',
    problem:
      'The supplier pushes delivery back by three weeks. Forty customers have paid, the product page is corrected, and nobody writes to them. They find out on the promised day, one by one, and want their money back.',
    outcome:
      'You enter reference, new date and reason. The flow finds the WooCommerce orders concerned, shows you their number and the message, then, once you agree, writes to each: wait, or answer to cancel. A note stays on the order.',
    avoid:
      'For five orders, telephone. The flow reads the state “processing”: if your pre-orders have another, change it. A row refunded apart still counts. A sale to a company follows its contract.',
    approval:
      'Nothing leaves without a “Yes” sent from the approval page within four hours: opening the link is not enough; silence means no, and an email says so. Cancelling and refunding are decided as answers come in.',
    failure:
      'Unknown reference, date gone by, silent shop: an email says why nothing leaves. Sending refused: the order’s number comes back to you. A form sent twice does not write the same date twice, and an email says so; a refused note stops nothing.',
  },
  nodes: {
    late: {
      use: 'formTrigger',
      name: { fr: 'Retard annoncé', en: 'Delay announced' },
      why: {
        fr: 'Rempli par l’acheteur, le fournisseur encore au téléphone.',
        en: 'Filled in by the buyer, the supplier still on the line.',
      },
      with: form(
        { fr: 'Retard d’une précommande', en: 'A pre-order is late' },
        [
          field('reference', { fr: 'Référence', en: 'Reference' }),
          field(
            'day',
            { fr: 'Nouvelle date d’expédition', en: 'New day of dispatch' },
            { type: 'date' },
          ),
          field('reason', {
            fr: 'Raison, en une phrase pour le client',
            en: 'Reason, in a sentence for the customer',
          }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Les clients répondent à l’expéditeur : choisissez une boîte lue.',
        en: 'Customers answer to the sender: choose a mailbox that is read.',
      },
      with: fields(
        {
          shop: 'https://www.votre-boutique.example',
          status: 'processing',
          from: 'commandes@votre-boutique.example',
          person: 'achats@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes en cours', en: 'Orders under way' },
      why: {
        fr: 'Toutes : une précommande peut dater du printemps.',
        en: 'All: a pre-order may date from spring.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { status: setting('status') },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    waiting: {
      use: 'code',
      name: { fr: 'Qui l’attend ?', en: 'Who waits for it?' },
      why: {
        fr: 'Avec le reste de la commande, qui pourrait partir sans elle.',
        en: 'With the rest of the order, which might leave without it.',
      },
      with: allItems(WAITING),
    },
    sound: {
      use: 'switch',
      name: { fr: 'De quoi écrire ?', en: 'Something to write?' },
      why: {
        fr: 'Une référence mal tapée n’annonce rien.',
        en: 'A mistyped reference announces nothing.',
      },
      with: cases({ ready: text('={{ $json.kind }}', 'equals', 'ready') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Montrer avant d’écrire', en: 'Show before writing' },
      why: {
        fr: 'Quarante messages ne se rappellent pas.',
        en: 'Forty messages cannot be called back.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: setting('person'),
        subject: {
          fr: '={{ $json.reference }} : écrire à {{ $json.orders.length }} clients ?',
          en: '={{ $json.reference }}: write to {{ $json.orders.length }} customers?',
        },
        message: SHOWN,
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Écrire à tous', en: 'Write to all' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(4, 'hours'),
      },
    },
    yes: {
      use: 'if',
      name: { fr: 'Accord donné ?', en: 'Agreed?' },
      why: {
        fr: 'Ni refus ni silence n’écrivent à un client.',
        en: 'Neither a no nor silence writes to a customer.',
      },
      with: all(
        text(
          "={{ $json.data?.['Écrire à tous'] ?? $json.data?.['Write to all'] ?? '' }}",
          'regex',
          '^(Oui|Yes)$',
        ),
      ),
    },
    each: {
      use: 'code',
      name: { fr: 'Une commande à la fois', en: 'One order at a time' },
      why: {
        fr: 'Celles que vous avez vues, et nulle autre.',
        en: 'Those that you saw, and no other.',
      },
      with: allItems(
        "const { orders, reference, day } = $('waiting').first().json;\nreturn orders.map((one) => ({ json: { ...one, reference, day } }));",
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas déjà prévenus', en: 'Not told already' },
      why: {
        fr: 'Par commande, référence et date : un second retard s’annonce aussi.',
        en: 'By order, reference and date: a second delay is told too.',
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
            { keyName: 'day', keyValue: '={{ $json.day }}' },
          ],
        },
      },
      always: true,
    },
    someone: {
      use: 'if',
      name: { fr: 'Reste-t-il quelqu’un ?', en: 'Is anybody left?' },
      why: {
        fr: 'Un second accord ne doit pas finir dans le silence.',
        en: 'A second yes must not end in silence.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
    },
    send: {
      use: 'brevo',
      name: { fr: 'Écrire au client', en: 'Write to the customer' },
      why: {
        fr: 'La date, la raison et le choix qui reste.',
        en: 'The date, the reason and the choice that remains.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: setting('from'),
        receipients: '={{ $json.email }}',
        subject: {
          fr: '=Commande {{ $json.number }} : {{ $json.item }} arrivera plus tard',
          en: '=Order {{ $json.number }}: {{ $json.item }} will be late',
        },
        textContent: {
          fr: `=${LETTER.fr('{{ $json.first }}', '{{ $json.item }}')}`,
          en: `=${LETTER.en('{{ $json.first }}', '{{ $json.item }}')}`,
        },
      },
      onError: 'output',
      retry: [2, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir l’envoi', en: 'Remember the sending' },
      why: {
        fr: 'Un numéro, une référence, une date : aucune adresse.',
        en: 'A number, a reference, a date: no address.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          order: order('id'),
          reference: order('reference'),
          day: order('day'),
        }),
        options: {},
      },
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Noter sur la commande', en: 'Note on the order' },
      why: {
        fr: 'Qui décroche le téléphone voit ce que le client a lu.',
        en: 'Whoever picks up the phone sees what the customer read.',
      },
      with: {
        method: 'POST',
        url: `={{ $('settings').first().json.shop }}/wp-json/wc/v3/orders/{{ $('fresh').item.json.id }}/notes`,
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wooCommerceApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: {
          fr: `={{ JSON.stringify({ note: 'Retard annoncé au client : ' + $('fresh').item.json.reference + ', expédition vers le ' + ${found('shown')} }) }}`,
          en: `={{ JSON.stringify({ note: 'Customer told of the delay: ' + $('fresh').item.json.reference + ', dispatch around ' + ${found('shown')} }) }}`,
        },
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Confirmer', en: 'Confirm' },
      why: {
        fr: 'Le nombre d’envois partis, à comparer au nombre vu.',
        en: 'How many were sent, to compare with the number seen.',
      },
      with: mailed(
        post,
        {
          fr: `=Retard annoncé : {{ ${found('reference')} }}`,
          en: `=Delay announced: {{ ${found('reference')} }}`,
        },
        {
          fr: '=Clients prévenus : {{ $input.all().length }}.',
          en: '=Customers told: {{ $input.all().length }}.',
        },
      ),
      once: true,
      retry: [3, 10],
    },
    refused: {
      use: 'set',
      name: { fr: 'Envoi refusé', en: 'Sending refused' },
      why: {
        fr: 'Un numéro suffit pour appeler.',
        en: 'A number is enough to call.',
      },
      with: fields({ number: order('number') }, { alone: true }),
    },
    numbers: {
      use: 'aggregate',
      name: { fr: 'En une liste', en: 'In one list' },
      why: {
        fr: 'Un seul courriel, même si Brevo refuse tout.',
        en: 'One email, even when Brevo refuses everything.',
      },
      with: gathered('number'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas parti', en: 'Say what did not leave' },
      why: {
        fr: 'Un retard que l’on croit annoncé est pire que le retard.',
        en: 'A delay believed to be announced is worse than the delay.',
      },
      with: mailed(
        post,
        {
          fr: `=Retard non annoncé : {{ ${found('reference')} }}`,
          en: `=Delay not announced: {{ ${found('reference')} }}`,
        },
        UNTOLD,
      ),
      retry: [3, 10],
    },
  },
  links: [
    'late > settings > orders > waiting > sound.ready > ask > yes.yes > each > fresh > someone.yes > send > remember > note > done',
    'send.error > refused > numbers > tell',
    'sound.other > tell',
    'yes.no > tell',
    'someone.no > tell',
  ],
  related: ['prevenir-liste-attente-stock'],
  examples,
})
