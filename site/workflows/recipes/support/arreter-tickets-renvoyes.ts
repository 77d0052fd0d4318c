import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isFilled } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { posted } from '../../fragments/slack.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { MOVES, QUESTION } from './arreter-tickets-renvoyes.code.ts'
import { examples } from './arreter-tickets-renvoyes.examples.ts'

const LEADS = { fr: '#responsables-assistance', en: '#support-leads' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const TICKET = "{{ $('settings').first().json.ticket }}"

/** @param path an expression, which leads to the first page too: n8n asks for each page by its next address */
const pages = (path: string): Params => {
  const first = `$('settings').first().json.desk + ${path}`
  return {
    url: `={{ ${first} }}`,
    authentication: 'predefinedCredentialType',
    nodeCredentialType: 'zendeskApi',
    options: {
      pagination: {
        pagination: {
          paginationMode: 'responseContainsNextURL',
          nextURL: `={{ $response?.body?.next_page ?? ${first} }}`,
          paginationCompleteWhen: 'other',
          completeExpression: '={{ !$response?.body?.next_page }}',
          limitPagesFetched: true,
          maxRequests: 10,
        },
      },
    },
  }
}

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Arrêter un ticket qui change d’équipe une troisième fois',
    problem:
      'L’assistance l’envoie à la comptabilité, qui l’envoie à la technique, qui le renvoie à l’assistance. Chaque équipe a raison, le client attend depuis neuf jours, et aucun tableau ne montre cette boucle.',
    outcome:
      'Au troisième transfert depuis l’ouverture, ou depuis la dernière résolution, les responsables reçoivent dans Slack le trajet complet et une liste d’équipes. Celle qu’ils choisissent reçoit le ticket avec une note : c’est tranché, plus de renvoi.',
    avoid:
      'Avec deux équipes assises côte à côte, une conversation suffit. Si chaque ticket passe normalement par trois équipes, portez le seuil à cinq ou créez un état « en atelier » plutôt que des transferts.',
    approval:
      'Le flux ne choisit jamais l’équipe. Sans réponse en quatre heures (hors des heures de bureau : au prochain midi de semaine), rien ne bouge : une note dans le ticket donne le trajet et dit que personne n’a tranché. La question n’est posée qu’une fois par ouverture.',
    failure:
      'Historique ou équipes illisibles : Slack donne le ticket. Slack en panne : la note du ticket en tient lieu. Si Zendesk refuse le transfert choisi, Slack rappelle la décision à appliquer à la main.',
  },
  en: {
    title: 'Stop a ticket that changes teams for the third time',
    problem:
      'Support sends it to accounting, which sends it to engineering, which sends it back to support. Each team is right, the customer has waited for nine days, and no dashboard shows that loop.',
    outcome:
      'Upon the third transfer since it was opened, or last solved, the leads get the whole route in Slack and a list of teams. The one they choose gets the ticket with a note: it is settled, no more passing on.',
    avoid:
      'For two teams sitting side by side, talking is enough. If every ticket regularly goes through three teams, raise the limit to five, or make a status “in the workshop” instead of transfers.',
    approval:
      'The flow never picks the team. Without an answer in four hours (outside office hours: by the next weekday noon) nothing moves: a note in the ticket gives the route and says that it is not settled. The question is asked once an opening.',
    failure:
      'History or teams unreadable: Slack names the ticket. Slack down: the ticket’s note stands in for it. Zendesk refuses the chosen transfer: Slack repeats the decision, to be carried out by hand.',
  },
  nodes: {
    moved: {
      use: 'webhook',
      name: { fr: 'Équipe changée', en: 'Team changed' },
      why: {
        fr: 'Un déclencheur Zendesk « groupe modifié » envoie le numéro du ticket, secret d’en-tête compris.',
        en: 'A Zendesk trigger “group changed” sends the ticket’s number, with a secret header.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'equipe-changee', en: 'team-changed' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Seuil et adresse', en: 'Limit and address' },
      why: {
        fr: 'Le premier transfert corrige, le deuxième hésite, le troisième tourne en rond.',
        en: 'The first transfer corrects, the second wavers, the third goes in circles.',
      },
      with: fields(
        {
          ticket: "={{ String($json.body.ticket ?? '').replace(/[^0-9]/g, '') }}",
          limit: 3,
          desk: 'https://votre-entreprise.zendesk.com',
          table: { fr: 'tickets arrêtés', en: 'stopped tickets' },
        },
        { alone: true },
      ),
    },
    audits: {
      use: 'httpRequest',
      name: { fr: 'Lire l’historique', en: 'Read the history' },
      why: {
        fr: 'Le compteur de Zendesk ne dit ni lesquelles ni dans quel ordre.',
        en: 'Zendesk’s own counter tells neither which teams nor in what order.',
      },
      with: pages("'/api/v2/tickets/' + $('settings').first().json.ticket + '/audits.json'"),
      onError: 'output',
      retry: [3, 10],
    },
    moves: {
      use: 'code',
      name: { fr: 'Suivre le trajet', en: 'Follow the route' },
      why: {
        fr: 'L’attribution du départ n’est pas un transfert.',
        en: 'The first assignment is no transfer.',
      },
      with: allItems(MOVES),
    },
    third: {
      use: 'filter',
      name: { fr: 'Troisième fois ?', en: 'A third time?' },
      why: {
        fr: 'En dessous, les équipes se débrouillent.',
        en: 'Below that, teams manage.',
      },
      with: all(amount('={{ $json.moves }}', 'gte', "={{ $('settings').first().json.limit }}")),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore demandé', en: 'Not asked yet' },
      why: {
        fr: 'Le transfert décidé ici rappelle ce flux, sans nouvelle question.',
        en: 'The transfer decided here calls this flow again, without a new question.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'Avant de demander, car l’attente dure des heures.',
        en: 'Ahead of asking, since the wait takes hours.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ key: "={{ $('moves').first().json.key }}" }),
        options: {},
      },
    },
    groups: {
      use: 'httpRequest',
      name: { fr: 'Noms des équipes', en: 'Names of teams' },
      why: {
        fr: 'L’historique ne contient que des numéros.',
        en: 'The history holds only numbers.',
      },
      with: pages("'/api/v2/groups.json'"),
      onError: 'output',
      retry: [3, 10],
    },
    question: {
      use: 'code',
      name: { fr: 'Écrire la question', en: 'Write the question' },
      why: {
        fr: 'Toutes les équipes : la bonne n’est parfois pas sur le trajet.',
        en: 'Every team: the right one may not be on the route.',
      },
      with: allItems(QUESTION),
    },
    ask: {
      use: 'slack',
      name: { fr: 'Faire trancher', en: 'Have it settled' },
      why: {
        fr: 'Aux responsables : entre équipes, personne n’a le dernier mot.',
        en: 'By the leads, as between teams nobody has the last word.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        select: 'channel',
        channelId: byName(LEADS),
        message: '={{ $json.text }}',
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: '={{ $json.form }}',
        options: answeredWithin('={{ $json.minutes }}', 'minutes'),
      },
      onError: 'output',
    },
    chosen: {
      use: 'set',
      name: { fr: 'Équipe choisie', en: 'Chosen team' },
      why: {
        fr: 'Le nom redevient un numéro ; sans réponse, il n’y en a pas.',
        en: 'The name becomes a number again; without an answer there is none.',
      },
      with: fields(
        {
          group: {
            fr: "={{ String($('question').first().json.groups.find((one) => one.name === $json.data?.['Équipe qui garde le ticket'])?.id ?? '') }}",
            en: "={{ String($('question').first().json.groups.find((one) => one.name === $json.data?.['Team that keeps the ticket'])?.id ?? '') }}",
          },
          name: {
            fr: "={{ $json.data?.['Équipe qui garde le ticket'] ?? '' }}",
            en: "={{ $json.data?.['Team that keeps the ticket'] ?? '' }}",
          },
        },
        { alone: true },
      ),
    },
    settled: {
      use: 'if',
      name: { fr: 'Tranché ?', en: 'Settled?' },
      why: {
        fr: 'Le silence ne désigne personne.',
        en: 'Silence appoints nobody.',
      },
      with: all(isFilled('={{ $json.group }}')),
    },
    give: {
      use: 'zendesk',
      name: { fr: 'Donner le ticket', en: 'Give the ticket' },
      why: {
        fr: 'Avec le trajet : elle voit ce que les autres ont cherché.',
        en: 'With its route: the team sees who has looked already.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: `=${TICKET}`,
        updateFields: {
          group: '={{ Number($json.group) }}',
          internalNote: {
            fr: "=Trajet : {{ $('question').first().json.route }}. Décision des responsables : {{ $json.name }} garde ce ticket jusqu’à sa résolution.",
            en: "=Route: {{ $('question').first().json.route }}. Decided by the leads: {{ $json.name }} keeps this ticket until it is solved.",
          },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    open: {
      use: 'zendesk',
      name: { fr: 'Noter que rien n’est tranché', en: 'Note that it is not settled' },
      why: {
        fr: 'Qui l’ouvre ensuite appelle un responsable au lieu de transférer.',
        en: 'Whoever opens it next rings a lead instead of passing it on.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        id: `=${TICKET}`,
        updateFields: {
          internalNote: {
            fr: "=Trajet : {{ $('question').first().json.route }}. Aucun responsable n’a répondu dans Slack : appelez-en un avant tout nouveau transfert.",
            en: "=Route: {{ $('question').first().json.route }}. No lead has answered in Slack: ring one before passing this on again.",
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    unnoted: {
      use: 'slack',
      name: { fr: 'Ni tranché, ni noté', en: 'Neither settled nor noted' },
      why: {
        fr: 'Sinon, un ticket clos ou Zendesk en panne effacerait la question.',
        en: 'Or Zendesk down would wipe the question out.',
      },
      with: posted(LEADS, {
        fr: `=#${TICKET} : personne n’a tranché, et Zendesk refuse la note ({{ $json.error.message ?? $json.error }}). {{ $('question').first().json.route }}`,
        en: `=#${TICKET}: nobody has settled it, and Zendesk refuses the note ({{ $json.error.message ?? $json.error }}). {{ $('question').first().json.route }}`,
      }),
    },
    byHand: {
      use: 'slack',
      name: { fr: 'À transférer à la main', en: 'To be moved by hand' },
      why: {
        fr: 'La décision est prise, seul l’outil manque.',
        en: 'The decision stands; only the tool is missing.',
      },
      with: posted(LEADS, {
        fr: `=#${TICKET} : à donner à la main à {{ $('chosen').first().json.name }}, Zendesk refuse ({{ $json.error.message ?? $json.error }}).`,
        en: `=#${TICKET}: to be given to {{ $('chosen').first().json.name }} by hand, Zendesk refuses ({{ $json.error.message ?? $json.error }}).`,
      }),
    },
    unread: {
      use: 'slack',
      name: { fr: 'Trajet illisible', en: 'Route unreadable' },
      why: {
        fr: 'Il en est peut-être au quatrième tour.',
        en: 'It may be on its fourth round.',
      },
      with: posted(LEADS, {
        fr: `=#${TICKET} : transferts non lus ({{ $json.error.message ?? $json.error }}). Regardez s’il tourne en rond.`,
        en: `=#${TICKET}: transfers not read ({{ $json.error.message ?? $json.error }}). See whether it goes in circles.`,
      }),
    },
  },
  links: [
    'moved > settings > audits > moves > third > fresh > remember > groups > question > ask > chosen > settled.yes > give',
    'settled.no > open',
    'ask.error > open',
    'open.error > unnoted',
    'give.error > byHand',
    'audits.error > unread',
    'groups.error > unread',
  ],
  examples,
})
