import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, model, question } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './preparer-renouvellements-a-risque.examples.ts'

/** Facts by account, and how they add up; what could not be read counts as unknown, never as nil. */
const score = (say: {
  readonly use: string
  readonly before: string
  readonly unknownUse: string
  readonly tickets: string
  readonly old: string
  readonly unknownTickets: string
  readonly days: string
  readonly prefix: string
  readonly suffix: string
}): string => `const settings = $('settings').first().json
const usage = $('usage').all().map(({ json }) => json)
const tickets = $input.all().map(({ json }) => json)
const blindUse = usage.some(({ error }) => error !== undefined)
const blindTickets = tickets.some(({ error }) => error !== undefined)
return $('contracts').all().map(({ json }, at) => {
  const row = usage.find(({ account }) => account === json.account)
  const open = tickets.filter(({ organization_id }) => organization_id === json.zendesk_org)
  const oldest = Math.max(0, ...open.map(({ created_at }) => Math.floor($now.diff(DateTime.fromISO(created_at), 'days').days)))
  const drop = row && row.before > 0 ? Math.round((1 - row.now / row.before) * 100) : row ? 0 : 100
  const facts = [
    json.name + ', ${say.prefix}' + json.yearly + '${say.suffix}, ${say.days}' + json.renew_on,
    blindUse ? '${say.unknownUse}' : '${say.use}' + (row ? row.now : 0) + '${say.before}' + (row ? row.before : 0),
    blindTickets ? '${say.unknownTickets}' : '${say.tickets}' + open.length + (open.length ? '${say.old}' + oldest : ''),
  ]
  const points = (blindUse ? 1 : drop >= settings.drop ? 2 : drop >= settings.drop / 2 ? 1 : 0) + (blindTickets ? 1 : oldest > settings.days ? 1 : 0)
  return { json: { name: json.name, renew_on: json.renew_on, facts: facts.join('\\n'), risk: points >= 2 ? 'high' : points === 1 ? 'watch' : 'calm' }, pairedItem: at }
})`

