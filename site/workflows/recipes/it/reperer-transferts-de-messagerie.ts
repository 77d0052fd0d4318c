import { stopped } from '../../fragments/alarm.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, PEOPLE } from './reperer-transferts-de-messagerie.code.ts'
import { examples } from './reperer-transferts-de-messagerie.examples.ts'

const TABLE = byName('transferts_permis')
const GRAPH = 'https://graph.microsoft.com/v1.0'
const USERS = `${GRAPH}/users?$select=id,displayName,mail&$top=999`
const AUTHENTICATION = {
  authentication: 'genericCredentialType',
  genericAuthType: 'oAuth2Api',
} as const
const RULE = "$('each').item.json"

export default defineRecipe({
  category: 'it',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Repérer les boîtes qui transfèrent leurs messages dehors',
    problem:
      'Un mot de passe volé en mars, une règle posée le même soir : tout message qui contient « facture » part vers une adresse inconnue, et disparaît de la boîte. En mai, un client paie sur un nouvel IBAN.',
    outcome:
      'Chaque matin, les règles de réception de toutes les boîtes Microsoft 365 sont lues. Une règle active qui envoie hors de vos domaines est soumise, une par une, à la personne chargée de la sécurité : couper, ou permettre. Cinq par jour, celles qui cachent les messages d’abord ; Teams liste les autres. Ce qu’elle permet n’est plus demandé tant que l’adresse ne change pas.',
    avoid:
      'Le transfert réglé par un administrateur sur la boîte entière n’est pas une règle : voyez-le dans Exchange, où vous pouvez aussi interdire tout transfert automatique. Couper une règle ne chasse pas l’intrus.',
    approval:
      'La personne choisit dans une page. Sans réponse en quatre heures, rien n’est coupé, Teams le dit et la question revient le lendemain. Le flux lit des règles, jamais un message : écrivez-le dans votre charte informatique.',
    failure:
      'Annuaire muet ou boîtes illisibles : Teams en donne le nombre. Une coupure refusée, par exemple d’une règle en lecture seule, est dite aussi. Deux mille boîtes prennent une dizaine de minutes.',
  },
  en: {
    title: 'Spot mailboxes that forward their messages outside',
    problem:
      'A password stolen in March, a rule set the same evening: each message that says “invoice” goes to an unknown address and vanishes from the mailbox. In May a client pays to a new bank account.',
    outcome:
      'Every morning the inbox rules of all Microsoft 365 mailboxes are read. An active rule that sends outside of your domains is put, one by one, to the person in charge of security: cut it, or allow it. Five a day, those that hide messages first; Teams lists the others. What they allow is not asked again while the address stays the same.',
    avoid:
      'Forwarding set by an administrator on a whole mailbox is no rule: look in Exchange, where you can also forbid all automatic forwarding. Cutting a rule does not throw the intruder out.',
    approval:
      'The person chooses on a page. Without an answer in four hours nothing is cut, Teams says so and the question returns next day. The flow reads rules, never a message: write that into your IT policy.',
    failure:
      'Directory silent, or mailboxes unreadable: Teams gives their number. A refused cut, of a read-only rule for instance, is told too. Two thousand mailboxes take about ten minutes.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, huit heures', en: 'Every morning at eight' },
      why: {
        fr: 'Quand quelqu’un peut répondre ; le week-end aussi, si vous avez une astreinte.',
        en: 'When somebody can answer; weekends too, if somebody is on call.',
      },
      with: at('0 8 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos domaines', en: 'Your domains' },
      why: {
        fr: 'Tous, filiales comprises.',
        en: 'All of them, subsidiaries included.',
      },
      with: fields(
        {
          domains: list(['votre-entreprise.example', 'votre-filiale.example']),
          security: 'securite@votre-entreprise.example',
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    users: {
      use: 'httpRequest',
      name: { fr: 'Lire l’annuaire', en: 'Read the directory' },
      why: {
        fr: 'Comptes désactivés compris : leur boîte reçoit encore. Droit User.Read.All.',
        en: 'Disabled accounts too, as their mailboxes still receive. Permission User.Read.All.',
      },
      with: {
        url: USERS,
        ...AUTHENTICATION,
        options: {
          timeout: 30_000,
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL: `={{ $response?.body?.['@odata.nextLink'] ?? '${USERS}' }}`,
              paginationCompleteWhen: 'other',
              completeExpression: "={{ !$response?.body?.['@odata.nextLink'] }}",
              limitPagesFetched: true,
              maxRequests: 20,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    people: {
      use: 'code',
      name: { fr: 'Boîte par boîte', en: 'Mailbox by mailbox' },
      why: {
        fr: 'Un compte sans adresse n’a rien à transférer.',
        en: 'An account without an address has nothing to forward.',
      },
      with: allItems(PEOPLE),
    },
    rules: {
      use: 'httpRequest',
      name: { fr: 'Lire les règles', en: 'Read the rules' },
      why: {
        fr: 'Trois par seconde, sous les limites d’Exchange. Droit d’application MailboxSettings.ReadWrite.',
        en: 'Three a second, below Exchange’s limits. Application permission MailboxSettings.ReadWrite.',
      },
      with: {
        url: `=${GRAPH}/users/{{ $json.id }}/mailFolders/inbox/messageRules`,
        ...AUTHENTICATION,
        options: {
          timeout: 20_000,
          batching: { batch: { batchSize: 3, batchInterval: 1000 } },
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      onError: 'continue',
    },
    allowed: {
      use: 'dataTable',
      name: { fr: 'Transferts permis', en: 'Forwarding allowed' },
      why: {
        fr: 'Colonnes en texte : key, mail, allowed_on.',
        en: 'Text columns: key, mail, allowed_on.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Garder ce qui sort', en: 'Keep what goes out' },
      why: {
        fr: 'Transfert, redirection, pièce jointe ; 404 veut dire « pas de boîte », le reste « illisible ».',
        en: 'Forward, redirect, attachment; 404 means “no mailbox”, anything else “unreadable”.',
      },
      with: allItems(JUDGE),
    },
    which: {
      use: 'if',
      name: { fr: 'Seulement à dire ?', en: 'Only to be told?' },
      why: {
        fr: 'Dit d’abord : les questions peuvent durer la journée.',
        en: 'Told first, as the questions may take all day.',
      },
      with: all(text('={{ $json.what }}', 'notEquals', 'found')),
    },
    each: {
      use: 'splitInBatches',
      name: { fr: 'Une à la fois', en: 'One at a time' },
      why: {
        fr: 'Chaque règle se décide à part.',
        en: 'Each rule is decided on its own.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Couper ou permettre ?', en: 'Cut or allow?' },
      why: {
        fr: 'Appelez la personne, sans lui écrire : l’intrus lit sa boîte.',
        en: 'Ring the person, do not write: the intruder reads the mailbox.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('security'),
        subject: {
          fr: '=Transfert hors de l’entreprise : {{ $json.mail }}',
          en: '=Forwarding outside: {{ $json.mail }}',
        },
        message: '={{ $json.text }}',
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Cette règle', en: 'This rule' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'à couper', en: 'cut it' } },
                  { option: { fr: 'permise', en: 'allowed' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(4, 'hours'),
      },
      onError: 'output',
    },
    choice: {
      use: 'switch',
      name: { fr: 'Sa décision', en: 'The decision' },
      why: {
        fr: 'Le silence ne permet rien et ne coupe rien.',
        en: 'Silence allows nothing and cuts nothing.',
      },
      with: cases({
        cut: isTrue({
          fr: "={{ $json.data?.['Cette règle'] === 'à couper' }}",
          en: "={{ $json.data?.['This rule'] === 'cut it' }}",
        }),
        allow: isTrue({
          fr: "={{ $json.data?.['Cette règle'] === 'permise' }}",
          en: "={{ $json.data?.['This rule'] === 'allowed' }}",
        }),
      }),
    },
    cut: {
      use: 'httpRequest',
      name: { fr: 'Couper la règle', en: 'Cut the rule' },
      why: {
        fr: 'Désactivée, pas effacée : elle reste une preuve.',
        en: 'Switched off, not deleted: it remains as evidence.',
      },
      with: {
        method: 'PATCH',
        url: `=${GRAPH}/users/{{ ${RULE}.person }}/mailFolders/inbox/messageRules/{{ encodeURIComponent(${RULE}.rule) }}`,
        ...AUTHENTICATION,
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ isEnabled: false }) }}',
        options: { timeout: 20_000 },
      },
      onError: 'output',
    },
    next: {
      use: 'outlook',
      name: { fr: 'Dire ce qui reste à faire', en: 'Say what is left to do' },
      why: {
        fr: 'L’intrus a peut-être encore le mot de passe.',
        en: 'The intruder may still have the password.',
      },
      with: outlookSent(
        setting('security'),
        { fr: `=Règle coupée : {{ ${RULE}.mail }}`, en: `=Rule cut: {{ ${RULE}.mail }}` },
        {
          fr: '1. Changer le mot de passe, fermer les sessions.\n2. Relire les autres règles, les applications autorisées, les méthodes de double authentification.\n3. Chercher ce qui est parti : une fuite de données personnelles se notifie en principe à la CNIL dans les 72 heures.',
          en: '1. Change the password, close the sessions.\n2. Go through the other rules, the apps allowed, the sign-in methods.\n3. Find out what has left: a leak of personal data is, as a rule, notified to the CNIL within 72 hours.',
        },
      ),
      onError: 'continue',
    },
    allow: {
      use: 'dataTable',
      name: { fr: 'Noter la permission', en: 'Note the permission' },
      why: {
        fr: 'Pour cette boîte et cette adresse seulement.',
        en: 'For this mailbox and this address alone.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: `={{ ${RULE}.key }}` }] },
        columns: columns({
          key: `={{ ${RULE}.key }}`,
          mail: `={{ ${RULE}.mail }}`,
          allowed_on: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
    open: {
      use: 'teams',
      name: { fr: 'Dire ce qui reste ouvert', en: 'Say what is still open' },
      why: {
        fr: 'Sans réponse, ou coupure refusée : le courrier sort encore.',
        en: 'No answer, or the cut refused: mail is still going out.',
      },
      with: postedInTeams({
        fr: `=TRANSFERT ENCORE ACTIF ({{ $json.error ? 'un service a refusé' : 'sans réponse' }}) : {{ ${RULE}.text }}`,
        en: `=FORWARDING STILL ACTIVE ({{ $json.error ? 'a service refused' : 'no answer' }}): {{ ${RULE}.text }}`,
      }),
      onError: 'continue',
    },
    blind: {
      use: 'teams',
      name: { fr: 'Dire ce qui n’est pas lu', en: 'Say what was not read' },
      why: {
        fr: 'Un droit retiré rendrait tout silencieux.',
        en: 'A permission withdrawn would make it all silent.',
      },
      with: postedInTeams({
        fr: "={{ $json.text ?? 'Annuaire illisible : aucune règle de messagerie contrôlée ce matin.' }}",
        en: "={{ $json.text ?? 'Directory unreadable: no mail rule was checked this morning.' }}",
      }),
    },
    stopped,
    halted: {
      use: 'outlook',
      name: { fr: 'Dire que le flux s’arrête', en: 'Say that the flow stopped' },
      why: { fr: 'Teams est peut-être la panne.', en: 'Teams may be what is down.' },
      with: outlookSent(
        'securite@votre-entreprise.example',
        {
          fr: '=Règles de messagerie : arrêt au nœud {{ $json.execution.lastNodeExecuted }}',
          en: '=Mail rules: stopped at the node {{ $json.execution.lastNodeExecuted }}',
        },
        '={{ $json.execution.error.message }}\n{{ $json.execution.url }}',
      ),
    },
  },
  links: [
    'morning > settings > users > people > rules > allowed > judge > which.no > each.each > ask > choice.cut > cut > next > each',
    'which.yes > blind',
    'choice.allow > allow > each',
    'choice.other > open > each',
    'cut.error > open',
    'ask.error > open',
    'users.error > blind',
    'stopped > halted',
  ],
  examples,
})
