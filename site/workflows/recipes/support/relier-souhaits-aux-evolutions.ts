import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { byName, promptLuna, question, shape } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, IDEAS, KIND, MESSAGE, ROLE } from './relier-souhaits-aux-evolutions.code.ts'
import { examples } from './relier-souhaits-aux-evolutions.examples.ts'

const CHANNEL = { fr: '#produit', en: '#product' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const TICKET = [{ keyName: 'ticket', keyValue: "={{ $('settings').first().json.ticket }}" }]
export default defineRecipe({
  category: 'support',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Relier chaque souhait de client à la liste des évolutions',
    problem:
      '« Ce serait bien de pouvoir sortir les devis dans Excel. » L’agent répond « je transmets », et le souhait meurt dans le ticket. Six mois plus tard, personne ne sait que dix-sept clients l’ont demandé.',
    outcome:
      'Une case cochée sur un ticket Zammad suffit. Le souhait, en une phrase sans nom, est comparé aux idées ouvertes de Linear. Dans Slack, quelqu’un choisit : le lier à l’idée trouvée, en créer une, ou rien. L’idée gagne un commentaire par ticket.',
    avoid:
      'Un défaut n’est pas un souhait : il suit votre voie des bugs. Au-delà de deux cents idées ouvertes, seules les plus récentes sont comparées ; faites d’abord le ménage. Compter les demandes ne dit pas lesquelles ont de la valeur.',
    approval:
      'Le modèle propose, il ne relie rien. Sans choix en 48 heures, une note du ticket le dit, et la case peut être recochée. Le client ne reçoit aucune promesse.',
    failure:
      'Modèle muet, idée hors de la liste ou citation absente du message : Slack montre les mots du client, sans suggestion. Zammad ou Linear en panne : Slack nomme le ticket et la cause.',
  },
  en: {
    title: 'Link each customer’s wish to the list of ideas',
    problem:
      '“It would be good to get quotes into Excel.” The agent answers “I will pass it on”, and the wish dies in the ticket. Half a year later nobody knows that seventeen customers asked for it.',
    outcome:
      'A box ticked on a Zammad ticket is enough. The wish, one sentence without names, is held against the open ideas in Linear. In Slack somebody chooses: link it to the idea found, create one, or neither. Each ticket adds a comment to its idea.',
    avoid:
      'A defect is no wish: it goes the way of your bugs. Past two hundred open ideas only the latest are compared, so tidy up first. Counting requests does not tell which are worth anything.',
    approval:
      'The model suggests and links nothing. Without a choice in 48 hours a note in the ticket says so, and the box may be ticked again. No promise reaches the customer.',
    failure:
      'Model silent, an idea that is not on the list, or a quotation the message does not hold: Slack shows the customer’s words with no suggestion. Zammad or Linear down: Slack names ticket and cause.',
  },
  nodes: {
    wish: {
      use: 'webhook',
      name: { fr: 'Case « souhait »', en: 'Box “wish”' },
      why: {
        fr: 'Champ oui/non « wish » à créer, déclencheur sélectif : une étiquette ne déclenche rien.',
        en: 'Create a yes/no field “wish”, with a selective trigger: tags set off none.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'souhait', en: 'wish' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos outils', en: 'Your tools' },
      why: {
        fr: 'L’identifiant de l’équipe Linear des idées, et les états qui valent « fini ».',
        en: 'The id of the Linear team of ideas, and the states that mean “over”.',
      },
      with: fields(
        {
          ticket: number('={{ Number($json.body.ticket.id) }}'),
          number: "={{ String($json.body.ticket.number ?? '') }}",
          desk: 'https://aide.devis-clair.example',
          team: 'T1',
          closed: 'Done, Canceled, Duplicate',
          table: { fr: 'souhaits reliés', en: 'wishes linked' },
        },
        { alone: true },
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore relié', en: 'Not linked yet' },
      why: {
        fr: 'Un ticket compte pour un.',
        en: 'A ticket counts for one.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: TICKET },
      },
    },
    thread: {
      use: 'httpRequest',
      name: { fr: 'Lire le ticket', en: 'Read the ticket' },
      why: {
        fr: 'Tous les messages du client : le souhait est rarement dans le premier.',
        en: 'Every message: the wish is seldom in the first.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v1/ticket_articles/by_ticket/{{ $('settings').first().json.ticket }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    message: {
      use: 'code',
      name: { fr: 'Garder les mots du client', en: 'Keep the customer’s words' },
      why: {
        fr: 'Sans adresses ni téléphones : le modèle n’en a pas besoin.',
        en: 'No addresses or numbers: the model needs none.',
      },
      with: allItems(MESSAGE),
    },
    ideas: {
      use: 'linear',
      name: { fr: 'Lire les idées', en: 'Read the ideas' },
      why: {
        fr: 'Toutes les pages ; le tri par équipe vient après.',
        en: 'Every page; picking the team comes afterwards.',
      },
      with: { resource: 'issue', operation: 'getAll', returnAll: true },
      onError: 'output',
      retry: [3, 10],
    },
    list: {
      use: 'code',
      name: { fr: 'Idées ouvertes', en: 'Open ideas' },
      why: {
        fr: 'Une idée faite ou refusée ne se compte plus.',
        en: 'An idea done or turned down is counted no more.',
      },
      with: allItems(IDEAS),
    },
    match: {
      use: 'chainLlm',
      name: { fr: 'Chercher la même idée', en: 'Look for the same idea' },
      why: {
        fr: '« Sortir dans Excel » et « exporter en tableur » ne partagent aucun mot.',
        en: '“Get into Excel” and “export to a spreadsheet” share no word.',
      },
      with: question(
        ROLE,
        {
          fr: "=<message>\n{{ $('message').first().json.wrote.replace(/[<>]/g, ' ') }}\n</message>\n<liste>\n{{ $json.list }}\n</liste>",
          en: "=<message>\n{{ $('message').first().json.wrote.replace(/[<>]/g, ' ') }}\n</message>\n<list>\n{{ $json.list }}\n</list>",
        },
        { shaped: true },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    luna: promptLuna({ fr: 'Modèle qui compare', en: 'Comparing model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de la réponse', en: 'Form of the answer' },
      with: shape({
        wish: { type: 'string' },
        idea: { type: 'string' },
        quote: { type: 'string' },
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Vérifier la proposition', en: 'Check the suggestion' },
      why: {
        fr: 'Un identifiant inventé enverrait le souhait n’importe où.',
        en: 'A made-up identifier would send the wish anywhere.',
      },
      with: allItems(CHECK),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Noter la demande', en: 'Note the request' },
      why: {
        fr: 'Avant d’attendre : une seule question.',
        en: 'Ahead of the wait: one question only.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ ticket: setting('ticket') }),
        options: {},
      },
    },
    ask: {
      use: 'slack',
      name: { fr: 'Faire choisir', en: 'Have somebody choose' },
      why: {
        fr: 'Qui tient la liste sait quand deux idées n’en font qu’une.',
        en: 'Whoever keeps the list knows it best.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        select: 'channel',
        channelId: byName(CHANNEL),
        message: "={{ $('check').first().json.text }}",
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: "={{ $('check').first().json.form }}",
        options: answeredWithin(48, 'hours'),
      },
      onError: 'continue',
    },
    choice: {
      use: 'set',
      name: { fr: 'Choix fait', en: 'Choice made' },
      why: {
        fr: 'Le silence vaut « rien ».',
        en: 'Silence means “nothing”.',
      },
      with: fields({ kind: KIND }, { alone: true }),
    },
    route: {
      use: 'switch',
      name: { fr: 'Lier, créer ou rien ?', en: 'Link, create or nothing?' },
      why: {
        fr: 'Trois suites, jamais deux à la fois.',
        en: 'Three ways on, no two at a time.',
      },
      with: cases({
        link: text('={{ $json.kind }}', 'equals', 'link'),
        create: text('={{ $json.kind }}', 'equals', 'create'),
      }),
    },
    comment: {
      use: 'linear',
      name: { fr: 'Commenter l’idée', en: 'Comment on the idea' },
      why: {
        fr: 'Le nombre de commentaires dira combien l’ont voulue.',
        en: 'Comments tell how many wanted it.',
      },
      with: {
        resource: 'comment',
        operation: 'addComment',
        issueId: "={{ $('check').first().json.idea }}",
        comment: {
          fr: "=Demandé aussi dans le ticket {{ $('settings').first().json.number }} : {{ $('check').first().json.wish }}",
          en: "=Also asked for in ticket {{ $('settings').first().json.number }}: {{ $('check').first().json.wish }}",
        },
        additionalFields: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    create: {
      use: 'linear',
      name: { fr: 'Créer l’idée', en: 'Create the idea' },
      why: {
        fr: 'Dans les mots du besoin, pas d’une solution.',
        en: 'In the words of the need, not of a solution.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        teamId: setting('team'),
        title: "={{ $('check').first().json.title }}",
        additionalFields: {
          description: {
            fr: "=Ticket {{ $('settings').first().json.number }} : {{ $('check').first().json.wish }}",
            en: "=Ticket {{ $('settings').first().json.number }}: {{ $('check').first().json.wish }}",
          },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Rouvrir la demande', en: 'Reopen the request' },
      why: {
        fr: 'Rien n’a été noté : le ticket peut revenir.',
        en: 'Nothing was noted: the ticket may return.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: TICKET },
        options: {},
      },
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Noter dans le ticket', en: 'Note in the ticket' },
      why: {
        fr: 'Et décocher la case, sinon la note redemanderait.',
        en: 'And clear the box, or the note would ask anew.',
      },
      with: {
        method: 'PUT',
        url: "={{ $('settings').first().json.desk }}/api/v1/tickets/{{ $('settings').first().json.ticket }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: {
          fr: "={{ JSON.stringify({ wish: false, article: { subject: '[n8n]', body: $('choice').first().json.kind === 'none' ? 'Souhait non noté : personne ne l’a retenu dans Slack. Recochez la case pour redemander.' : 'Souhait relié à ' + ($json.identifier ?? $('check').first().json.identifier) + '. Rien n’est promis au client.', content_type: 'text/plain', type: 'note', internal: true } }) }}",
          en: "={{ JSON.stringify({ wish: false, article: { subject: '[n8n]', body: $('choice').first().json.kind === 'none' ? 'Wish not noted: nobody took it up in Slack. Tick the box again to ask once more.' : 'Wish linked to ' + ($json.identifier ?? $('check').first().json.identifier) + '. Nothing is promised to the customer.', content_type: 'text/plain', type: 'note', internal: true } }) }}",
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    failed: {
      use: 'slack',
      name: { fr: 'Étape non faite', en: 'Step not done' },
      why: {
        fr: 'Le souhait se note alors à la main.',
        en: 'The wish is then noted by hand.',
      },
      with: posted(CHANNEL, {
        fr: "=Souhait du ticket {{ $('settings').first().json.number }} : étape non faite ({{ $json.error.message ?? $json.error }}).",
        en: "=Wish in ticket {{ $('settings').first().json.number }}: step not done ({{ $json.error.message ?? $json.error }}).",
      }),
    },
  },
  links: [
    'wish > settings > fresh > thread > message > ideas > list > match > check > keep > ask > choice > route.link > comment > note',
    'route.create > create > note',
    'route.other > forget > note',
    'luna => match',
    'form => match',
    'thread.error > failed',
    'ideas.error > failed',
    'comment.error > failed',
    'create.error > failed',
    'note.error > failed',
  ],
  examples,
  cost: [{ node: 'match', model: 'luna', reads: 4200, writes: 90 }],
})