export default defineRecipe({
  category: 'sales',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Préparer trois mois avant les renouvellements incertains',
    problem:
      'Le client annonce en mai qu’il ne renouvelle pas. Ses connexions avaient fondu depuis janvier et un ticket traînait depuis six semaines : chaque outil le savait, personne ne les a lus ensemble.',
    outcome:
      'Le lundi, pour chaque contrat qui entre dans ses quatre-vingt-dix derniers jours, usage et tickets sont mis côte à côte. Risque élevé : une tâche ClickUp avec les faits et une trame d’appel. À surveiller : une tâche simple.',
    avoid:
      'Avec vingt clients, vous sentez déjà lequel va partir. Et un usage qui baisse en août ne prouve rien : la comparaison porte sur un mois, pas sur une saison.',
    approval:
      'Aucun message ne part vers le client. La personne qui suit le compte lit les faits, corrige la trame et décide d’appeler.',
    failure:
      'Une source muette n’est jamais lue comme « zéro » : le fait est marqué inconnu et le risque monte d’un cran. Sans modèle, la tâche garde les faits. Contrats illisibles ou ClickUp en panne : un courriel.',
  },
  en: {
    title: 'Prepare doubtful renewals three months ahead',
    problem:
      'In May a client says that they will not renew. Their logins had melted since January and a ticket had dragged on for six weeks: each tool knew, nobody read them together.',
    outcome:
      'On Mondays, for each contract entering its last ninety days, usage and tickets are put side by side. High risk: a ClickUp task with the facts and an outline for the call. To watch: a plain task.',
    avoid:
      'With twenty clients you can feel who will leave. And usage that falls in August proves nothing: months are compared here, not seasons.',
    approval:
      'No message goes to the client. Whoever looks after the account reads the facts, mends the outline and decides to call.',
    failure:
      'A silent source is never read as “nil”: the fact is marked unknown and the risk goes up a notch. Without a model the task keeps the facts. Contracts unreadable or ClickUp down: an email.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h', en: 'Monday, 7 am' },
      why: {
        fr: 'Une semaine de contrats à la fois : chacun passe une seule fois.',
        en: 'One week of contracts at a time, so each comes up once.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Réglez-les sur les départs de l’an passé : qu’avait-on vu avant ?',
        en: 'Set them by last year’s departures: what showed beforehand?',
      },
      with: fields({
        drop: 40,
        days: 21,
        from: '={{ $now.plus({ days: 84 }).toISODate() }}',
        until: '={{ $now.plus({ days: 90 }).toISODate() }}',
        project: { fr: 'identifiant du projet BigQuery', en: 'id of the BigQuery project' },
        team: { fr: 'identifiant de l’équipe ClickUp', en: 'id of the ClickUp team' },
        space: { fr: 'identifiant de l’espace', en: 'id of the space' },
        list: { fr: 'identifiant de la liste', en: 'id of the list' },
        to: 'clients@votre-entreprise.example',
      }),
    },
    contracts: {
      use: 'supabase',
      name: { fr: 'Contrats à 90 jours', en: 'Contracts at 90 days' },
      why: {
        fr: 'Trois mois : assez pour réparer, pas assez pour oublier.',
        en: 'Three months: enough to mend, too short to forget.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'contracts',
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            {
              keyName: 'renew_on',
              condition: 'gte',
              keyValue: "={{ $('settings').first().json.from }}",
            },
            {
              keyName: 'renew_on',
              condition: 'lte',
              keyValue: "={{ $('settings').first().json.until }}",
            },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    usage: {
      use: 'bigQuery',
      name: { fr: 'Lire l’usage', en: 'Read the usage' },
      why: {
        fr: 'Les personnes actives, non les clics : un robot clique beaucoup.',
        en: 'Active people rather than clicks: a robot clicks a lot.',
      },
      with: {
        operation: 'executeQuery',
        projectId: byId("={{ $('settings').first().json.project }}"),
        sqlQuery:
          'SELECT account, COUNT(DISTINCT IF(day >= DATE_SUB(CURRENT_DATE(), INTERVAL 30 DAY), person, NULL)) AS now, COUNT(DISTINCT IF(day BETWEEN DATE_SUB(CURRENT_DATE(), INTERVAL 120 DAY) AND DATE_SUB(CURRENT_DATE(), INTERVAL 91 DAY), person, NULL)) AS before FROM product.logins WHERE day >= DATE_SUB(CURRENT_DATE(), INTERVAL 120 DAY) GROUP BY account',
        options: { returnAsNumbers: true },
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [2, 10],
    },
    tickets: {
      use: 'zendesk',
      name: { fr: 'Lire les tickets ouverts', en: 'Read open tickets' },
      why: {
        fr: 'L’âge du plus vieux pèse plus que leur nombre.',
        en: 'The age of the oldest weighs more than their number.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: { query: 'status<solved' },
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [2, 10],
    },
    score: {
      use: 'code',
      name: { fr: 'Mettre côte à côte', en: 'Put side by side' },
      why: {
        fr: 'Deux signaux, des seuils écrits : on peut discuter le résultat.',
        en: 'Two signals, written thresholds: the result can be argued with.',
      },
      with: allItems(
        inBoth(score, {
          fr: {
            days: 'échéance le ',
            prefix: '',
            suffix: ' €',
            use: 'Personnes actives ce mois : ',
            before: ', il y a trois mois : ',
            unknownUse: 'Usage inconnu, BigQuery n’a pas répondu',
            tickets: 'Tickets ouverts : ',
            old: ', le plus vieux a (jours) ',
            unknownTickets: 'Tickets inconnus, Zendesk n’a pas répondu',
          },
          en: {
            days: 'due ',
            prefix: '€',
            suffix: '',
            use: 'Active people this month: ',
            before: ', three months ago: ',
            unknownUse: 'Usage unknown, BigQuery did not answer',
            tickets: 'Open tickets: ',
            old: ', days of the oldest: ',
            unknownTickets: 'Tickets unknown, Zendesk did not answer',
          },
        }),
      ),
    },
    risk: {
      use: 'switch',
      name: { fr: 'Quel risque ?', en: 'What risk?' },
      why: {
        fr: 'Les contrats calmes ne prennent le temps de personne.',
        en: 'Calm contracts take up nobody’s time.',
      },
      with: cases({
        high: text('={{ $json.risk }}', 'equals', 'high'),
        watch: text('={{ $json.risk }}', 'equals', 'watch'),
      }),
    },
    plan: {
      use: 'chainLlm',
      name: { fr: 'Écrire la trame d’appel', en: 'Outline the call' },
      why: {
        fr: 'Le plus dur est la première phrase ; le modèle la propose.',
        en: 'The first sentence is the hardest; the model suggests one.',
      },
      with: question(
        {
          fr: 'Tu aides une chargée de clientèle à préparer un appel à un client dont l’usage ou le service s’est dégradé. D’après les faits donnés, écris en 90 mots au plus : une phrase d’ouverture qui ne reproche rien et ne surveille pas à voix haute ; trois questions ouvertes ; une chose concrète que NOUS pouvons faire. N’invente ni chiffre, ni cause, ni remise, ni promesse de délai. Un fait marqué inconnu devient une question. N’écris pas que le client va partir.',
          en: 'You help an account manager prepare a call to a client whose usage or service has slipped. From the facts given write 90 words at most: an opening sentence that blames nobody and does not sound like surveillance; three open questions; one concrete thing that WE can do. Make up no figure, cause, discount or deadline. A fact marked unknown becomes a question. Do not write that the client is about to leave.',
        },
        '={{ $json.facts }}',
      ),
      // One way on: two ways would part contracts from their outlines.
      onError: 'continue',
      retry: [2, 5],
    },
    writer: model('haiku', { fr: 'Modèle qui rédige', en: 'Model that writes' }),
    bare: {
      use: 'set',
      name: { fr: 'Trame, s’il y en a', en: 'Outline, if any' },
      why: {
        fr: 'Les faits suffisent pour décrocher son téléphone.',
        en: 'The facts are enough to pick up the phone.',
      },
      with: fields(
        {
          text: {
            fr: "={{ $json.text ?? 'Trame à écrire soi-même.' }}",
            en: "={{ $json.text ?? 'Outline yours to write.' }}",
          },
        },
        { alone: true },
      ),
    },
    deep: {
      use: 'clickUp',
      name: { fr: 'Tâche : appeler', en: 'Task: call' },
      why: {
        fr: 'Les faits d’abord, la trame ensuite : on juge avant de lire un avis.',
        en: 'Facts first, outline second: one judges before reading advice.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        team: "={{ $('settings').first().json.team }}",
        space: "={{ $('settings').first().json.space }}",
        folderless: true,
        list: "={{ $('settings').first().json.list }}",
        name: {
          fr: "=Appeler avant renouvellement : {{ $('score').item.json.name }}",
          en: "=Call ahead of renewal: {{ $('score').item.json.name }}",
        },
        additionalFields: {
          content: "={{ $('score').item.json.facts + '\\n\\n' + $json.text }}",
          priority: 1,
          dueDate: '={{ $now.plus({ days: 7 }).toISO() }}',
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    light: {
      use: 'clickUp',
      name: { fr: 'Tâche : surveiller', en: 'Task: watch' },
      why: {
        fr: 'Un signal seul ne vaut pas un appel d’alarme.',
        en: 'One signal alone is not worth an alarmed call.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        team: "={{ $('settings').first().json.team }}",
        space: "={{ $('settings').first().json.space }}",
        folderless: true,
        list: "={{ $('settings').first().json.list }}",
        name: {
          fr: '=À surveiller : {{ $json.name }}',
          en: '=To watch: {{ $json.name }}',
        },
        additionalFields: {
          content: '={{ $json.facts }}',
          dueDate: '={{ $now.plus({ days: 30 }).toISO() }}',
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas préparé', en: 'Say what is not prepared' },
      why: {
        fr: 'Un contrat ne repasse pas : la semaine suivante, il est sorti de la fenêtre.',
        en: 'A contract does not come round again: next week it is out of the window.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "={{ $('score').isExecuted ? 'Renouvellement à préparer à la main : ' + $('score').item.json.name : 'Renouvellements : contrats illisibles' }}",
          en: "={{ $('score').isExecuted ? 'Renewal to prepare by hand: ' + $('score').item.json.name : 'Renewals: contracts unreadable' }}",
        },
        emailFormat: 'text',
        text: "={{ ($('score').isExecuted ? $('score').item.json.facts + '\\n\\n' : '') + ($json.error.message ?? $json.error) }}",
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monday > settings > contracts > usage > tickets > score > risk.high > plan > bare > deep',
    'risk.watch > light',
    'contracts.error > silent',
    'deep.error > silent',
    'light.error > silent',
    'writer => plan',
  ],
  examples,
  cost: [{ node: 'plan', model: 'haiku', reads: 320, writes: 160, calls: 2 }],
})
