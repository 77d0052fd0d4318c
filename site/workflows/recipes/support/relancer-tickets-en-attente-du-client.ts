import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relancer-tickets-en-attente-du-client.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TOLD = byName("={{ $('settings').first().json.told }}")

/** Whoever has answered is not waited for; the others by the working days that they have been. */
const stage = (say: {
  readonly remind: string
  readonly close: string
  readonly urgent: string
  readonly days: string
}) => `const { remind, close } = $('settings').first().json
const worked = (since) => {
  let days = 0
  for (let day = since.startOf('day').plus({ days: 1 }); day <= $now.startOf('day'); day = day.plus({ days: 1 })) if (day.weekday < 6) days += 1
  return days
}
return $input.all().map(({ json }) => json).filter(({ status, stats }) => status === 3 && stats?.pending_since).flatMap((json) => {
  const { pending_since, requester_responded_at } = json.stats
  const since = DateTime.fromISO(pending_since).setZone($now.zoneName)
  const days = worked(since)
  const answered = requester_responded_at && DateTime.fromISO(requester_responded_at) > since
  const due = days >= close ? 'close' : days >= remind ? 'remind' : ''
  const kind = answered ? 'answered' : due && json.priority === 4 ? 'urgent' : due
  if (!kind) return []
  const body = { remind: '${say.remind}', close: '${say.close}' }[kind] ?? ''
  const line = '#' + json.id + ' ' + json.subject + '${say.urgent}' + days + '${say.days}'
  return [{ json: { ticket: json.id, kind, days, body, line, key: [json.id, since.toISODate(), kind].join('/') } }]
})`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Relancer, puis clore les tickets qui attendent le client',
    problem:
      'Soixante tickets « en attente du client » encombrent la file. Personne n’ose les fermer, personne ne relance ; et parmi eux, trois clients ont répondu sans que l’état du ticket ait changé.',
    outcome:
      'Chaque matin ouvré, le client déjà revenu rouvre son ticket. Les autres reçoivent une relance au troisième jour ouvré, puis au dixième un message qui les prévient, et le ticket passe en « résolu ».',
    avoid:
      'Si vous attendez une pièce en commande ou un collègue, l’état « en attente du client » est faux : créez-en un autre d’abord. Une garantie ou un contrat peut aussi interdire une clôture par silence.',
    approval:
      'Un ticket urgent n’est ni relancé ni clos par le flux : Slack le cite, un agent décide. Relisez les deux messages types. La première semaine, portez la clôture à 99 jours : les vieux tickets seront d’abord relancés.',
    failure:
      'Une relance que Freshdesk refuse est nommée dans Slack et retentée le lendemain ; son ticket reste ouvert. Sans la liste de Freshdesk, aucun ticket n’est touché.',
  },
  en: {
    title: 'Remind, then close tickets that wait for the customer',
    problem:
      'Sixty tickets “waiting on customer” clutter the queue. Nobody dares to close them and nobody reminds anyone; and among them three customers have replied without the ticket’s status ever changing.',
    outcome:
      'Each working morning, a customer who has come back has the ticket reopened. The others get a reminder on the third working day, then on the tenth a message that says so, and the ticket becomes “resolved”.',
    avoid:
      'If you wait for a part on order or for a colleague, the status “waiting on customer” is wrong: make another one first. A warranty or a contract may also forbid closing upon silence.',
    approval:
      'An urgent ticket is neither chased nor closed by the flow: Slack names it and an agent decides. Read both standard messages first. In the first week set closing to 99 days, so that old tickets get a reminder before anything else.',
    failure:
      'A message that Freshdesk refuses is named in Slack and tried again next day; its ticket stays open. Without the list from Freshdesk no ticket is touched.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin ouvré', en: 'Each working morning' },
      why: {
        fr: 'Une relance reçue à neuf heures se traite dans la journée.',
        en: 'A reminder read at nine is dealt with the same day.',
      },
      with: at('0 9 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'En jours ouvrés : un week-end n’est pas du silence.',
        en: 'In working days, as a weekend is no silence.',
      },
      with: fields(
        {
          remind: 3,
          close: 10,
          desk: 'https://votre-entreprise.freshdesk.com',
          told: { fr: 'relances de tickets', en: 'ticket reminders' },
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Tickets et leurs dates', en: 'Tickets and their dates' },
      why: {
        fr: 'Avec les statistiques : elles disent qui a parlé en dernier.',
        en: 'With their statistics, which say who spoke last.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: {
          updatedSince: '={{ $now.minus({ days: 90 }).toISO() }}',
          include: ['stats'],
        },
      },
      onError: 'output',
      retry: [3, 20],
    },
    stage: {
      use: 'code',
      name: { fr: 'Où en est chaque attente', en: 'How far each wait has come' },
      why: {
        fr: 'Une réponse du client après la mise en attente passe avant tout délai.',
        en: 'A reply that came after the wait began goes ahead of any delay.',
      },
      with: allItems(
        inBoth(stage, {
          fr: {
            remind:
              'Bonjour,<br><br>Il nous manque votre réponse pour avancer. Pouvez-vous répondre à ce message ? Si tout est réglé, un mot suffit.',
            close:
              'Bonjour,<br><br>Sans nouvelle de votre part, nous considérons cette demande comme réglée. Répondez à ce message et elle se rouvre aussitôt.',
            urgent: ' : urgent, sans réponse depuis ',
            days: ' jours ouvrés',
          },
          en: {
            remind:
              'Hello,<br><br>We need your answer to go on. Could you reply to this message? If all is well, one word is enough.',
            close:
              'Hello,<br><br>As we have not heard from you, we take this request as settled. Reply to this message and it opens again at once.',
            urgent: ': urgent, no answer for ',
            days: ' working days',
          },
        }),
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore fait', en: 'Not done yet' },
      why: {
        fr: 'Une relance par attente : tous les jours, ce serait du harcèlement.',
        en: 'One reminder a wait: every day would be harassment.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Revenu, urgent ou muet ?', en: 'Back, urgent or silent?' },
      why: {
        fr: 'Relancer quelqu’un qui a répondu est la pire des trois fautes.',
        en: 'To remind somebody who has replied is the worst of three mistakes.',
      },
      with: cases({
        answered: text('={{ $json.kind }}', 'equals', 'answered'),
        urgent: text('={{ $json.kind }}', 'equals', 'urgent'),
      }),
    },
    reopen: {
      use: 'freshdesk',
      name: { fr: 'Remettre en haut de la file', en: 'Back to the top of the queue' },
      why: {
        fr: 'L’état « ouvert » relance aussi le compteur des délais.',
        en: 'The status “open” also starts the clock of answers again.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        ticketId: '={{ $json.ticket }}',
        updateFields: { status: 'open' },
      },
      retry: [3, 5],
    },
    write: {
      use: 'httpRequest',
      name: { fr: 'Écrire dans le ticket', en: 'Write in the ticket' },
      why: {
        fr: 'Dans le fil que le client connaît, pas depuis une adresse neuve.',
        en: 'In the thread that the customer knows, not from some new address.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.desk }}/api/v2/tickets/{{ $json.ticket }}/reply",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'freshdeskApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ body: $json.body }) }}',
        options: { batching: { batch: { batchSize: 10, batchInterval: 5000 } } },
      },
      onError: 'output',
    },
    last: {
      use: 'if',
      name: { fr: 'Dernier message ?', en: 'Last message?' },
      why: {
        fr: 'On ne clôt qu’après avoir prévenu, jamais avant.',
        en: 'Closing comes once the customer was told, and not before.',
      },
      with: all(text("={{ $('kind').item.json.kind }}", 'equals', 'close')),
    },
    resolve: {
      use: 'freshdesk',
      name: { fr: 'Passer en résolu', en: 'Set to resolved' },
      why: {
        fr: '« Résolu » se rouvre par une réponse ; « fermé » oblige à tout redire.',
        en: '“Resolved” opens again upon a reply; “closed” means telling it all again.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        ticketId: "={{ $('kind').item.json.ticket }}",
        updateFields: { status: 'resolved' },
      },
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'La date d’attente est dans la clé : une nouvelle attente se relance de nouveau.',
        en: 'The key holds the day the wait began, so that a new wait is chased anew.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({ key: "={{ $('kind').item.json.key }}" }),
        options: {},
      },
    },
    urgent: {
      use: 'aggregate',
      name: { fr: 'Liste des urgents', en: 'List of the urgent' },
      why: {
        fr: 'Un client bloqué qui se tait s’appelle ; il ne se relance pas.',
        en: 'A blocked customer who falls silent is rung up, not reminded.',
      },
      with: gathered('line'),
    },
    call: {
      use: 'slack',
      name: { fr: 'À appeler', en: 'To be rung up' },
      why: {
        fr: 'L’équipe se répartit les appels à l’ouverture.',
        en: 'The team shares the calls out when it opens.',
      },
      with: posted(CHANNEL, "={{ $json.line.join('\\n') }}"),
    },
    unsent: {
      use: 'slack',
      name: { fr: 'Message refusé', en: 'Message refused' },
      why: {
        fr: 'Souvent une adresse morte : le client n’a peut-être jamais rien reçu.',
        en: 'Often a dead address: the customer may never have had anything.',
      },
      with: posted(CHANNEL, {
        fr: "=Ticket #{{ $('kind').item.json.ticket }} : message refusé ({{ $json.error.message ?? $json.error }}). Il reste ouvert ; vérifiez l’adresse.",
        en: "=Ticket #{{ $('kind').item.json.ticket }}: message refused ({{ $json.error.message ?? $json.error }}). It stays open; check the address.",
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Aucune relance ce matin', en: 'No reminders today' },
      why: {
        fr: 'Sinon on croit la file propre alors qu’elle n’a pas été lue.',
        en: 'Or the queue seems clean when it was never read.',
      },
      with: posted(CHANNEL, {
        fr: '=Tickets en attente non relus : {{ $json.error.message ?? $json.error }}',
        en: '=Waiting tickets not read: {{ $json.error.message ?? $json.error }}',
      }),
      once: true,
    },
  },
  links: [
    'morning > settings > tickets > stage > fresh > kind.answered > reopen > remember',
    'kind.urgent > remember',
    'kind.urgent > urgent > call',
    'kind.other > write > last.yes > resolve > remember',
    'last.no > remember',
    'write.error > unsent',
    'tickets.error > broken',
  ],
  examples,
})
