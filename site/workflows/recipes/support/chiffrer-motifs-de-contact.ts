import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { COUNT } from './chiffrer-motifs-de-contact.code.ts'
import { examples } from './chiffrer-motifs-de-contact.examples.ts'

const SHEET = { fr: 'Motifs', en: 'Reasons' }

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Chiffrer chaque mois ce que coûte chaque motif de contact',
    problem:
      'On sait combien de tickets arrivent, pas ce qu’ils coûtent. Le mot de passe oublié en fait cent, la facture illisible en fait vingt ; lequel mérite qu’on paie un développeur ?',
    outcome:
      'Le 3 du mois, les temps saisis dans Freshdesk le mois précédent sont additionnés par type de ticket et multipliés par votre coût horaire. Teams reçoit le total et les cinq motifs les plus chers, à côté du mois d’avant ; Google Sheets garde toutes les lignes.',
    avoid:
      'Si l’équipe ne saisit pas ses temps, ou une fois sur deux, le classement ment : mesurez d’abord deux semaines. Ce compte ne sert pas à juger des personnes ; il ne lit aucun nom d’agent.',
    approval:
      'Le flux compte et ne conclut rien. Le responsable choisit quoi corriger : un article d’aide, un écran, une facture. Le coût horaire est le vôtre, charges comprises, à mettre à jour chaque année.',
    failure:
      'Freshdesk ou le tableur muet : Teams donne la cause, et relancer suffit. Teams refuse : rien n’est inscrit, l’exécution est en échec et le mois reste à compter. Un mois déjà inscrit n’est pas recompté. Un ticket que Freshdesk ne rend plus apparaît sous « Ticket non retrouvé ».',
  },
  en: {
    title: 'Work out each month what each reason for contact costs',
    problem:
      'One knows how many tickets come in, not what they cost. Forgotten passwords make a hundred, unreadable invoices make twenty; which of the two is worth paying a developer for?',
    outcome:
      'On the 3rd, time entered in Freshdesk over the month before is added up by type of ticket and multiplied by your hourly cost. Teams gets the total and the five dearest reasons, beside the month before; Google Sheets keeps every line.',
    avoid:
      'Where the team enters no time, or only now and then, the ranking lies: measure two weeks first. This count is not for judging people, and it reads no agent’s name.',
    approval:
      'The flow counts and concludes nothing. The head chooses what to mend: a help article, a screen, an invoice. The hourly cost is yours, payroll charges included, and wants updating each year.',
    failure:
      'Freshdesk or the sheet silent: Teams gives the cause, and another run is enough. Teams refuses: nothing is entered, the run has failed and the month is still to be counted. A month entered before is not counted anew. A ticket that Freshdesk no longer returns shows as “Ticket not found”.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3 du mois', en: 'The 3rd of the month' },
      why: {
        fr: 'Deux jours pour finir de saisir.',
        en: 'Two days to finish entering time.',
      },
      with: at('0 8 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre coût horaire', en: 'Your hourly cost' },
      why: {
        fr: 'Une heure d’assistance, salaire et charges ; le nombre fourni est un exemple.',
        en: 'An hour of support, wage and charges; the number given is an example.',
      },
      with: fields(
        {
          month: "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
          from: "={{ $now.minus({ months: 1 }).startOf('month').minus({ seconds: 1 }).toUTC().toFormat(\"yyyy-MM-dd'T'HH:mm:ss'Z'\") }}",
          to: "={{ $now.startOf('month').toUTC().toFormat(\"yyyy-MM-dd'T'HH:mm:ss'Z'\") }}",
          rate: 32,
          shown: 5,
          desk: 'https://votre-entreprise.freshdesk.com',
          sheet: { fr: 'identifiant du tableur', en: 'id of the sheet' },
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    known: {
      use: 'googleSheets',
      name: { fr: 'Lire les mois passés', en: 'Read past months' },
      why: {
        fr: 'Colonnes month, reason, tickets, hours et cost, month en texte.',
        en: 'Columns month, reason, tickets, hours and cost, with month as text.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName(SHEET),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    state: {
      use: 'code',
      name: { fr: 'Ce mois y est-il ?', en: 'Is this month in it?' },
      why: {
        fr: 'Le tableur tient lieu de mémoire.',
        en: 'The sheet serves as the memory.',
      },
      with: allItems(
        `const { month } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const failure = rows.find(({ error }) => error !== undefined)?.error
return [{ json: failure ? { state: 'down', cause: failure.message ?? failure } : { state: rows.some((one) => String(one.month) === month) ? 'done' : 'todo' } }]`,
      ),
    },
    todo: {
      use: 'switch',
      name: { fr: 'À compter ?', en: 'To be counted?' },
      why: {
        fr: 'Deux inscriptions doubleraient le mois.',
        en: 'Two entries would double the month.',
      },
      with: cases({
        todo: text('={{ $json.state }}', 'equals', 'todo'),
        down: text('={{ $json.state }}', 'equals', 'down'),
      }),
    },
    entries: {
      use: 'httpRequest',
      name: { fr: 'Temps du mois', en: 'Time of the month' },
      why: {
        fr: 'Toutes les pages de cent, facturable ou non.',
        en: 'Every page of a hundred, billable or not.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v2/time_entries",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'freshdeskApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'executed_after', value: setting('from') },
            { name: 'executed_before', value: setting('to') },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {
          response: { response: { fullResponse: true } },
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }],
              },
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !($response?.body?.length >= 100) }}',
              limitPagesFetched: true,
              maxRequests: 100,
              requestInterval: 500,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 30],
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Types des tickets', en: 'Types of tickets' },
      why: {
        fr: 'Un an en arrière : on travaille parfois sur un vieux dossier.',
        en: 'A year back, as work is done on old cases too.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: { updatedSince: '={{ $now.minus({ years: 1 }).toISO() }}' },
      },
      onError: 'output',
      retry: [3, 30],
      once: true,
    },
    count: {
      use: 'code',
      name: { fr: 'Additionner par motif', en: 'Add up by reason' },
      why: {
        fr: 'Arrondi à la fin seulement, sur des minutes entières.',
        en: 'Rounded only at the end, from whole minutes.',
      },
      with: allItems(COUNT),
    },
    any: {
      use: 'if',
      name: { fr: 'Des temps saisis ?', en: 'Any time entered?' },
      why: {
        fr: 'Zéro heure se dit : c’est un oubli de l’équipe.',
        en: 'Zero hours is worth saying: the team forgot.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    post: {
      use: 'teams',
      name: { fr: 'Montrer le classement', en: 'Show the ranking' },
      why: {
        fr: 'Cinq lignes se discutent, quarante s’oublient.',
        en: 'Five lines get discussed, forty get forgotten.',
      },
      with: postedInTeams('={{ $json.text }}'),
      retry: [3, 10],
    },
    rows: {
      use: 'code',
      name: { fr: 'Une ligne par motif', en: 'A line a reason' },
      why: {
        fr: 'Tous les motifs, pour comparer dans un an.',
        en: 'Every reason, to be compared in a year.',
      },
      with: allItems("return $('count').first().json.rows.map((json) => ({ json }))"),
    },
    enter: {
      use: 'googleSheets',
      name: { fr: 'Inscrire le mois', en: 'Enter the month' },
      why: {
        fr: 'En dernier : tant que rien n’est inscrit, le mois peut être recompté.',
        en: 'Last of all: until it is entered, a month can be counted again.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('sheet')),
        sheetName: byName(SHEET),
        columns: sheetColumns({
          month: '={{ $json.month }}',
          reason: '={{ $json.reason }}',
          tickets: '={{ $json.tickets }}',
          hours: '={{ $json.hours }}',
          cost: '={{ $json.cost }}',
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    empty: {
      use: 'teams',
      name: { fr: 'Dire qu’il manque des temps', en: 'Say that time is missing' },
      why: {
        fr: 'Sans chiffres, pas de classement inventé.',
        en: 'No figures, no invented ranking.',
      },
      with: postedInTeams({
        fr: "=Aucun temps saisi dans Freshdesk en {{ $('settings').first().json.month }} : rien à chiffrer.",
        en: "=No time was entered in Freshdesk in {{ $('settings').first().json.month }}: nothing to work out.",
      }),
      retry: [3, 10],
    },
    broken: {
      use: 'teams',
      name: { fr: 'Compte interrompu', en: 'Count interrupted' },
      why: {
        fr: 'Le responsable relance, ou ouvre les droits.',
        en: 'The head reruns it, or grants access.',
      },
      with: postedInTeams({
        fr: "=Coût des demandes en {{ $('settings').first().json.month }} : non calculé ou non inscrit ({{ $json.cause ?? $json.error.message ?? $json.error }}).",
        en: "=Cost of requests in {{ $('settings').first().json.month }}: not worked out or not entered ({{ $json.cause ?? $json.error.message ?? $json.error }}).",
      }),
      once: true,
    },
  },
  links: [
    'month > settings > known > state > todo.todo > entries > tickets > count > any.yes > post > rows > enter',
    'any.no > empty',
    'todo.down > broken',
    'entries.error > broken',
    'tickets.error > broken',
    'enter.error > broken',
  ],
  examples,
})
