import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './alerter-derive-couts-nuage.examples.ts'

/** A Saturday is held against Saturdays; the month is carried on as the last seven days went. */
const JUDGE = `const { growth, floor, budget, lag } = $('settings').first().json;
const day = $now.minus({ days: lag });
const rows = $input.all().map(item => item.json).filter(row => row.day);
const on = (service, ago) => rows.find(row => row.service === service && row.day === day.minus({ days: ago }).toISODate())?.cost;
const sum = (list) => list.reduce((total, row) => total + row.cost, 0);
const round = (value) => Math.round(value * 100) / 100;
const found = [];
for (const service of new Set(rows.map(row => row.service))) {
  const cost = on(service, 0) ?? 0;
  const usual = [7, 14, 21, 28].map(ago => on(service, ago)).filter(one => one !== undefined).sort((a, b) => a - b);
  const middle = usual.length < 2 ? 0 : usual[Math.floor((usual.length - 1) / 2)];
  if (cost - middle >= floor && cost >= middle * (1 + growth / 100))
    found.push({ kind: 'service', service, cost: round(cost), usual: round(middle), key: service + ' ' + day.toFormat("kkkk-'W'WW") });
}
const month = rows.filter(row => row.day.startsWith(day.toFormat('yyyy-LL')) && row.day <= day.toISODate());
const week = rows.filter(row => row.day > day.minus({ days: 7 }).toISODate() && row.day <= day.toISODate());
const forecast = sum(month) + sum(week) / 7 * (day.daysInMonth - day.day);
if (forecast > budget)
  found.push({ kind: 'budget', service: '-', cost: round(forecast), usual: budget, key: 'budget ' + day.toFormat('yyyy-LL') });
if (!rows.some(row => row.day === day.toISODate()))
  return [{ json: { kind: 'blind', service: '-', cost: 0, usual: 0, key: 'blind ' + day.toISODate(), day: day.toISODate() } }];
return found.map(json => ({ json: { ...json, day: day.toISODate() } }));`

