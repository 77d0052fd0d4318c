import { columns } from '../../fragments/columns.ts'
import { amount, cases, isTrue } from '../../fragments/conditions.ts'
import { fields, number, setting, truth } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { joinedBy } from '../../fragments/items.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-heures-complementaires.examples.ts'

const MEMORY = 'extra_hours_told'

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Surveiller les heures en plus des temps partiels',
    problem:
      'Une vendeuse à 24 heures en fait 30 depuis l’été. Chacune de ces semaines paraît raisonnable ; ensemble, elles dépassent le plafond du contrat, et la loi peut relever son horaire pour de bon.',
    outcome:
      'Chaque lundi, la semaine écoulée est comparée au contrat : au-delà du dixième, ou du tiers si votre accord le prévoit, et dès trente-cinq heures, le responsable est prévenu sur Teams. Douze semaines sur les quinze dernières, à deux heures de moyenne en plus, donnent une tâche aux RH : l’avenant est à regarder.',
    avoid:
      'Le calcul ignore les avenants temporaires « complément d’heures » : retirez ces semaines de la feuille. Une annualisation suit d’autres règles.',
    approval:
      'Le flux ne refuse aucune heure. Le responsable revoit le planning avec la personne ; les RH décident d’un avenant.',
    failure:
      'Feuille illisible : les RH le lisent dans leur liste de tâches, à la date du jour. Un message Teams refusé devient une tâche à leur nom.',
  },
  en: {
    title: 'Watch the extra hours of part-time staff in France',
    problem:
      'A shop assistant on 24 hours has been doing 30 since summer. Each of those weeks looks reasonable; together they go beyond what the contract allows, and the law may raise her hours for good.',
    outcome:
      'Each Monday the week gone by is held against the contract: beyond a tenth, or a third where your agreement allows it, and from thirty-five hours on, the manager hears on Teams. Twelve weeks out of the last fifteen, at an average of two hours more, make a task for HR: the contract needs looking at.',
    avoid:
      'Temporary amendments that add hours are not known here: take those weeks out of the sheet. Hours counted over the year follow other rules.',
    approval:
      'No hour is refused by the flow. The manager goes over the rota with the person; HR decides on an amendment.',
    failure:
      'Sheet unreadable: HR finds that in the task list, due the same day. A Teams message that is refused becomes a task for them.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi', en: 'On Mondays' },
      why: {
        fr: 'La semaine passée est close, la suivante peut encore changer.',
        en: 'Last week is closed, and this one can still be changed.',
      },
      with: at('30 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos plafonds', en: 'Your ceilings' },
      why: {
        fr: 'Dix pour cent par la loi, jusqu’au tiers par accord ; jamais la durée légale.',
        en: 'Ten per cent by law, up to a third by agreement; never the legal working week.',
      },
      with: fields(
        {
          percent: 10,
          legal: 35,
          lasting: 2,
          workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
          contracts: {
            fr: 'identifiant de la feuille des contrats',
            en: 'id of the sheet of contracts',
          },
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          project: { fr: 'identifiant du projet des RH', en: 'id of HR’s project' },
        },
        { alone: true },
      ),
    },
    contracts: {
      use: 'excel',
      name: { fr: 'Lire les contrats', en: 'Read the contracts' },
      why: {
        fr: 'Colonnes id, name et contract, en heures par semaine.',
        en: 'Columns id, name and contract, in hours a week.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId(setting('workbook')),
        worksheet: byId(setting('contracts')),
        useRange: false,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    weeks: {
      use: 'postgres',
      name: { fr: 'Compter les semaines', en: 'Count the weeks' },
      why: {
        fr: 'Les douze dernières sans absence, prises sur quinze : la loi compte ainsi.',
        en: 'The last twelve without absence out of fifteen, which is how the law counts.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'WITH w AS (SELECT employee, monday, worked, absent, row_number() OVER (PARTITION BY employee, absent = 0 ORDER BY monday DESC) AS n FROM weeks WHERE monday >= $1 AND monday < $2) SELECT employee AS id, coalesce(avg(worked) FILTER (WHERE absent = 0 AND n <= 12), 0)::float AS average, count(*) FILTER (WHERE absent = 0 AND n <= 12)::int AS weeks, coalesce(max(worked) FILTER (WHERE monday = $2::date - 7), 0)::float AS last FROM w GROUP BY employee',
        options: {
          queryReplacement:
            "={{ [$now.startOf('week').minus({ weeks: 15 }).toISODate(), $now.startOf('week').toISODate()] }}",
        },
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    join: {
      use: 'merge',
      name: { fr: 'Joindre contrat et heures', en: 'Join contract and hours' },
      why: {
        fr: 'Par matricule ; qui n’a rien travaillé n’est pas concerné.',
        en: 'By staff number; whoever did no work is not concerned.',
      },
      with: { ...joinedBy('id', 'keepMatches'), options: { fuzzyCompare: true } },
    },
    over: {
      use: 'set',
      name: { fr: 'Mesurer le dépassement', en: 'Measure the excess' },
      why: {
        fr: 'Le plafond de la semaine, et l’écart durable : deux risques distincts.',
        en: 'The weekly ceiling and the lasting gap: two separate risks.',
      },
      with: fields(
        {
          id: '={{ String($json.id) }}',
          name: '={{ $json.name }}',
          contract: number('={{ Number($json.contract) }}'),
          last: number('={{ $json.last }}'),
          ceiling: number(
            "={{ Math.min($('settings').first().json.legal, Math.round($json.contract * (100 + $('settings').first().json.percent)) / 100) }}",
          ),
          beyond: truth(
            "={{ $json.last >= $('settings').first().json.legal || $json.last > Math.round($json.contract * (100 + $('settings').first().json.percent)) / 100 }}",
          ),
          gap: number('={{ Math.round(($json.average - $json.contract) * 100) / 100 }}'),
          weeks: number('={{ $json.weeks }}'),
        },
        { alone: true },
      ),
    },
    risk: {
      use: 'switch',
      name: { fr: 'Durable ou passager ?', en: 'Lasting or passing?' },
      why: {
        fr: 'Deux risques : le contrat à revoir, la semaine à corriger ; l’un n’efface pas l’autre.',
        en: 'Two risks: a contract to revise and a week to put right; one does not hide the other.',
      },
      with: {
        ...cases({
          lasting: amount(
            '={{ $json.weeks >= 12 ? $json.gap : 0 }}',
            'gte',
            "={{ $('settings').first().json.lasting }}",
          ),
          week: isTrue('={{ $json.beyond }}'),
        }),
        options: { allMatchingOutputs: true },
      },
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalé', en: 'Not told yet' },
      why: {
        fr: 'Une tâche par personne et par trimestre, pas douze.',
        en: 'One task a person and a quarter, not twelve.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(MEMORY),
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'case', keyValue: "={{ $json.id + '|' + $now.toFormat('yyyy-q') }}" },
          ],
        },
      },
    },
    task: {
      use: 'todoist',
      name: { fr: 'Tâche : avenant', en: 'Task: amendment' },
      why: {
        fr: 'Les chiffres sont dans le titre : on décide sans rouvrir la base.',
        en: 'The figures are in the title, so that one decides without the database.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        labels: [],
        content: {
          fr: '=Avenant à voir : {{ $json.name }}, contrat {{ String($json.contract).replace(".", ",") }} h, +{{ String($json.gap).replace(".", ",") }} h en moyenne',
          en: '=Amendment to consider: {{ $json.name }}, contract {{ $json.contract }} h, +{{ $json.gap }} h on average',
        },
        options: { dueDate: '={{ $now.plus({ days: 14 }).toISODate() }}' },
      },
      retry: [2, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'Après la tâche, dans la colonne case.',
        en: 'After the task, in the column case.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(MEMORY),
        columns: columns({
          case: "={{ $('fresh').item.json.id + '|' + $now.toFormat('yyyy-q') }}",
        }),
        options: {},
      },
    },
    tell: {
      use: 'teams',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'Le plafond vaut chaque semaine, même pour qui était d’accord.',
        en: 'The ceiling holds every week, even for those who agreed.',
      },
      with: postedInTeams({
        fr: '={{ $json.name }} : {{ String($json.last).replace(".", ",") }} h la semaine passée, plafond {{ String($json.ceiling).replace(".", ",") }} h (contrat {{ String($json.contract).replace(".", ",") }} h)',
        en: '={{ $json.name }}: {{ $json.last }} h last week, ceiling {{ $json.ceiling }} h (contract {{ $json.contract }} h)',
      }),
      onError: 'output',
      retry: [2, 5],
    },
    broken: {
      use: 'todoist',
      name: { fr: 'Tâche : vérifier à la main', en: 'Task: check by hand' },
      why: {
        fr: 'Un lundi sans contrôle doit laisser une trace.',
        en: 'A Monday without a check has to leave a trace.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        labels: [],
        content: {
          fr: "={{ $json.ceiling ? 'Prévenir le responsable : ' + $json.name + ', ' + String($json.last).replace('.', ',') + ' h la semaine passée' : 'Heures en plus non contrôlées : ' + $json.error }}",
          en: "={{ $json.ceiling ? 'Tell the manager: ' + $json.name + ', ' + $json.last + ' h last week' : 'Extra hours not checked: ' + $json.error }}",
        },
        options: { dueDate: '={{ $now.toISODate() }}' },
      },
    },
  },
  links: [
    'monday > settings > contracts > join:0 > over > risk.lasting > fresh > task > remember',
    'contracts > weeks > join:1',
    'risk.week > tell',
    'tell.error > broken',
    'contracts.error > broken',
    'weeks.error > broken',
  ],
  examples,
})
