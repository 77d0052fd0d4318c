import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE } from './prevenir-avant-reconduction.code.ts'
import { examples } from './prevenir-avant-reconduction.examples.ts'

const TABLE = byName('reconductions_annoncees')
const post = { from: setting('from'), to: setting('person') }
const LIST =
  'https://api.stripe.com/v1/subscriptions?status=active&limit=100&expand[]=data.customer'

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Prévenir l’abonné avant la reconduction de son année',
    problem:
      'Le club de la boutique se renouvelle chaque année par Stripe. Personne n’écrit avant. Le client découvre le prélèvement, proteste auprès de sa banque, et peut sortir du contrat quand il veut, puisque l’avis n’est pas venu.',
    outcome:
      'Chaque matin, les abonnements annuels actifs sont lus. De 75 à 35 jours avant le dernier jour pour refuser, chaque abonné reçoit un courriel qui ne dit que cela, la date dans un encadré. Un seul par échéance.',
    avoid:
      'La règle vise les services vendus aux consommateurs : club, livraison illimitée, cours. Pour un contrat d’entreprise, lisez le contrat. Un abonnement mensuel n’est pas concerné. Prélèvement hors de Stripe : il n’est pas vu.',
    approval:
      'Aucun accord n’est demandé : l’avis est dû. Faites relire le texte par un juriste, une fois. Qui refuse passe par votre page de résiliation ; le flux n’annule rien.',
    failure:
      'Envoi refusé : un courriel donne l’abonnement, et l’envoi est retenté chaque matin. Abonné sans adresse, ou découvert à moins de 35 jours : un courriel le dit une fois, à vous d’agir. Stripe muet : un courriel le dit.',
  },
  en: {
    title: 'Warn subscribers before their year goes on by itself',
    problem:
      'The shop’s club renews yearly through Stripe. Nobody writes beforehand. The customer sees the charge, complains to the bank, and may leave at any time, unwarned.',
    outcome:
      'Each morning active yearly subscriptions are read. From 75 to 35 days before the last day to refuse, each subscriber gets an email about nothing else, the date in a box. One email a term.',
    avoid:
      'The French rule covers services sold to consumers: a club, free delivery, lessons. Between companies, read the contract. Monthly subscriptions are not concerned. Charges outside Stripe go unseen.',
    approval:
      'No consent is asked for: the notice is owed. Have a lawyer read the text once. Refusals go through your cancellation page; the flow cancels nothing.',
    failure:
      'Sending refused: an email names the subscription, with another try each morning. A subscriber without an address, or found with fewer than 35 days left: an email says so once, and it is for you to act. Stripe silent: an email says so.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: {
        fr: 'Quarante jours de marge : une panne d’une semaine ne fait rien manquer.',
        en: 'Forty days of slack: an outage of a week misses nothing.',
      },
      with: at('0 8 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Délais et adresses', en: 'Delays and addresses' },
      why: {
        fr: 'Article L215-1 du code de la consommation : entre trois mois et un mois avant. notice : préavis de votre contrat, en jours.',
        en: 'Article L215-1 of the French consumer code: between three months and one month before. notice: the days your contract asks for.',
      },
      with: fields(
        {
          latest: 75,
          soonest: 35,
          notice: 0,
          page: 'https://www.votre-boutique.example/resilier',
          from: 'club@votre-boutique.example',
          person: 'club@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    subscriptions: {
      use: 'httpRequest',
      name: { fr: 'Abonnements actifs', en: 'Active subscriptions' },
      why: {
        fr: 'Client compris, cent par page, avec une clé limitée à la lecture.',
        en: 'With the customer, a hundred a page, by a key that can only read.',
      },
      with: {
        url: LIST,
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'stripeApi',
        options: {
          timeout: 30_000,
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL: `={{ '${LIST}' + ($response?.body?.has_more ? '&starting_after=' + $response.body.data.at(-1).id : '') }}`,
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !$response?.body?.has_more }}',
              limitPagesFetched: true,
              maxRequests: 100,
            },
          },
        },
      },
      onError: 'continue',
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Qui doit être prévenu ?', en: 'Who has to be told?' },
      why: {
        fr: 'Depuis 2025 Stripe date la période sur chaque ligne, avant sur l’abonnement : les deux sont lus.',
        en: 'Since 2025 Stripe dates the period on each row, before on the subscription: both are read.',
      },
      with: allItems(DUE),
      onError: 'output',
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore fait', en: 'Not done yet' },
      why: {
        fr: 'Par abonnement et échéance : l’an prochain, un nouvel avis.',
        en: 'By subscription and term: next year, a new notice.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'subscription', keyValue: '={{ $json.subscription }}' },
            { keyName: 'end', keyValue: '={{ $json.end }}' },
          ],
        },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Écrire ou signaler', en: 'Write or report' },
      why: {
        fr: 'Un avis tardif ne répare rien : une personne choisit quoi dire.',
        en: 'A late notice mends nothing: a person chooses what to say.',
      },
      with: cases({ write: text('={{ $json.kind }}', 'equals', 'write') }),
    },
    send: {
      use: 'brevo',
      name: { fr: 'Envoyer l’avis', en: 'Send the notice' },
      why: {
        fr: 'Sans offre ni nouvelle : un message réservé à cette date.',
        en: 'No offer and no news: a message for this date alone.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sendHTML: true,
        sender: setting('from'),
        receipients: '={{ $json.email }}',
        subject: {
          fr: '=Votre abonnement se reconduit le {{ $json.endShown }}, sauf avis contraire',
          en: '=Your subscription goes on from {{ $json.endShown }} unless you say no',
        },
        htmlContent: {
          fr: '=<p>Bonjour {{ $json.name }},</p><p>Votre abonnement {{ $json.plan }} se reconduit pour un an le {{ $json.endShown }}. Vous pouvez refuser cette reconduction, sans frais et sans motif.</p><p style="border:2px solid #000;padding:12px"><strong>Dernier jour pour refuser : {{ $json.untilShown }}</strong></p><p>Pour refuser : <a href="{{ $(\'settings\').first().json.page }}">{{ $(\'settings\').first().json.page }}</a>, ou répondez à ce message.</p>',
          en: '=<p>Hello {{ $json.name }},</p><p>Your subscription {{ $json.plan }} goes on for one year from {{ $json.endShown }}. You may refuse, free of charge and without giving a reason.</p><p style="border:2px solid #000;padding:12px"><strong>Last day to refuse: {{ $json.untilShown }}</strong></p><p>To refuse: <a href="{{ $(\'settings\').first().json.page }}">{{ $(\'settings\').first().json.page }}</a>, or answer this message.</p>',
        },
      },
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Garder la trace', en: 'Keep the record' },
      why: {
        fr: 'Après l’envoi, avec le jour : c’est votre preuve.',
        en: 'After sending, with the day: it is your proof.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          subscription: "={{ $('fresh').item.json.subscription }}",
          end: "={{ $('fresh').item.json.end }}",
          kind: "={{ $('fresh').item.json.kind }}",
          done: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
    odd: {
      use: 'set',
      name: { fr: 'Ce qui échappe', en: 'What gets away' },
      why: {
        fr: 'L’identifiant Stripe, que l’on cherche dans le tableau de bord.',
        en: 'Stripe’s id, to be searched in the dashboard.',
      },
      with: fields({
        line: {
          fr: "={{ ($json.kind === 'late' ? 'Trop tard pour un avis d’un mois : ' : 'Sans adresse : ') + $json.subscription + ', reconduit le ' + $json.endShown }}",
          en: "={{ ($json.kind === 'late' ? 'Too late for a month’s notice: ' : 'Without address: ') + $json.subscription + ', going on from ' + $json.endShown }}",
        },
      }),
    },
    lines: {
      use: 'aggregate',
      name: { fr: 'En une liste', en: 'In one list' },
      why: {
        fr: 'Le premier matin, il peut y en avoir vingt.',
        en: 'On the first morning there may be twenty.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Confier à une personne', en: 'Hand to a person' },
      why: {
        fr: 'Appeler, ou laisser sortir du contrat : c’est son choix.',
        en: 'To call, or to let them out of the contract: their choice.',
      },
      with: mailed(
        post,
        { fr: 'Reconductions sans avis', en: 'Renewals without notice' },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    again: {
      use: 'code',
      name: { fr: 'Reprendre chacun', en: 'Take up each' },
      why: {
        fr: 'Le courriel parti, la liste ne revient pas chaque matin.',
        en: 'Once the email has left, the list does not come back daily.',
      },
      with: allItems(
        "return $('odd').all().map(({ json: { subscription, end, kind } }) => ({ json: { subscription, end, kind } }));",
      ),
    },
    noted: {
      use: 'dataTable',
      name: { fr: 'Noter qu’elle sait', en: 'Note that they know' },
      why: {
        fr: 'Une fois par échéance, là aussi.',
        en: 'Once a term, here too.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          subscription: '={{ $json.subscription }}',
          end: '={{ $json.end }}',
          kind: '={{ $json.kind }}',
          done: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
    refused: {
      use: 'set',
      name: { fr: 'Envois refusés', en: 'Sendings refused' },
      why: {
        fr: 'Non marqués : demain, un nouvel essai.',
        en: 'Not marked: tomorrow it is tried again.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('fresh').item.json.subscription }} : {{ $json.error?.message ?? $json.error }}",
            en: "={{ $('fresh').item.json.subscription }}: {{ $json.error?.message ?? $json.error }}",
          },
        },
        { alone: true },
      ),
    },
    together: {
      use: 'aggregate',
      name: { fr: 'Les refus ensemble', en: 'Refusals together' },
      why: {
        fr: 'Un compte Brevo bloqué les refuse tous.',
        en: 'A blocked Brevo account refuses all of them.',
      },
      with: gathered('line'),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Dire la panne', en: 'Tell of the failure' },
      why: {
        fr: 'Quarante jours passent vite.',
        en: 'Forty days go by quickly.',
      },
      with: mailed(
        post,
        { fr: 'Avis de reconduction : panne', en: 'Renewal notices: a failure' },
        {
          fr: "={{ $json.line ? 'Envoi refusé, nouvel essai demain :\\n' + $json.line.join('\\n') : 'Abonnements non lus : ' + ($json.error?.message ?? $json.error) }}",
          en: "={{ $json.line ? 'Sending refused, tried again tomorrow:\\n' + $json.line.join('\\n') : 'Subscriptions not read: ' + ($json.error?.message ?? $json.error) }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > subscriptions > due > fresh > kind.write > send > remember',
    'kind.other > odd > lines > tell > again > noted',
    'send.error > refused > together > broken',
    'due.error > broken',
  ],
  related: ['rattraper-paiements-refuses'],
  examples,
})