const BILLING = "`{{ $('settings').first().json.billing }}`"

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Voir une dérive de coûts cloud avant la facture',
    problem:
      'Un essai oublié tourne depuis le six. La facture du mois suivant l’apprend au gérant : 2 300 € de machines que personne n’utilisait.',
    outcome:
      'Chaque matin, la dépense d’avant-hier est comparée, service par service, à celle des mêmes jours de semaine. Une hausse ouvre un ticket Linear avec les trois postes en cause ; un mois qui finirait au-dessus du budget est annoncé par courriel.',
    avoid:
      'Sous deux cents euros par mois, une alerte de budget chez votre hébergeur suffit. Le flux voit la veille de la veille : il ne protège pas d’une attaque en cours.',
    approval:
      'Rien n’est arrêté. Qui reçoit le ticket décide de couper, de réduire ou d’accepter la hausse ; une même hausse n’est signalée qu’une fois par semaine.',
    failure:
      'Export illisible ou journée absente : un courriel dit que rien n’a été contrôlé. Linear en panne : les lignes partent par courriel.',
  },
  en: {
    title: 'See cloud costs drift before the invoice does',
    problem:
      'A forgotten trial has been running since the sixth. The next month’s invoice tells the owner: €2,300 of machines that nobody used.',
    outcome:
      'Each morning, spending of the day before yesterday is held, service by service, against the same weekdays before. A rise opens a Linear issue with the three items behind it; a month heading over budget is announced by email.',
    avoid:
      'Below two hundred euros a month, your provider’s budget alert will do. The flow looks two days back, so it is no shield against an attack under way.',
    approval:
      'Nothing is stopped. Whoever gets the issue decides to cut, shrink or accept; one rise is reported just once a week.',
    failure:
      'Export unreadable or the day missing: an email says that nothing was checked. Linear down: the lines go by email.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: {
        fr: 'Un jour de dérive se rattrape, un mois se paie.',
        en: 'A day of drift can be made good; a month gets paid.',
      },
      with: at('0 9 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your limits' },
      why: {
        fr: 'Une part et un plancher : doubler de un à deux euros n’intéresse personne.',
        en: 'A share and a floor: going from one euro to two interests nobody.',
      },
      with: fields({
        growth: 40,
        floor: 15,
        budget: 2500,
        lag: 2,
        project: { fr: 'votre-projet', en: 'your-project' },
        billing: 'votre-projet.facturation.gcp_billing_export_v1',
        team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
        from: 'couts@votre-entreprise.example',
        head: 'dsi@votre-entreprise.example',
        table: { fr: 'alertes de coûts', en: 'cost alerts' },
      }),
    },
    spend: {
      use: 'bigQuery',
      name: { fr: 'Lire l’export de facturation', en: 'Read the billing export' },
      why: {
        fr: 'Avant-hier : les lignes de la veille continuent d’arriver pendant un jour.',
        en: 'Two days back, since yesterday’s lines keep coming in for another day.',
      },
      with: {
        operation: 'executeQuery',
        projectId: byId("={{ $('settings').first().json.project }}"),
        sqlQuery: `=SELECT service.description AS service, FORMAT_DATE('%F', DATE(usage_start_time, 'Europe/Paris')) AS day, SUM(cost) AS cost FROM ${BILLING} WHERE DATE(usage_start_time) >= DATE_SUB(CURRENT_DATE(), INTERVAL 40 DAY) GROUP BY 1, 2`,
        options: { returnAsNumbers: true, maxResults: 5000 },
      },
      onError: 'continue',
      always: true,
      retry: [2, 30],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer aux mêmes jours', en: 'Hold against like days' },
      why: {
        fr: 'Comparé au dimanche, chaque lundi serait une hausse ; la médiane oublie un jour férié.',
        en: 'Against a Sunday every Monday is a rise; the median forgets a bank holiday.',
      },
      with: allItems(JUDGE),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalé', en: 'Not reported yet' },
      why: {
        fr: 'Une hausse voulue resterait sinon un ticket par jour.',
        en: 'Else an intended rise would be an issue a day.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'Par service et par semaine, par mois pour le budget.',
        en: 'By service and week, by month for the budget.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        columns: columns({ key: '={{ $json.key }}' }),
        options: {},
      },
    },
    line: {
      use: 'set',
      name: { fr: 'Écrire la ligne', en: 'Write the line' },
      why: {
        fr: 'Deux montants côte à côte se passent de pourcentage.',
        en: 'Two amounts side by side need no percentage.',
      },
      with: fields(
        {
          kind: "={{ $('fresh').item.json.kind }}",
          service: "={{ $('fresh').item.json.service }}",
          day: "={{ $('fresh').item.json.day }}",
          line: {
            fr: "={{ ({ service: $('fresh').item.json.service + ' : ' + $('fresh').item.json.cost + ' € le ' + $('fresh').item.json.day + ', d’habitude ' + $('fresh').item.json.usual + ' €', budget: 'Fin de mois estimée à ' + $('fresh').item.json.cost + ' €, pour un budget de ' + $('fresh').item.json.usual + ' €', blind: 'Aucune dépense lue pour le ' + $('fresh').item.json.day + ' : rien n’a été contrôlé' })[$('fresh').item.json.kind] }}",
            en: "={{ ({ service: $('fresh').item.json.service + ': €' + $('fresh').item.json.cost + ' on ' + $('fresh').item.json.day + ', usually €' + $('fresh').item.json.usual, budget: 'Month heading for €' + $('fresh').item.json.cost + ', with a budget of €' + $('fresh').item.json.usual, blind: 'No spending read for ' + $('fresh').item.json.day + ': nothing was checked' })[$('fresh').item.json.kind] }}",
          },
        },
        { alone: true },
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Un service, ou le mois ?', en: 'A service, or the month?' },
      why: {
        fr: 'Un service se corrige à la main ; un budget se discute.',
        en: 'A service is put right by hand, a budget is discussed.',
      },
      with: cases({ service: text('={{ $json.kind }}', 'equals', 'service') }),
    },
    detail: {
      use: 'bigQuery',
      name: { fr: 'Trouver les postes en cause', en: 'Find the items behind it' },
      why: {
        fr: '« Compute Engine » ne dit pas quoi éteindre ; le projet et le poste, si.',
        en: '“Compute Engine” does not say what to switch off; project and item do.',
      },
      with: {
        operation: 'executeQuery',
        projectId: byId("={{ $('settings').first().json.project }}"),
        sqlQuery: `=SELECT STRING_AGG(FORMAT('%s, %s: %.2f', project, sku, cost), '\\n' ORDER BY cost DESC LIMIT 3) AS items FROM (SELECT IFNULL(project.id, '-') AS project, sku.description AS sku, SUM(cost) AS cost FROM ${BILLING} WHERE service.description = @service AND DATE(usage_start_time, 'Europe/Paris') = PARSE_DATE('%F', @day) GROUP BY 1, 2)`,
        options: {
          queryParameters: {
            namedParameters: [
              { name: 'service', value: '={{ $json.service }}' },
              { name: 'day', value: '={{ $json.day }}' },
            ],
          },
        },
      },
      onError: 'continue',
    },
    issue: {
      use: 'linear',
      name: { fr: 'Ouvrir un ticket', en: 'Open an issue' },
      why: {
        fr: 'Même sans le détail : la hausse, elle, est certaine.',
        en: 'Even without the detail: the rise itself is certain.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        teamId: "={{ $('settings').first().json.team }}",
        title: "={{ $('line').item.json.line }}",
        additionalFields: { description: "={{ $json.items ?? '-' }}", priorityId: 2 },
      },
      onError: 'output',
      retry: [2, 5],
    },
    mail: {
      use: 'mailjet',
      name: { fr: 'Écrire au responsable', en: 'Write to the head' },
      why: {
        fr: 'Le budget le regarde ; et un contrôle qui n’a pas eu lieu aussi.',
        en: 'The budget is theirs to mind, and so is a check that did not take place.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.head }}",
        subject: { fr: 'Coûts cloud', en: 'Cloud costs' },
        text: "={{ $json.line ?? $('line').all().map(one => one.json.line).join('\\n') }}",
        additionalFields: {},
      },
    },
  },
  links: [
    'morning > settings > spend > judge > fresh > remember > line > kind.service > detail > issue',
    'kind.other > mail',
    'issue.error > mail',
  ],
  examples,
})
