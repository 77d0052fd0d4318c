import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { LIST, MESSAGES, SORT } from './rattraper-clients-des-indesirables.code.ts'
import { examples } from './rattraper-clients-des-indesirables.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TABLE = byName("={{ $('settings').first().json.table }}")

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Rattraper les clients tombés dans les indésirables',
    problem:
      'Une cliente écrit trois fois pour sa chaudière et finit par appeler, fâchée. Ses trois messages étaient dans le dossier des indésirables de la boîte commune, entre deux loteries, et personne ne l’ouvre.',
    outcome:
      'Deux fois par jour ouvré, les expéditeurs des sept derniers jours sont confrontés à votre fichier clients. Un client connu, dont le domaine prouve l’origine (contrôle DMARC réussi), revient dans la boîte de réception, et Slack le dit.',
    avoid:
      'Si votre hébergeur permet d’approuver des expéditeurs pour toute la société, faites-le pour vos grands comptes. Un prospect inconnu ne sera pas rattrapé : ouvrez quand même le dossier chaque semaine.',
    approval:
      'Une adresse connue dont l’origine n’est pas prouvée ne bouge pas : c’est ainsi que se présente une fausse facture. Slack la signale une fois, et quelqu’un regarde. Rien n’est ouvert, ni supprimé, ni envoyé à un modèle.',
    failure:
      'Boîte ou base muette : Slack demande d’ouvrir le dossier soi-même. Un déplacement refusé est signalé, et retenté au passage suivant tant que le message reste là.',
  },
  en: {
    title: 'Bring back customers who landed in the junk folder',
    problem:
      'A customer writes three times about her boiler and rings in the end, angry. All three messages sat in the shared mailbox’s junk folder between two lotteries, and nobody ever opens it.',
    outcome:
      'Twice each working day the senders of the last seven days are held against your customer file. A known customer whose domain proves the origin (DMARC check passed) goes back to the inbox, and Slack says so.',
    avoid:
      'If your provider lets you allow senders for the whole company, do so for your large accounts. Unknown prospects are not brought back, so still open the folder once a week.',
    approval:
      'A known address whose origin is not proven stays put: that is what a forged invoice looks like. Slack reports it once and somebody looks. Nothing is opened, deleted or sent to a model.',
    failure:
      'Mailbox or database silent: Slack asks you to open the folder yourself. A refused move is reported, and tried again at the next turn for as long as the message is there.',
  },
  nodes: {
    clock: {
      use: 'scheduleTrigger',
      name: { fr: 'Matin et après-midi', en: 'Morning and afternoon' },
      why: {
        fr: 'Deux regards par jour : une demande n’y passe pas la semaine.',
        en: 'Two looks a day, so that no request spends the week there.',
      },
      with: at('0 8,14 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre boîte', en: 'Your mailbox' },
      why: {
        fr: 'La boîte commune ; le compte relié doit y avoir accès, option « boîte partagée ».',
        en: 'The shared mailbox; the connected account needs access, with the “shared inbox” option on.',
      },
      with: fields(
        {
          mailbox: 'contact@chauffage-roche.example',
          days: 7,
          table: { fr: 'indésirables signalés', en: 'junk reported' },
        },
        { alone: true },
      ),
    },
    junk: {
      use: 'httpRequest',
      name: { fr: 'Lire les indésirables', en: 'Read the junk folder' },
      why: {
        fr: 'Avec les en-têtes, que le nœud Outlook ne donne pas : eux seuls disent qui a écrit.',
        en: 'With the headers, which the Outlook node leaves out: they alone tell who wrote.',
      },
      with: {
        url: '=https://graph.microsoft.com/v1.0/users/{{ encodeURIComponent($json.mailbox) }}/mailFolders/junkemail/messages',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'microsoftOutlookOAuth2Api',
        sendQuery: true,
        queryParameters: {
          parameters: [
            {
              name: '$select',
              value: 'id,internetMessageId,subject,from,receivedDateTime,internetMessageHeaders',
            },
            { name: '$top', value: '50' },
            {
              name: '$filter',
              value: '=receivedDateTime ge {{ $now.minus({ days: $json.days }).toUTC().toISO() }}',
            },
          ],
        },
        options: {
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL:
                "={{ $response?.body?.['@odata.nextLink'] ?? 'https://graph.microsoft.com/v1.0/users/' + encodeURIComponent($json.mailbox) + '/mailFolders/junkemail/messages' }}",
              paginationCompleteWhen: 'other',
              completeExpression: "={{ !$response?.body?.['@odata.nextLink'] }}",
              limitPagesFetched: true,
              maxRequests: 40,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    messages: {
      use: 'code',
      name: { fr: 'Expéditeurs et preuves', en: 'Senders and proofs' },
      why: {
        fr: 'Le premier résultat est celui de votre serveur ; les suivants s’imitent.',
        en: 'The first result is your own server’s; those below it can be forged.',
      },
      with: allItems(MESSAGES),
    },
    customers: {
      use: 'postgres',
      name: { fr: 'Lesquels sont clients', en: 'Which are customers' },
      why: {
        fr: 'Une seule question pour toutes les adresses ; adaptez le nom de la table.',
        en: 'A single query for all addresses; adapt the table’s name.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT DISTINCT lower(email) AS email FROM contacts WHERE lower(email) = ANY(string_to_array($1, ','))",
        options: { queryReplacement: '={{ [$json.senders] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    sort: {
      use: 'code',
      name: { fr: 'Client prouvé ou douteux', en: 'Customer proven or doubtful' },
      why: {
        fr: 'Les inconnus restent où ils sont.',
        en: 'Strangers stay where they are.',
      },
      with: allItems(SORT),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À ramener ?', en: 'To be brought back?' },
      why: {
        fr: 'Le filtre a parfois raison, même d’une adresse connue.',
        en: 'The filter is right at times, even about an address you know.',
      },
      with: cases({
        rescue: text('={{ $json.kind }}', 'equals', 'rescue'),
        doubt: text('={{ $json.kind }}', 'equals', 'doubt'),
      }),
    },
    move: {
      use: 'outlook',
      name: { fr: 'Ramener dans la boîte', en: 'Back to the inbox' },
      why: {
        fr: 'Le message quitte le dossier : un second passage ne le retrouve plus.',
        en: 'The message leaves the folder, so that a second turn no longer finds it.',
      },
      with: {
        resource: 'message',
        operation: 'move',
        messageId: byId('={{ $json.id }}'),
        folderId: byId('inbox'),
      },
      onError: 'output',
      retry: [2, 5],
    },
    rescued: {
      use: 'slack',
      name: { fr: 'Dire qui attendait', en: 'Say who was waiting' },
      why: {
        fr: 'Ce client attend depuis plus longtemps que les autres.',
        en: 'This customer has waited longer than the others.',
      },
      with: posted(CHANNEL, {
        fr: "=Sorti des indésirables : {{ $('kind').item.json.sender }} – {{ $('kind').item.json.subject }}",
        en: "=Taken out of junk: {{ $('kind').item.json.sender }} – {{ $('kind').item.json.subject }}",
      }),
    },
    stuck: {
      use: 'slack',
      name: { fr: 'Déplacement refusé', en: 'Move refused' },
      why: {
        fr: 'Souvent un collègue l’a déjà ramené.',
        en: 'Often a colleague has moved it already.',
      },
      with: posted(CHANNEL, {
        fr: "=À sortir des indésirables à la main : {{ $('kind').item.json.sender }} – {{ $('kind').item.json.subject }} ({{ $json.error.message ?? $json.error }})",
        en: "=To be taken out of junk by hand: {{ $('kind').item.json.sender }} – {{ $('kind').item.json.subject }} ({{ $json.error.message ?? $json.error }})",
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalés', en: 'Not reported yet' },
      why: {
        fr: 'Un doute reste sept jours dans le dossier ; le dire une fois suffit.',
        en: 'A doubt lies in the folder for seven days; once is enough.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mail', keyValue: '={{ $json.mail }}' }] },
      },
    },
    list: {
      use: 'code',
      name: { fr: 'Liste des douteux', en: 'List of the doubtful' },
      why: {
        fr: 'Adresse en toutes lettres : le nom affiché ment facilement.',
        en: 'The address in full, since a displayed name lies easily.',
      },
      with: allItems(LIST),
    },
    warn: {
      use: 'slack',
      name: { fr: 'Faire regarder', en: 'Have it looked at' },
      why: {
        fr: 'Une personne reconnaît une imitation mieux qu’une règle.',
        en: 'A person recognises an imitation better than a rule does.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
    },
    told: {
      use: 'code',
      name: { fr: 'Messages signalés', en: 'Messages reported' },
      why: {
        fr: 'Retenus une fois le canal prévenu, pas avant.',
        en: 'Kept once the channel knows, not before.',
      },
      with: allItems("return $('fresh').all().map(({ json: { mail } }) => ({ json: { mail } }))"),
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'L’identifiant du message seul, ni adresse ni objet.',
        en: 'Only the message’s id, no address and no subject.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ mail: '={{ $json.mail }}' }),
        options: {},
      },
    },
    broken: {
      use: 'slack',
      name: { fr: 'Dossier non relu', en: 'Folder not checked' },
      why: {
        fr: 'Sinon le dossier semble vide de clients.',
        en: 'Or the folder seems free of customers.',
      },
      with: posted(CHANNEL, {
        fr: '=Indésirables non relus : {{ $json.cause ?? $json.error.message ?? $json.error }}. Ouvrez le dossier vous-même.',
        en: '=Junk folder not checked: {{ $json.cause ?? $json.error.message ?? $json.error }}. Please open it yourself.',
      }),
      once: true,
    },
  },
  links: [
    'clock > settings > junk > messages > customers > sort > kind.rescue > move > rescued',
    'kind.doubt > fresh > list > warn > told > remember',
    'move.error > stuck',
    'kind.other > broken',
    'junk.error > broken',
  ],
  examples,
})
