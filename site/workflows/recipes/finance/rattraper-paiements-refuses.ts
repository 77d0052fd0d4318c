import { answeredWithin } from '../../fragments/patience.ts'
import { cases, text, all, amount } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rattraper-paiements-refuses.examples.ts'

/** A card’s charge says “declined” and why beside it; a debit’s has its cause in the code. */
const REASON = '($json.data?.[0]?.outcome?.reason ?? $json.data?.[0]?.failure_code)'

const stripe = {
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'stripeApi',
} as const
const choices = {
  wait: { fr: 'Laisser une semaine', en: 'Give them a week' },
  suspend: { fr: 'Suspendre', en: 'Suspend' },
  call: { fr: 'J’appelle', en: 'I will call' },
}

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Rattraper un prélèvement refusé sans perdre l’abonné',
    problem:
      'Une carte expire, Stripe réessaie trois fois puis ferme l’abonnement. Le client n’avait rien décidé ; il l’apprend en trouvant porte close, et ne revient pas.',
    outcome:
      'Au premier refus, le client reçoit une explication selon la cause et le lien de paiement. Faute de provision, on se tait trois jours : la banque passe souvent. Toujours impayé, vous choisissez : une semaine, suspendre, ou appeler.',
    avoid:
      'Les relances de Stripe suffisent si tous vos abonnés se valent. Coupez-les avant de brancher ceci : deux courriels pour un refus inquiètent. Le prélèvement SEPA a d’autres délais.',
    approval:
      'Aucun abonnement n’est suspendu sans votre réponse. Trois jours de silence donnent une tâche d’appel. Suspendre met les factures à venir en brouillon ; couper l’accès reste à votre application.',
    failure:
      'Si le courriel, Stripe ou la suspension échoue, une tâche Todoist nomme le client et ce qui bloque. Une cause illisible donne le message neutre.',
  },
  en: {
    title: 'Win back a failed payment without losing the subscriber',
    problem:
      'A card expires, Stripe tries three more times and closes the subscription. The customer had decided nothing; they find the door shut, and do not come back.',
    outcome:
      'At the first refusal the customer gets an explanation that fits the cause, and the link to pay. Short of funds, nothing is said for three days, as the bank often lets the next one through. Still unpaid, you choose: a week, suspend, or call.',
    avoid:
      'Stripe’s own reminders will do if all subscribers are alike to you. Switch them off first: two emails for one refusal alarm people. SEPA direct debit keeps other deadlines.',
    approval:
      'No subscription is suspended without your answer. Three days of silence make a task to call. Suspending turns invoices to come into drafts; cutting access off is left to your application.',
    failure:
      'When the email, Stripe or the suspension fails, a Todoist task names the customer and what is in the way. A cause that cannot be read gives the neutral message.',
  },
  nodes: {
    failed: {
      use: 'stripeTrigger',
      name: { fr: 'Paiement refusé', en: 'Payment failed' },
      why: {
        fr: 'À la minute du refus, quand le client est encore devant son écran.',
        en: 'In the minute of the refusal, with the customer still at the screen.',
      },
      with: { events: ['invoice.payment_failed'] },
    },
    settings: {
      use: 'set',
      name: { fr: 'Facture et adresses', en: 'Invoice and addresses' },
      why: {
        fr: 'Stripe range l’abonnement à deux endroits, selon l’âge du compte.',
        en: 'Stripe keeps the subscription in one of two places, by the account’s age.',
      },
      with: fields(
        {
          from: 'comptes@votre-service.example',
          person: 'abonnements@votre-service.example',
          project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
          invoice: '={{ $json.data.object.id }}',
          customer: '={{ $json.data.object.customer }}',
          email: '={{ $json.data.object.customer_email }}',
          link: '={{ $json.data.object.hosted_invoice_url }}',
          due: {
            fr: "={{ ($json.data.object.amount_due / 100).toFixed(2).replace('.', ',') + ' ' + $json.data.object.currency.toUpperCase().replace('EUR', '€') }}",
            en: "={{ $json.data.object.currency.toUpperCase().replace('EUR', '€') + ($json.data.object.amount_due / 100).toFixed(2) }}",
          },
          attempt: number('={{ $json.data.object.attempt_count }}'),
          subscription:
            "={{ $json.data.object.subscription ?? $json.data.object.parent?.subscription_details?.subscription ?? '' }}",
        },
        { alone: true },
      ),
    },
    first: {
      use: 'filter',
      name: { fr: 'Premier refus seulement', en: 'First refusal only' },
      why: {
        fr: 'Les essais suivants de Stripe relanceraient la même histoire.',
        en: 'Stripe’s later attempts would start the same story again.',
      },
      with: all(amount('={{ $json.attempt }}', 'equals', 1)),
    },
    fresh: {
      use: 'removeDuplicates',
      name: { fr: 'Jamais vu', en: 'Never seen' },
      why: {
        fr: 'Stripe envoie parfois deux fois le même événement ; le client, lui, n’a qu’un refus.',
        en: 'Stripe sometimes sends one event twice; the customer had but one refusal.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: '={{ $json.invoice }}',
        options: { scope: 'node', historySize: 10_000 },
      },
    },
    charge: {
      use: 'httpRequest',
      name: { fr: 'Lire la cause', en: 'Read the cause' },
      why: {
        fr: 'La facture dit « refusé » ; seul le débit dit pourquoi.',
        en: 'The invoice says “failed”; only the charge says why.',
      },
      with: {
        url: "=https://api.stripe.com/v1/charges?customer={{ $('settings').first().json.customer }}&limit=1",
        ...stripe,
        options: { timeout: 15000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    cause: {
      use: 'switch',
      name: { fr: 'Provision ou carte ?', en: 'Funds or card?' },
      why: {
        fr: 'Dire à quelqu’un qu’il manque d’argent ne sert à rien ; attendre, si.',
        en: 'Telling people they are short of money helps nobody; waiting does.',
      },
      with: cases({
        funds: text(`={{ ${REASON} ?? '' }}`, 'equals', 'insufficient_funds'),
      }),
    },
    calm: {
      use: 'wait',
      name: { fr: 'Se taire trois jours', en: 'Say nothing for three days' },
      why: {
        fr: 'Stripe réessaie entre-temps ; la paie tombe.',
        en: 'Stripe tries again meanwhile; wages come in.',
      },
      with: { resume: 'timeInterval', amount: 3, unit: 'days' },
    },
    write: {
      use: 'mailjet',
      name: { fr: 'Expliquer, avec le lien', en: 'Explain, with the link' },
      why: {
        fr: 'Une carte expirée se change en une minute quand on sait que c’est elle.',
        en: 'An expired card is changed in a minute once one knows that is all.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.email }}",
        subject: {
          fr: "=Paiement de {{ $('settings').first().json.due }} à reprendre",
          en: "=Payment of {{ $('settings').first().json.due }} to be made again",
        },
        text: {
          fr: `={{ (({ expired_card: 'Votre carte a expiré.', authentication_required: 'Votre banque demande que vous confirmiez ce paiement.' })[${REASON}] ?? 'Votre banque a refusé ce paiement, sans nous dire pourquoi.') + ' Votre accès reste ouvert. Pour régler : ' + $('settings').first().json.link }}`,
          en: `={{ (({ expired_card: 'Your card has expired.', authentication_required: 'Your bank asks you to confirm this payment.' })[${REASON}] ?? 'Your bank refused this payment without telling us why.') + ' Your access stays open. To pay: ' + $('settings').first().json.link }}`,
        },
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    pause: {
      use: 'wait',
      name: { fr: 'Cinq jours', en: 'Five days' },
      why: {
        fr: 'Un week-end compris, sans second courriel.',
        en: 'A weekend included, with no second email.',
      },
      with: { resume: 'timeInterval', amount: 5, unit: 'days' },
    },
    again: {
      use: 'httpRequest',
      name: { fr: 'Relire la facture', en: 'Read the invoice again' },
      why: {
        fr: 'Réclamer une facture payée la veille est la pire des relances.',
        en: 'Chasing an invoice paid yesterday is the worst reminder of all.',
      },
      with: {
        url: "=https://api.stripe.com/v1/invoices/{{ $('settings').first().json.invoice }}",
        ...stripe,
        options: { timeout: 15000 },
      },
      onError: 'continue',
      retry: [3, 20],
    },
    state: {
      use: 'switch',
      name: { fr: 'Due, réglée, illisible', en: 'Due, settled, unreadable' },
      why: {
        fr: 'Annulée ou passée en perte, il n’y a plus rien à demander.',
        en: 'Once void or written off there is nothing left to ask.',
      },
      with: cases({
        due: text("={{ $json.status ?? '' }}", 'equals', 'open'),
        settled: text("={{ $json.status ?? '' }}", 'regex', '^(paid|void|uncollectible)$'),
      }),
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Que fait-on ?', en: 'What now?' },
      why: {
        fr: 'Un client de six ans et un essai de deux jours ne se traitent pas pareil.',
        en: 'Six years a customer and two days on trial are not treated alike.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Impayé : {{ $('settings').first().json.email }}, {{ $('settings').first().json.due }}",
          en: "=Unpaid: {{ $('settings').first().json.email }}, {{ $('settings').first().json.due }}",
        },
        message: "={{ $('settings').first().json.link }}",
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: 'Action',
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: choices.wait },
                  { option: choices.suspend },
                  { option: choices.call },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(3, 'days'),
      },
    },
    choice: {
      use: 'switch',
      name: { fr: 'Attendre, suspendre, appeler', en: 'Wait, suspend, call' },
      why: {
        fr: 'Sans réponse, on appelle : le silence ne coupe personne.',
        en: 'No answer means a call: silence cuts nobody off.',
      },
      with: cases({
        wait: text("={{ $json.data?.Action ?? '' }}", 'equals', choices.wait),
        suspend: text("={{ $json.data?.Action ?? '' }}", 'equals', choices.suspend),
      }),
    },
    week: {
      use: 'wait',
      name: { fr: 'Une semaine de plus', en: 'One more week' },
      why: {
        fr: 'Puis la facture est relue, et la question reposée.',
        en: 'Then the invoice is read again and the question asked anew.',
      },
      with: { resume: 'timeInterval', amount: 7, unit: 'days' },
    },
    suspend: {
      use: 'httpRequest',
      name: { fr: 'Suspendre l’abonnement', en: 'Suspend the subscription' },
      why: {
        fr: 'Les factures à venir restent en brouillon : cela se défait en un clic.',
        en: 'Invoices to come stay as drafts, which one click undoes.',
      },
      with: {
        method: 'POST',
        url: "=https://api.stripe.com/v1/subscriptions/{{ $('settings').first().json.subscription }}",
        ...stripe,
        sendBody: true,
        contentType: 'form-urlencoded',
        specifyBody: 'keypair',
        bodyParameters: {
          parameters: [{ name: 'pause_collection[behavior]', value: 'keep_as_draft' }],
        },
        options: { timeout: 15000 },
      },
      onError: 'output',
    },
    call: {
      use: 'todoist',
      name: { fr: 'Tâche : appeler', en: 'Task: call' },
      why: {
        fr: 'Ce que le flux n’a pas su finir, une voix le finit.',
        en: 'What the flow could not finish, a voice will.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        labels: [],
        content: {
          fr: "={{ 'Appeler ' + $('settings').first().json.email + ' : ' + $('settings').first().json.due + ' impayés' + ($json.error ? ' (échec : ' + ($json.error.message ?? $json.error) + ')' : '') }}",
          en: "={{ 'Call ' + $('settings').first().json.email + ': ' + $('settings').first().json.due + ' unpaid' + ($json.error ? ' (failed: ' + ($json.error.message ?? $json.error) + ')' : '') }}",
        },
        options: { dueDate: '={{ $now.plus({ days: 1 }).toISODate() }}' },
      },
    },
  },
  links: [
    'failed > settings > first > fresh > charge > cause.funds > calm > again',
    'cause.other > write > pause > again > state.due > ask > choice.wait > week > again',
    'choice.suspend > suspend',
    'choice.other > call',
    'state.other > call',
    'write.error > call',
    'suspend.error > call',
  ],
  examples,
})
