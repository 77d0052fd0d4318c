import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { BODY, CASE } from './reunir-preuves-contestation.code.ts'
import { examples } from './reunir-preuves-contestation.examples.ts'

const TABLE = 'contestations'
const stripe = {
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'stripeApi',
} as const
const found = (name: string) => `{{ $('case').first().json.${name} }}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'expert',
  minutes: 55,
  published: '2026-11-28',
  fr: {
    title: 'Réunir les preuves d’une contestation bancaire à temps',
    problem:
      'Un client conteste 240 € auprès de sa banque. Stripe écrit au comptable, le suivi est chez le transporteur, la commande dans WooCommerce. L’échéance passe : l’argent et les frais sont perdus.',
    outcome:
      'À chaque contestation, le flux lit le paiement, la commande et le suivi Colissimo, et dépose dans Stripe ce qui prouve la livraison, sans l’envoyer. Une tâche Todoist porte les faits et l’échéance ; deux jours avant celle-ci, un courriel part si rien n’est envoyé.',
    avoid:
      'Pour des services, les preuves sont ailleurs ; un autre transporteur demande sa propre requête. Si le client a raison, acceptez : une livraison prouvée ne répond pas d’un produit cassé.',
    approval:
      'Rien n’est envoyé à la banque : une seule réponse est permise, et vous la donnez dans Stripe. Sans livraison prouvée, ou somme déjà rendue, rien n’est déposé ; la tâche le dit.',
    failure:
      'Paiement, commande ou suivi illisibles : la tâche s’ouvre avec ce qui manque. Dépôt refusé : elle le dit. Todoist muet, ou aucune réponse permise : un courriel.',
  },
  en: {
    title: 'Gather the evidence for a card dispute in time',
    problem:
      'A customer disputes €240 with their bank. Stripe writes to the accountant, tracking is with the carrier, the order in WooCommerce. The deadline passes: the money and the fee are gone.',
    outcome:
      'At each dispute the flow reads payment, order and Colissimo tracking, and stages in Stripe what proves delivery, without sending it. A Todoist task bears the facts and the deadline; two days ahead of it an email leaves if nothing was sent.',
    avoid:
      'For services the evidence is elsewhere; another carrier needs its own request. If the customer is right, accept: a proven delivery does not answer for a broken product.',
    approval:
      'Nothing is sent to the bank: one answer is allowed, and you give it in Stripe. Without a proven delivery, or with the money already returned, nothing is staged and the task says so.',
    failure:
      'Payment, order or tracking unreadable: the task opens with what is missing. Staging refused: it says so. Todoist silent, or no answer allowed: an email.',
  },
  nodes: {
    dispute: {
      use: 'stripeTrigger',
      name: { fr: 'Paiement contesté', en: 'Payment disputed' },
      why: {
        fr: 'Le délai court dès cette minute.',
        en: 'Time runs from this minute.',
      },
      with: { events: ['charge.dispute.created'] },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos comptes', en: 'Your accounts' },
      why: {
        fr: 'Le nom du champ de suivi dépend de votre extension d’expédition.',
        en: 'The name of the tracking field depends on your shipping plug-in.',
      },
      with: fields(
        {
          trackingKey: '_wc_shipment_tracking_items',
          project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
          from: 'automate@votre-boutique.example',
          person: 'commandes@votre-boutique.example',
          id: '={{ $json.data.object.id }}',
          charge: '={{ $json.data.object.charge }}',
        },
        { alone: true },
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore vue', en: 'Not seen yet' },
      why: {
        fr: 'Stripe répète un appel resté sans réponse : une seule tâche suffit.',
        en: 'Stripe repeats a call that got no answer, and one task is enough.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'dispute', keyValue: '={{ $json.id }}' }] },
      },
    },
    charge: {
      use: 'stripe',
      name: { fr: 'Lire le paiement', en: 'Read the payment' },
      why: {
        fr: 'Il porte le numéro de commande, les remboursements et l’authentification.',
        en: 'It bears the order’s number, refunds and authentication.',
      },
      with: { resource: 'charge', operation: 'get', chargeId: '={{ $json.charge }}' },
      onError: 'continue',
      retry: [3, 5],
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Lire la commande', en: 'Read the order' },
      why: {
        fr: 'Ce que la banque veut voir : quoi, pour qui, envoyé où.',
        en: 'What a bank wants to see: what, for whom, sent where.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $json.metadata?.order_id ?? '0' }}",
      },
      onError: 'continue',
      retry: [3, 5],
    },
    track: {
      use: 'httpRequest',
      name: { fr: 'Suivre le colis', en: 'Track the parcel' },
      why: {
        fr: 'Le jour de la livraison, dit par le transporteur et non par vous.',
        en: 'The day of delivery, as told by the carrier and not by you.',
      },
      with: {
        url: "=https://api.laposte.fr/suivi/v2/idships/{{ encodeURIComponent(($json.meta_data ?? []).find(({ key }) => key === $('settings').first().json.trackingKey)?.value?.[0]?.tracking_number ?? 'inconnu') }}?lang=fr_FR",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        options: { timeout: 15_000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    case: {
      use: 'code',
      name: { fr: 'Monter le dossier', en: 'Put the case together' },
      why: {
        fr: 'Des faits datés, et l’échéance de Stripe à l’heure de Paris.',
        en: 'Dated facts, and Stripe’s deadline in Paris time.',
      },
      with: allItems(CASE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Que peut-on montrer ?', en: 'What can be shown?' },
      why: {
        fr: 'Déposer un dossier vide gâcherait la seule réponse permise.',
        en: 'Staging an empty file would waste the one answer allowed.',
      },
      with: cases({
        strong: text('={{ $json.state }}', 'equals', 'strong'),
        closed: text('={{ $json.state }}', 'equals', 'closed'),
      }),
    },
    stage: {
      use: 'httpRequest',
      name: { fr: 'Déposer sans envoyer', en: 'Stage, do not send' },
      why: {
        fr: 'submit=false : les champs attendent votre relecture dans Stripe.',
        en: 'submit=false: the fields wait for you to read them in Stripe.',
      },
      with: {
        method: 'POST',
        url: '=https://api.stripe.com/v1/disputes/{{ $json.id }}',
        ...stripe,
        sendBody: true,
        contentType: 'form-urlencoded',
        specifyBody: 'string',
        body: BODY,
        options: { timeout: 15_000 },
      },
      onError: 'continue',
    },
    task: {
      use: 'todoist',
      name: { fr: 'Ouvrir la tâche', en: 'Open the task' },
      why: {
        fr: 'Trois jours avant l’échéance, de quoi chercher encore.',
        en: 'Three days before the deadline, with time to search.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        labels: [],
        content: {
          fr: `=Contestation de ${found('amount')} : {{ ({ strong: $json.error ? 'dépôt refusé, à faire dans Stripe' : 'relire et envoyer dans Stripe', thin: 'preuves à chercher', refunded: 'déjà remboursée, à dire à la banque' })[$('case').first().json.state] }}`,
          en: `=Dispute of ${found('amount')}: {{ ({ strong: $json.error ? 'staging refused, do it in Stripe' : 'read and send in Stripe', thin: 'evidence to be found', refunded: 'already refunded, tell the bank' })[$('case').first().json.state] }}`,
        },
        options: {
          description: {
            fr: `=${found('id')}, motif ${found('reason')}, réponse avant le ${found('due')}\n${found('facts')}`,
            en: `=${found('id')}, reason ${found('reason')}, answer before ${found('due')}\n${found('facts')}`,
          },
          dueDate: `=${found('task')}`,
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter la contestation', en: 'Note the dispute' },
      why: {
        fr: 'Une fois quelqu’un prévenu : un arrêt avant cela n’efface rien.',
        en: 'Once somebody knows: a stop before that loses nothing.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ dispute: `=${found('id')}` }),
        options: {},
      },
    },
    pause: {
      use: 'wait',
      name: { fr: 'Attendre l’avant-veille', en: 'Wait until two days before' },
      why: {
        fr: 'L’exécution dort en base et reprend après un redémarrage.',
        en: 'The run sleeps in the database and survives a restart.',
      },
      with: { resume: 'specificTime', dateTime: `=${found('remind')}` },
    },
    again: {
      use: 'httpRequest',
      name: { fr: 'Relire la contestation', en: 'Read the dispute again' },
      why: {
        fr: 'Seul Stripe sait si la réponse est partie.',
        en: 'Only Stripe knows whether the answer left.',
      },
      with: {
        url: `=https://api.stripe.com/v1/disputes/${found('id')}`,
        ...stripe,
        options: { timeout: 15_000 },
      },
      onError: 'continue',
      retry: [3, 60],
    },
    open: {
      use: 'if',
      name: { fr: 'Toujours sans réponse ?', en: 'Still unanswered?' },
      why: {
        fr: 'Un Stripe muet compte comme oui : mieux vaut un courriel de trop.',
        en: 'A silent Stripe counts as yes: rather one email too many.',
      },
      with: all(
        isTrue("={{ /needs_response/.test($json.status ?? '') || $json.error !== undefined }}"),
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir par courriel', en: 'Warn by email' },
      why: {
        fr: 'Il sert aussi sans tâche, ou sans réponse permise.',
        en: 'It also serves without a task, or without an answer allowed.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        {
          fr: `=Contestation de ${found('amount')} : {{ $('case').first().json.state === 'closed' ? 'aucune réponse possible' : 'à envoyer avant le ' + $('case').first().json.due }}`,
          en: `=Dispute of ${found('amount')}: {{ $('case').first().json.state === 'closed' ? 'no answer possible' : 'to be sent before ' + $('case').first().json.due }}`,
        },
        `=${found('id')}\n${found('facts')}`,
      ),
      retry: [3, 10],
    },
  },
  links: [
    'dispute > settings > fresh > charge > order > track > case > state.strong > stage > task > remember > pause > again > open.yes > warn',
    'state.closed > warn',
    'state.other > task',
    'task.error > warn',
  ],
  examples,
})
