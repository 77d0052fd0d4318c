import { columns } from '../../fragments/columns.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { examples } from './prevoir-visites-de-reprise.examples.ts'

/** Absences are counted from the first day away to the day of return. */
const due = (words: {
  readonly visit: string
  readonly by: string
  readonly odd: string
  readonly back: string
}): string =>
  `const { rules, within } = $('settings').first().json;
return $input.all().map(({ json }) => {
  const { id, name, cause, manager } = json;
  const start = DateTime.fromISO(String(json.start));
  const back = DateTime.fromISO(String(json.back));
  const rule = rules.find((one) => one.cause === cause);
  const days = Math.round(back.diff(start, 'days').days);
  const odd = !rule || !start.isValid || !back.isValid || days < 0;
  const latest = back.isValid ? back.plus({ days: within }).toISODate() : '';
  return { json: {
    id, name, manager, back: json.back, days: odd ? 0 : days, latest,
    state: odd ? 'odd' : days >= rule.days ? 'visit' : 'none',
    line: odd ? '${words.odd}' + name + '${words.back}' + json.back : '${words.visit}' + name + '${words.by}' + latest,
  } };
});`

const TABLE = 'return_visits'
const NOTED = {
  resource: 'row',
  operation: 'insert',
  dataTableId: byName(TABLE),
  columns: columns({
    absence:
      "={{ $('fresh').item.json.id + ' ' + $('fresh').item.json.back + ' ' + $('fresh').item.json.state }}",
  }),
  options: {},
}
const task = (content: string | Bilingual<string>): Params => ({
  resource: 'task',
  operation: 'create',
  project: byId("={{ $('settings').first().json.project }}"),
  content,
  options: { priority: 4 },
})
const BASE = "={{ $('settings').first().json.base }}"

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Prévoir la visite de reprise après un arrêt long',
    problem:
      'Le carreleur revient lundi après onze semaines. Personne n’a prévenu le service de santé au travail ; il reprend sans visite, se blesse, et l’employeur doit dire pourquoi.',
    outcome:
      'Dix jours avant un retour, le flux compte la durée de l’arrêt et demande la visite au service de santé si votre règle l’impose. Cinq jours plus tard il relit la fiche : date fixée, le manager la reçoit ; sinon, une tâche est créée pour les RH.',
    avoid:
      'Les durées données ici sont celles que l’on rencontre en France : faites-les confirmer par votre service de santé. N’écrivez aucun diagnostic dans Airtable, une catégorie suffit.',
    approval:
      'Les RH fixent la date avec le service de santé et l’inscrivent ; le médecin seul décide de la reprise. Le manager apprend une date, jamais un motif.',
    failure:
      'Table illisible, courriel refusé, motif ou dates douteux : une tâche Todoist nomme la personne et la limite. Une demande non partie n’est pas notée, et repart le lendemain.',
  },
  en: {
    title: 'Arrange the medical visit before a return from long leave',
    problem:
      'The tiler comes back on Monday after eleven weeks. Nobody told the occupational health service; they start without a visit, get hurt, and the employer has to say why.',
    outcome:
      'Ten days before a return, the flow counts the absence and asks the health service for a visit where your rule calls for one. Five days later it reads the record again: with a date, the manager gets it; without, HR gets a task.',
    avoid:
      'The lengths given here are those met with in France: have your health service confirm them. Write no diagnosis into Airtable, a category is enough.',
    approval:
      'HR settles the date with the health service and enters it; the doctor alone decides on the return. The manager learns a date, never a cause.',
    failure:
      'Table unreadable, email refused, doubtful cause or dates: a Todoist task names the person and the limit. A request that did not leave is not noted, and leaves next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Every morning' },
      why: {
        fr: 'Une date de retour s’apprend parfois trois jours avant.',
        en: 'A date of return is sometimes known three days ahead.',
      },
      with: at('0 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Une durée par catégorie (un accident hors du travail est illness), à faire confirmer, et les jours laissés après le retour.',
        en: 'A length by category (an accident outside work is illness), to be confirmed, and the days allowed after the return.',
      },
      with: fields({
        rules: list([
          { cause: 'illness', days: 60 },
          { cause: 'work_accident', days: 30 },
          { cause: 'occupational', days: 0 },
          { cause: 'maternity', days: 0 },
        ]),
        within: 8,
        ahead: 10,
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
        hr: 'rh@sols-berger.example',
        health: 'rendez-vous@sante-travail.example',
      }),
    },
    absences: {
      use: 'airtable',
      name: { fr: 'Lire les retours proches', en: 'Read the coming returns' },
      why: {
        fr: 'Et ceux de la semaine passée : un retour saisi en retard compte encore.',
        en: 'Last week’s too: a return entered late still counts.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(BASE),
        table: byId('absences'),
        filterByFormula:
          '={{ "AND(IS_AFTER({back}, \'" + $now.minus({ days: 8 }).toISODate() + "\'), IS_BEFORE({back}, \'" + $now.plus({ days: $json.ahead + 1 }).toISODate() + "\'), {visit_on} = BLANK())" }}',
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Compter l’arrêt', en: 'Count the absence' },
      why: {
        fr: 'Le seuil dépend du motif ; un motif hors liste n’est pas deviné.',
        en: 'The threshold depends on the cause; a cause off the list is not guessed.',
      },
      with: allItems(
        inBoth(due, {
          fr: {
            visit: 'Visite de reprise : ',
            by: ', avant le ',
            odd: 'Motif ou dates à revoir : ',
            back: ', retour le ',
          },
          en: {
            visit: 'Return visit: ',
            by: ', by ',
            odd: 'Cause or dates to look at: ',
            back: ', back on ',
          },
        }),
      ),
    },
    long: {
      use: 'filter',
      name: { fr: 'Longs ou douteux', en: 'Long or doubtful' },
      why: { fr: 'Les arrêts courts s’arrêtent ici.', en: 'Short absences stop here.' },
      with: all(text('={{ $json.state }}', 'notEquals', 'none')),
    },
    state: {
      use: 'switch',
      name: { fr: 'Visite ou doute ?', en: 'Visit or doubt?' },
      why: {
        fr: 'Un doute va aux RH une seule fois, pas chaque matin.',
        en: 'A doubt goes to HR once, not every morning.',
      },
      with: cases({
        visit: text('={{ $json.state }}', 'equals', 'visit'),
        odd: text('={{ $json.state }}', 'equals', 'odd'),
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore demandée', en: 'Not asked for yet' },
      why: {
        fr: 'Le même retour est lu dix matins de suite.',
        en: 'The same return is read ten mornings running.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            {
              keyName: 'absence',
              keyValue: "={{ $json.id + ' ' + $json.back + ' ' + $json.state }}",
            },
          ],
        },
      },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander la visite', en: 'Ask for the visit' },
      why: {
        fr: 'Un nom, deux dates : le service connaît la suite.',
        en: 'A name and two dates: the service knows the rest.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.hr }}",
        toEmail: "={{ $('settings').first().json.health }}",
        subject: {
          fr: "=Visite de reprise : {{ $json.name }}, avant le {{ DateTime.fromISO($json.latest).toFormat('dd/MM') }}",
          en: "=Return visit: {{ $json.name }}, by {{ DateTime.fromISO($json.latest).toFormat('dd/MM') }}",
        },
        emailFormat: 'text',
        text: {
          fr: '=Bonjour,\n\n{{ $json.name }} reprend le {{ $json.back }}. Merci de nous proposer un rendez-vous le jour de la reprise, et au plus tard le {{ $json.latest }}.',
          en: '=Hello,\n\n{{ $json.name }} is back on {{ $json.back }}. Please offer us an appointment on that day, and by {{ $json.latest }} at the latest.',
        },
        options: { appendAttribution: false },
      },
      onError: 'output',
    },
    doubt: {
      use: 'todoist',
      name: { fr: 'Faire lever le doute', en: 'Have the doubt settled' },
      why: {
        fr: 'Le motif ou la date se corrige dans la fiche.',
        en: 'Cause or date is mended in the record.',
      },
      with: task('={{ $json.line }}'),
    },
    noted: {
      use: 'dataTable',
      name: { fr: 'Noter le doute', en: 'Note the doubt' },
      why: { fr: 'Après la tâche seulement.', en: 'Only after the task.' },
      with: NOTED,
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter la demande', en: 'Note the request' },
      why: {
        fr: 'Une colonne, absence : une date de retour qui change redemande une visite.',
        en: 'One column, absence: a return that moves asks for a visit anew.',
      },
      with: NOTED,
    },
    pause: {
      use: 'wait',
      name: { fr: 'Cinq jours', en: 'Five days' },
      why: {
        fr: 'Le temps d’une réponse, en gardant de quoi téléphoner.',
        en: 'Time for an answer, with some left to telephone.',
      },
      with: { resume: 'timeInterval', amount: 5, unit: 'days' },
    },
    reread: {
      use: 'airtable',
      name: { fr: 'Relire la fiche', en: 'Read the record again' },
      why: {
        fr: 'Les RH y inscrivent visit_on : le flux ne lit pas les courriels.',
        en: 'HR enters visit_on there: the flow reads no email.',
      },
      with: {
        resource: 'record',
        operation: 'get',
        base: byId(BASE),
        table: byId('absences'),
        id: "={{ $('fresh').item.json.id }}",
        options: {},
      },
      onError: 'output',
      retry: [2, 10],
    },
    booked: {
      use: 'if',
      name: { fr: 'Date fixée ?', en: 'Date settled?' },
      why: {
        fr: 'Sans date, quelqu’un appelle tant qu’il en est temps.',
        en: 'Without a date somebody rings while there is time.',
      },
      with: all(isFilled("={{ $json.visit_on ?? '' }}")),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir le manager', en: 'Tell the manager' },
      why: {
        fr: 'Il organise la journée de reprise autour de la visite.',
        en: 'The day of return is planned around the visit.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.hr }}",
        toEmail: '={{ $json.manager }}',
        subject: {
          fr: '=Retour de {{ $json.name }} le {{ $json.back }}',
          en: '=Return of {{ $json.name }} on {{ $json.back }}',
        },
        emailFormat: 'text',
        text: {
          fr: '={{ $json.name }} passe sa visite de reprise le {{ $json.visit_on }}. Rien d’autre ne vous est dit, et c’est voulu.',
          en: '={{ $json.name }} has a return visit on {{ $json.visit_on }}. You are told no more, on purpose.',
        },
        options: { appendAttribution: false },
      },
    },
    lost: {
      use: 'set',
      name: { fr: 'Retrouver qui', en: 'Find out who' },
      why: {
        fr: 'Une panne ne dit pas de qui il s’agissait.',
        en: 'An outage does not say whom it was about.',
      },
      with: fields({ line: "={{ $('fresh').item.json.line }}" }, { alone: true }),
    },
    chase: {
      use: 'todoist',
      name: { fr: 'Tâche pour les RH', en: 'Task for HR' },
      why: {
        fr: 'Un nom et une limite : il reste un coup de téléphone.',
        en: 'A name and a limit: what is left is a phone call.',
      },
      with: task({
        fr: "={{ $json.line ?? 'Absences non lues : ' + ($json.error?.message ?? $json.error) }}",
        en: "={{ $json.line ?? 'Absences not read: ' + ($json.error?.message ?? $json.error) }}",
      }),
    },
  },
  links: [
    'morning > settings > absences > due > long > fresh > state.visit > ask > remember > pause > reread > booked.yes > tell',
    'state.odd > doubt > noted',
    'booked.no > lost > chase',
    'ask.error > lost',
    'reread.error > lost',
    'absences.error > chase',
  ],
  examples,
})
