import { answeredWithin } from '../../fragments/patience.ts'
import { columns } from '../../fragments/columns.ts'
import { eachItem } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { sent, unmarked } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tenir-budget-publicitaire.examples.ts'

const TABLE = 'ad_pauses'

/** Days that are over, today's half-counted spending left out. */
const pace = (planned: string, unplanned: string): string =>
  `const { over, under } = $('settings').first().json
const days = $now.day - 1
const line = $('plan').all().map(({ json }) => json).find((one) => String(one.campaign_id) === String($json.campaign_id))
const spent = Number($json.spend)
const budget = Number(line?.budget ?? 0)
const ahead = (spent / days) * $now.daysInMonth
const fill = (text) => text.replace('NAME', line?.name ?? $json.campaign_name).replace('SPENT', Math.round(spent)).replace('BUDGET', budget).replace('AHEAD', Math.round(ahead))
const state = !budget ? 'odd' : ahead > budget * (1 + over) ? 'over' : ahead < budget * (1 - under) ? 'odd' : 'fine'
return { json: { id: String($json.campaign_id), month: $now.toFormat('yyyy-MM'), state, said: fill(budget ? '${planned}' : '${unplanned}') } }`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Tenir le rythme du budget publicitaire du mois',
    problem:
      'Le 23, une campagne a mangé son mois ; une autre n’a rien dépensé depuis une carte refusée le 9. Chaque régie montre ses propres chiffres, et le plan dort dans un classeur que personne n’ouvre avant la facture.',
    outcome:
      'Chaque matin à partir du 5, la dépense Meta de chaque campagne est projetée à la fin du mois et comparée au plan. Trop vite : on vous propose la pause. Trop lent ou hors plan : une ligne dans Telegram.',
    avoid:
      'Si Meta gère votre budget par campagne avec un plafond de compte, ce plafond protège mieux. Une dépense très saisonnière fausse la projection : réglez les marges, ou exceptez le mois.',
    approval:
      'Le flux ne met en pause qu’après un oui, et ne relance jamais une campagne. Un non, ou douze heures sans réponse, vaut pour le mois : la question n’est pas reposée.',
    failure:
      'Classeur fermé, jeton expiré, pause refusée : un message le dit le matin même, et rien n’est comparé à moitié. Une campagne sans budget prévu est annoncée, pas ignorée.',
  },
  en: {
    title: 'Keep the month’s ad budget at the right pace',
    problem:
      'On the 23rd one campaign has eaten its month; another has spent nothing since a card was refused on the 9th. Every network shows figures of its own, and the plan sleeps in a workbook that nobody opens before the invoice.',
    outcome:
      'Each morning from the 5th, every campaign’s Meta spending is projected to the end of the month and held against the plan. Too fast: a pause is offered. Too slow or not planned: a line in Telegram.',
    avoid:
      'If Meta runs your budget by campaign under an account limit, that limit protects you better. Very seasonal spending skews the projection: set the margins, or leave that month out.',
    approval:
      'The flow pauses only after a yes, and never starts a campaign again. A no, or twelve hours without an answer, holds for the month: the question does not come back.',
    failure:
      'Workbook locked, token expired, pause refused: a message says so that morning, and nothing is compared by halves. A campaign without a planned budget is announced rather than ignored.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, dès le 5', en: 'Each morning from the 5th' },
      why: {
        fr: 'Quatre jours de dépense au moins : avant, une projection ne vaut rien.',
        en: 'Four days of spending at least: before that a projection is worth nothing.',
      },
      with: at('30 8 5-31 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos marges', en: 'Your margins' },
      why: {
        fr: 'On tolère moins de dépasser que de rester en dessous.',
        en: 'Going over is tolerated less than staying under.',
      },
      with: fields({
        over: 0.15,
        under: 0.3,
        account: 'act_1000000001',
        api: 'https://graph.facebook.com/v24.0',
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        chat: { fr: 'identifiant de la discussion', en: 'id of your chat' },
      }),
    },
    plan: {
      use: 'excel',
      name: { fr: 'Lire le plan', en: 'Read the plan' },
      why: {
        fr: 'Trois colonnes : campaign_id, name, budget. En premier : sans lui, rien ne se juge.',
        en: 'Three columns: campaign_id, name, budget. First, as nothing is judged without it.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId("={{ $('settings').first().json.workbook }}"),
        worksheet: byId("={{ $('settings').first().json.sheet }}"),
        useRange: false,
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    spend: {
      use: 'httpRequest',
      name: { fr: 'Dépense de Meta', en: 'Spending at Meta' },
      why: {
        fr: 'Jusqu’à hier : la journée en cours monte encore.',
        en: 'Up to yesterday, as today’s figure is still rising.',
      },
      with: {
        url: "={{ $('settings').first().json.api }}/{{ $('settings').first().json.account }}/insights",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'facebookGraphApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'level', value: 'campaign' },
            { name: 'fields', value: 'campaign_id,campaign_name,spend' },
            {
              name: 'time_range',
              value:
                "={{ JSON.stringify({ since: $now.startOf('month').toISODate(), until: $now.minus({ days: 1 }).toISODate() }) }}",
            },
            { name: 'limit', value: '500' },
          ],
        },
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 20],
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Campagne par campagne', en: 'Campaign by campaign' },
      why: {
        fr: 'Meta rend un seul bloc ; chaque campagne a son budget.',
        en: 'Meta gives one block, while each campaign has its budget.',
      },
      with: { fieldToSplitOut: 'data', options: {} },
    },
    pace: {
      use: 'code',
      name: { fr: 'Projeter la fin du mois', en: 'Project the month’s end' },
      why: {
        fr: 'Une règle de trois que chacun peut refaire de tête.',
        en: 'A rule of three that anybody can redo in their head.',
      },
      with: eachItem({
        fr: pace(
          'NAME : SPENT € dépensés sur BUDGET €, AHEAD € à ce rythme',
          'NAME : SPENT € dépensés sans budget prévu',
        ),
        en: pace(
          'NAME: €SPENT spent of €BUDGET, €AHEAD at this pace',
          'NAME: €SPENT spent without a planned budget',
        ),
      }),
    },
    state: {
      use: 'switch',
      name: { fr: 'Trop, étrange, bien', en: 'Over, odd or fine' },
      why: {
        fr: 'Ce qui va bien n’a pas à être lu.',
        en: 'What goes well need not be read.',
      },
      with: cases({
        over: text('={{ $json.state }}', 'equals', 'over'),
        fine: text('={{ $json.state }}', 'equals', 'fine'),
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore demandé', en: 'Not asked yet' },
      why: {
        fr: 'Une décision prise vaut jusqu’à la fin du mois.',
        en: 'A decision holds until the month ends.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'campaign', keyValue: '={{ $json.id }}' },
            { keyName: 'month', keyValue: '={{ $json.month }}' },
          ],
        },
      },
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Une question à la fois', en: 'One question at a time' },
      why: {
        fr: 'n8n n’attend qu’une réponse par message : deux campagnes, deux messages.',
        en: 'n8n waits for one answer a message: two campaigns, two messages.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Proposer la pause', en: 'Offer the pause' },
      why: {
        fr: 'Dépasser peut être voulu : une bonne semaine se finance.',
        en: 'Going over may be wanted: a good week deserves its money.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: "={{ $('settings').first().json.chat }}",
        message: unmarked({
          fr: '={{ $json.said }}. Mettre en pause ?',
          en: '={{ $json.said }}. Pause it?',
        }),
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Pause', en: 'Pause' },
            disapproveLabel: { fr: 'Laisser', en: 'Let it run' },
          },
        },
        options: answeredWithin(12, 'hours'),
      },
    },
    yes: {
      use: 'filter',
      name: { fr: 'Seulement si oui', en: 'Only on a yes' },
      why: {
        fr: 'Un silence laisse tourner : couper une campagne coûte aussi.',
        en: 'Silence lets it run, since cutting a campaign costs too.',
      },
      with: all(isTrue('={{ $json.data?.approved ?? false }}')),
    },
    pause: {
      use: 'httpRequest',
      name: { fr: 'Mettre en pause', en: 'Pause it' },
      why: {
        fr: 'La campagne seule ; ses annonces et ses réglages restent.',
        en: 'The campaign only; its ads and settings stay.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.api }}/{{ $('fresh').item.json.id }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'facebookGraphApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '{"status": "PAUSED"}',
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    seen: {
      use: 'dataTable',
      name: { fr: 'Retenir la réponse', en: 'Remember the answer' },
      why: {
        fr: 'Oui, non ou silence : on ne demande pas deux fois.',
        en: 'Yes, no or silence: nobody is asked twice.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          campaign: "={{ $('fresh').item.json.id }}",
          month: "={{ $('fresh').item.json.month }}",
        }),
        options: {},
      },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir le reste', en: 'Gather the rest' },
      why: {
        fr: 'Lent ou hors plan : on regarde, rien ne brûle.',
        en: 'Slow or unplanned: to be looked at, nothing is on fire.',
      },
      with: gathered('said'),
    },
    tell: {
      use: 'telegram',
      name: { fr: 'Dire ce qui étonne', en: 'Say what is odd' },
      why: {
        fr: 'Une campagne à l’arrêt ne se voit dans aucune alerte de dépense.',
        en: 'A campaign at a standstill shows in no spending alert.',
      },
      with: sent("={{ $('settings').first().json.chat }}", "={{ $json.said.join('\\n') }}"),
    },
    warn: {
      use: 'telegram',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what was missing' },
      why: {
        fr: 'La dépense, elle, continue.',
        en: 'Spending goes on meanwhile.',
      },
      with: sent("={{ $('settings').first().json.chat }}", {
        fr: "={{ 'Budget publicitaire, à régler à la main : ' + ($json.error.message ?? $json.error) }}",
        en: "={{ 'Ad budget, to be settled by hand: ' + ($json.error.message ?? $json.error) }}",
      }),
      once: true,
    },
  },
  links: [
    'morning > settings > plan > spend > rows > pace > state.over > fresh > loop.each > ask > seen > loop',
    'ask > yes > pause',
    'state.other > gather > tell',
    'plan.error > warn',
    'spend.error > warn',
    'pause.error > warn',
  ],
  examples,
})
