import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { asked, posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './prevenir-clients-du-bug-corrige.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Prévenir chaque client dont le bug vient d’être corrigé',
    problem:
      'Un client signale un bug ; l’agent le transmet et promet de revenir vers lui. Les développeurs le corrigent cinq semaines plus tard, ferment leur ticket GitHub, et personne ne le dit à ceux qui attendaient.',
    outcome:
      'Quand un ticket GitHub se ferme, les tickets Zendesk qui portent son étiquette (« gh-412 » pour le ticket 412) sont retrouvés. Corrigé : sur votre accord, chaque client reçoit une réponse dans son fil. Abandonné : une note interne le dit à l’agent.',
    avoid:
      'Il faut que vos agents posent l’étiquette : sans cette habitude, rien n’est retrouvé. Avec cinq clients et un bug à la fois, un message écrit à la main suffit.',
    approval:
      'Fermé ne veut pas dire livré : le message ne part que si quelqu’un confirme dans Slack que la correction est chez les clients. Deux jours sans réponse ne déclenchent rien.',
    failure:
      'Zendesk muet : Slack donne l’étiquette à chercher à la main. Un message refusé laisse le ticket ouvert, et Slack dit lequel. Les autres partent.',
  },
  en: {
    title: 'Tell every customer whose bug has just been fixed',
    problem:
      'A customer reports a bug; the agent passes it on and promises to be in touch. Five weeks later developers fix it and close their GitHub issue, and nobody tells the people who were waiting.',
    outcome:
      'When a GitHub issue is closed, Zendesk tickets with its tag (“gh-412” for issue 412) are found. Fixed: on your approval every customer gets an answer in their own thread. Given up: an internal note tells the agent.',
    avoid:
      'Agents have to set the tag: without that habit nothing is found. With five customers and one bug at a time, a message by hand will do.',
    approval:
      'Closed does not mean shipped: messages leave only once somebody confirms in Slack that customers have the fix. Two days without an answer set nothing off.',
    failure:
      'Zendesk silent: Slack gives the tag to look up by hand. Where a message is refused the ticket stays open and Slack says which one. The others leave.',
  },
  nodes: {
    event: {
      use: 'githubTrigger',
      name: { fr: 'Ticket GitHub', en: 'GitHub issue' },
      why: {
        fr: 'Les développeurs ne changent rien à leurs habitudes.',
        en: 'Developers change none of their habits.',
      },
      with: {
        owner: { __rl: true, mode: 'name', value: { fr: 'votre-entreprise', en: 'your-company' } },
        repository: { __rl: true, mode: 'name', value: { fr: 'produit', en: 'product' } },
        events: ['issues'],
        options: {},
      },
    },
    closed: {
      use: 'filter',
      name: { fr: 'Vient de se fermer', en: 'Has just been closed' },
      why: {
        fr: 'GitHub envoie aussi chaque étiquette et chaque affectation.',
        en: 'GitHub also sends every label and every assignment.',
      },
      with: all(text('={{ $json.body.action }}', 'equals', 'closed')),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le bug et votre Zendesk', en: 'The bug and your Zendesk' },
      why: {
        fr: 'L’étiquette se déduit du numéro : rien à tenir à jour.',
        en: 'The tag follows from the number, with nothing to keep up to date.',
      },
      with: fields(
        {
          tag: "={{ 'gh-' + $json.body.issue.number }}",
          bug: '={{ $json.body.issue.title }}',
          reason: "={{ $json.body.issue.state_reason ?? 'completed' }}",
          desk: 'https://votre-entreprise.zendesk.com',
        },
        { alone: true },
      ),
    },
    search: {
      use: 'httpRequest',
      name: { fr: 'Tickets qui l’attendent', en: 'Tickets waiting for it' },
      why: {
        fr: 'Ceux qui ne sont pas fermés : un ticket fermé ne se réécrit plus.',
        en: 'Those not closed, as a closed ticket takes no more answers.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v2/search.json",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zendeskApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'query', value: '=type:ticket tags:{{ $json.tag }} status<closed' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 20],
    },
    waiting: {
      use: 'code',
      name: { fr: 'Un élément par ticket', en: 'One item a ticket' },
      why: {
        fr: 'Aucun client en attente : le flux s’arrête là, sans bruit.',
        en: 'With no customer waiting, the flow ends here and keeps quiet.',
      },
      with: allItems(
        "const { tag, bug } = $('settings').first().json\nreturn $input.first().json.results.filter((one) => one.tags.includes(tag)).map((one) => ({ json: { ticket: one.id, bug } }))",
      ),
    },
    outcome: {
      use: 'switch',
      name: { fr: 'Corrigé ou abandonné ?', en: 'Fixed or given up?' },
      why: {
        fr: 'GitHub distingue les deux ; un client aussi.',
        en: 'GitHub tells the two apart, and so do customers.',
      },
      with: cases({
        fixed: text("={{ $('settings').first().json.reason }}", 'equals', 'completed'),
        dropped: text("={{ $('settings').first().json.reason }}", 'equals', 'not_planned'),
      }),
    },
    count: {
      use: 'aggregate',
      name: { fr: 'Tous ensemble', en: 'All together' },
      why: {
        fr: 'Une question par bug, qu’il y ait un client ou trente.',
        en: 'One question a bug, for one customer or thirty.',
      },
      with: gathered('ticket'),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Est-ce livré ?', en: 'Has it shipped?' },
      why: {
        fr: 'Annoncer une correction qui n’est pas en ligne coûte deux tickets de plus.',
        en: 'To announce a fix that is not live costs two more tickets.',
      },
      with: asked(
        CHANNEL,
        {
          fr: "=« {{ $('settings').first().json.bug }} » est corrigé. {{ $json.ticket.length }} client(s) à prévenir : {{ $json.ticket.map((one) => '#' + one).join(', ') }}. La correction est-elle chez eux ?",
          en: "=“{{ $('settings').first().json.bug }}” is fixed. Customers to tell: {{ $json.ticket.length }} ({{ $json.ticket.map((one) => '#' + one).join(', ') }}). Do they have the fix?",
        },
        [
          { fr: 'Livrée, prévenir', en: 'Shipped, tell them' },
          { fr: 'Pas encore', en: 'Not yet' },
        ],
        48,
      ),
    },
    shipped: {
      use: 'if',
      name: { fr: 'Livrée ?', en: 'Shipped?' },
      why: {
        fr: 'Un silence n’est pas une livraison.',
        en: 'Silence is no release.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    again: {
      use: 'code',
      name: { fr: 'Reprendre les tickets', en: 'Take up the tickets' },
      why: {
        fr: 'La question les avait réunis ; chaque réponse a son fil.',
        en: 'The question had brought them together; every answer has its thread.',
      },
      with: allItems("return $('waiting').all().map(({ json }) => ({ json }))"),
    },
    reply: {
      use: 'zendesk',
      name: { fr: 'Répondre au client', en: 'Answer the customer' },
      why: {
        fr: 'En « résolu » : s’il voit encore le bug, sa réponse rouvre le ticket.',
        en: 'As “solved”: if they still see the bug, a reply opens it again.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: '={{ $json.ticket }}',
        updateFields: {
          status: 'solved',
          publicReply: {
            fr: 'Bonjour,\n\nLe problème que vous nous aviez signalé est corrigé, et la correction est en ligne. Merci de nous avoir aidés à le trouver. Si vous le voyez encore, répondez ici : votre demande se rouvre.',
            en: 'Hello,\n\nThe problem that you reported to us is fixed, and the fix is live. Thank you for helping us find it. If you still see it, reply here and your request opens again.',
          },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    told: {
      use: 'aggregate',
      name: { fr: 'Clients prévenus', en: 'Customers told' },
      why: {
        fr: 'Le nombre de réponses parties, pas celui des tickets trouvés.',
        en: 'The number of answers that left, not of tickets found.',
      },
      with: gathered('id'),
    },
    done: {
      use: 'slack',
      name: { fr: 'Le dire à l’équipe', en: 'Let the team know' },
      why: {
        fr: 'Les réponses des clients arrivent dans l’heure.',
        en: 'Customers’ replies come within the hour.',
      },
      with: posted(CHANNEL, {
        fr: "=« {{ $('settings').first().json.bug }} » : {{ $json.id.length }} client(s) prévenu(s).",
        en: "=“{{ $('settings').first().json.bug }}”: customers told: {{ $json.id.length }}.",
      }),
    },
    refused: {
      use: 'slack',
      name: { fr: 'Réponse non partie', en: 'Answer not sent' },
      why: {
        fr: 'Celui-là attend toujours, et son agent le croit prévenu.',
        en: 'This one is still waiting, and the agent thinks otherwise.',
      },
      with: posted(CHANNEL, {
        fr: "=Ticket #{{ $('again').item.json.ticket }} : réponse refusée ({{ $json.error.message ?? $json.error }}). À écrire à la main.",
        en: "=Ticket #{{ $('again').item.json.ticket }}: answer refused ({{ $json.error.message ?? $json.error }}). To be written by hand.",
      }),
    },
    note: {
      use: 'zendesk',
      name: { fr: 'Note à l’agent', en: 'Note to the agent' },
      why: {
        fr: 'Dire non à un client se fait avec ses mots, pas avec un modèle.',
        en: 'A no is said to a customer in one’s own words, not in a template’s.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: '={{ $json.ticket }}',
        updateFields: {
          status: 'open',
          internalNote: {
            fr: '=Les développeurs ne corrigeront pas « {{ $json.bug }} ». À expliquer au client, avec un contournement s’il en existe un.',
            en: '=Developers will not fix “{{ $json.bug }}”. To be explained to the customer, with a way round it if there is one.',
          },
        },
      },
      retry: [3, 5],
    },
    moved: {
      use: 'slack',
      name: { fr: 'Fermé comme doublon', en: 'Closed as a duplicate' },
      why: {
        fr: 'Le bug vit encore sous un autre numéro : l’étiquette doit suivre.',
        en: 'The bug lives on under another number, and the tag has to follow.',
      },
      with: posted(CHANNEL, {
        fr: "=« {{ $('settings').first().json.bug }} » est fermé comme doublon. Remplacez {{ $('settings').first().json.tag }} par l’étiquette du ticket qui reste : {{ $('waiting').all().map((one) => '#' + one.json.ticket).join(', ') }}.",
        en: "=“{{ $('settings').first().json.bug }}” is closed as a duplicate. Replace {{ $('settings').first().json.tag }} by the tag of the issue that stays: {{ $('waiting').all().map((one) => '#' + one.json.ticket).join(', ') }}.",
      }),
      once: true,
    },
    lost: {
      use: 'slack',
      name: { fr: 'Chercher à la main', en: 'Search by hand' },
      why: {
        fr: 'L’événement ne revient pas : c’est la seule trace.',
        en: 'The event does not come again: this is its only trace.',
      },
      with: posted(CHANNEL, {
        fr: "=« {{ $('settings').first().json.bug }} » est fermé, mais Zendesk ne répond pas ({{ $json.error.message ?? $json.error }}). Cherchez l’étiquette {{ $('settings').first().json.tag }}.",
        en: "=“{{ $('settings').first().json.bug }}” is closed, but Zendesk does not answer ({{ $json.error.message ?? $json.error }}). Look up the tag {{ $('settings').first().json.tag }}.",
      }),
    },
  },
  links: [
    'event > closed > settings > search > waiting > outcome.fixed > count > ask > shipped.yes > again > reply > told > done',
    'outcome.dropped > note',
    'outcome.other > moved',
    'reply.error > refused',
    'search.error > lost',
  ],
  examples,
})
