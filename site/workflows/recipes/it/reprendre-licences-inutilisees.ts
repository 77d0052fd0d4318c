import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { CREATED, judge, report } from './reprendre-licences-inutilisees.code.ts'
import { examples } from './reprendre-licences-inutilisees.examples.ts'

const GRAPH = 'https://graph.microsoft.com/v1.0'
const USERS = `${GRAPH}/users?$select=id,displayName,userPrincipalName,accountEnabled,createdDateTime,assignedLicenses,signInActivity&$top=100`
const ACCOUNT = { authentication: 'genericCredentialType', genericAuthType: 'oAuth2Api' } as const
const TOLD = byName('licences_signalees')
const REPORT = inBoth(report, {
  fr: {
    held: 'Licences attribuées et inutilisées : ',
    month: ', soit par mois ',
    empty: 'Licences payées et attribuées à personne : ',
    none: 'Aucune licence attribuée ne dort.',
    refused: 'Asana a refusé ces tâches, elles reviendront le mois prochain :',
    tasks: 'Tâches créées : ',
    later: 'Pour le mois prochain, au-delà de quarante tâches : ',
    net: ' hors taxes',
  },
  en: {
    held: 'Licences assigned and unused: ',
    month: ', each month ',
    empty: 'Licences paid for and assigned to nobody: ',
    none: 'No assigned licence is asleep.',
    refused: 'Asana refused these tasks, they will come back next month:',
    tasks: 'Tasks created: ',
    later: 'For next month, beyond forty tasks: ',
    net: ' net of VAT',
  },
})

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Reprendre les licences Microsoft 365 que nul n’utilise',
    problem:
      'Soixante licences sont payées, quarante-huit personnes travaillent. Un stagiaire parti en juin garde la sienne, un compte d’essai aussi ; la facture annuelle est reconduite au même nombre, parce que personne n’a compté.',
    outcome:
      'Le 3 de chaque mois, l’annuaire est lu en entier. Chaque licence payante d’un compte bloqué, ou sans connexion depuis 60 jours, devient une tâche Asana, quarante au plus par mois : qui, laquelle, pourquoi. Un courriel donne le total par mois à vos prix, et les licences que nul ne détient.',
    avoid:
      'Retirer une licence finit par effacer la boîte aux lettres : convertissez-la d’abord en boîte partagée si elle sert encore. Congé long et arrêt maladie ressemblent à un abandon ; le flux ne les connaît pas. Il faut Entra ID P1 pour lire les connexions.',
    approval:
      'Rien n’est retiré par le flux. Une personne lit la tâche, demande au responsable, retire ou garde. Gardée, la licence n’est plus signalée pendant 90 jours.',
    failure:
      'Annuaire ou abonnements illisibles : Teams dit que rien n’est compté. Une tâche refusée : son contenu est dans le courriel et elle revient au mois suivant. Table muette : les tâches déjà créées peuvent l’être encore, le courriel en avertit.',
  },
  en: {
    title: 'Take back Microsoft 365 licences that nobody uses',
    problem:
      'Sixty licences are paid for, forty-eight people work. A trainee who left in June still holds one, so does a test account; the yearly order is renewed at the same number because nobody counted.',
    outcome:
      'On the 3rd of each month the whole directory is read. Each paid licence of a blocked account, or of one without a sign-in for 60 days, becomes an Asana task, forty a month at most: who, which, why. An email gives the monthly total at your prices, and licences held by nobody.',
    avoid:
      'A licence taken away ends up erasing the mailbox: turn it into a shared mailbox first if it still serves. Long leave and illness look like neglect; the flow knows neither. Reading sign-ins takes Entra ID P1.',
    approval:
      'The flow takes nothing away. A person reads the task, asks the manager, removes the licence or keeps it. If kept, it is not reported again for 90 days.',
    failure:
      'Directory or subscriptions unreadable: Teams says that nothing was counted. A task refused: its contents are in the email and it comes back next month. Table silent: tasks made before may be made again, and the email warns of it.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3 du mois, 9 h', en: 'The 3rd, 9 am' },
      why: {
        fr: 'À temps pour changer le nombre avant la facture.',
        en: 'In time to change the number before the invoice.',
      },
      with: at('0 9 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos prix', en: 'Your prices' },
      why: {
        fr: 'Par licence et par mois, hors taxes, tels que sur votre facture ; 0 pour les gratuites.',
        en: 'For each licence and month, net of VAT, as on your invoice; 0 for free ones.',
      },
      with: fields(
        {
          prices: {
            as: 'object',
            value: '{"O365_BUSINESS_PREMIUM": 11.7, "SPB": 20.6, "FLOW_FREE": 0}',
          },
          days: 60,
          to: 'informatique@votre-entreprise.example',
          workspace: { fr: 'identifiant de l’espace Asana', en: 'id of the Asana workspace' },
          project: { fr: 'identifiant du projet', en: 'id of the project' },
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    skus: {
      use: 'httpRequest',
      name: { fr: 'Lire les abonnements', en: 'Read the subscriptions' },
      why: {
        fr: 'Combien sont payées, combien attribuées. Droit LicenseAssignment.Read.All.',
        en: 'How many are paid for and assigned. Permission LicenseAssignment.Read.All.',
      },
      with: { url: `${GRAPH}/subscribedSkus`, ...ACCOUNT, options: { timeout: 30_000 } },
      onError: 'output',
      retry: [3, 10],
    },
    users: {
      use: 'httpRequest',
      name: { fr: 'Lire les comptes', en: 'Read the accounts' },
      why: {
        fr: 'Par pages de cent comptes, jusqu’à dix mille. Droits User.Read.All et AuditLog.Read.All.',
        en: 'By pages of a hundred accounts, up to ten thousand. Permissions User.Read.All and AuditLog.Read.All.',
      },
      with: {
        url: USERS,
        ...ACCOUNT,
        options: {
          timeout: 30_000,
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              // n8n asks this for the first page, too.
              nextURL: `={{ $response?.body?.['@odata.nextLink'] ?? '${USERS}' }}`,
              paginationCompleteWhen: 'other',
              completeExpression: "={{ !$response?.body?.['@odata.nextLink'] }}",
              limitPagesFetched: true,
              maxRequests: 100,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà signalées', en: 'Already reported' },
      why: { fr: 'Colonnes en texte : key, told_on.', en: 'Text columns: key, told_on.' },
      with: { resource: 'row', operation: 'get', dataTableId: TOLD, returnAll: true },
      once: true,
      onError: 'continue',
      always: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Trouver celles qui dorment', en: 'Find those asleep' },
      why: {
        fr: 'Une tentative compte comme une présence : au doute, on ne signale pas. Quarante tâches au plus.',
        en: 'An attempt counts as presence: in doubt, nothing is reported. Forty tasks at most.',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            disabled: 'compte bloqué',
            never: 'jamais connecté',
            since: 'dernière connexion le ',
            unread: 'La table des signalements ne se lit pas : des tâches peuvent être en double.',
            noPrice: 'Sans prix dans vos valeurs, donc non comptées : ',
          },
          en: {
            disabled: 'account blocked',
            never: 'never signed in',
            since: 'last sign-in on ',
            unread: 'The table of reports cannot be read: tasks may be there twice.',
            noPrice: 'Without a price of yours, hence not counted: ',
          },
        }),
      ),
    },
    some: {
      use: 'if',
      name: { fr: 'De nouvelles ?', en: 'New ones?' },
      why: {
        fr: 'Sans tâche, le total part quand même.',
        en: 'Without tasks the total leaves all the same.',
      },
      with: all(amount('={{ $json.fresh.length }}', 'gt', 0)),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une par une', en: 'One by one' },
      why: {
        fr: 'Chacune se décide avec un autre responsable.',
        en: 'Each is decided with another manager.',
      },
      with: { fieldToSplitOut: 'fresh', options: { destinationFieldName: 'fresh' } },
    },
    task: {
      use: 'asana',
      name: { fr: 'Créer la tâche', en: 'Create the task' },
      why: {
        fr: 'Sous quinze jours, avec la question à poser.',
        en: 'Within a fortnight, with the question to ask.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        authentication: 'accessToken',
        workspace: setting('workspace'),
        name: {
          fr: '=Licence {{ $json.fresh.licence }} de {{ $json.fresh.name }} : reprendre ?',
          en: '=Licence {{ $json.fresh.licence }} of {{ $json.fresh.name }}: take it back?',
        },
        otherProperties: {
          projects: [setting('project')],
          due_on: '={{ $now.plus({ days: 15 }).toISODate() }}',
          notes: {
            fr: '={{ $json.fresh.mail }} : {{ $json.fresh.why }}. Demander au responsable : congé, arrêt, départ ? La boîte sert-elle encore ? La convertir en boîte partagée avant de retirer la licence.',
            en: '={{ $json.fresh.mail }}: {{ $json.fresh.why }}. Ask the manager: leave, illness, departure? Does the mailbox still serve? Turn it into a shared mailbox before removing the licence.',
          },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    created: {
      use: 'code',
      name: { fr: 'Prises ou refusées', en: 'Taken or refused' },
      why: {
        fr: 'Asana rend un numéro pour chaque tâche prise.',
        en: 'Asana returns a number for each task it took.',
      },
      with: allItems(CREATED),
    },
    took: {
      use: 'filter',
      name: { fr: 'Prises seulement', en: 'Only those taken' },
      why: { fr: 'Une tâche perdue doit revenir.', en: 'A lost task has to come back.' },
      with: all(isTrue('={{ $json.created }}')),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir le jour', en: 'Remember the day' },
      why: {
        fr: 'Quatre-vingt-dix jours de silence, pour celle-ci.',
        en: 'Ninety days of silence, for this one.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
        columns: columns({ key: '={{ $json.key }}', told_on: '={{ $now.toISODate() }}' }),
        options: {},
      },
      onError: 'continue',
    },
    report: {
      use: 'code',
      name: { fr: 'Faire le compte', en: 'Add it up' },
      why: {
        fr: 'À vos prix, en centimes puis en euros.',
        en: 'At your prices, in cents and then in euros.',
      },
      with: allItems({ fr: EUROS.fr + REPORT.fr, en: EUROS.en + REPORT.en }),
    },
    mail: {
      use: 'outlook',
      name: { fr: 'Écrire le total', en: 'Write the total' },
      why: {
        fr: 'Même nul : on sait que le compte est fait.',
        en: 'Even nought, so one knows it was counted.',
      },
      with: outlookSent(
        setting('to'),
        {
          fr: '=Licences inutilisées : {{ $json.held }}',
          en: '=Unused licences: {{ $json.held }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 20],
    },
    blind: {
      use: 'teams',
      name: { fr: 'Dire que rien n’est compté', en: 'Say that nothing was counted' },
      why: {
        fr: 'Un droit expiré passerait pour un bon mois.',
        en: 'An expired permission would pass for a good month.',
      },
      with: postedInTeams({
        fr: "=Licences non comptées ce mois-ci : {{ $json.error?.message ?? $json.error ?? 'sans réponse' }}",
        en: "=Licences not counted this month: {{ $json.error?.message ?? $json.error ?? 'no answer' }}",
      }),
      once: true,
      retry: [3, 20],
    },
  },
  links: [
    'monthly > settings > skus > users > known > judge > some.yes > each > task > created > took > mark',
    'created > report > mail',
    'some.no > report',
    'skus.error > blind',
    'users.error > blind',
  ],
  examples,
})
