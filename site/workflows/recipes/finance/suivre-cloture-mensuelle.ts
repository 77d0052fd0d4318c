import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './suivre-cloture-mensuelle.examples.ts'

/** A task is open to its owner only when all that it waits for is done. */
const plan = (words: {
  readonly late: string
  readonly waits: string
  readonly unknown: string
  readonly loop: string
}) =>
  `const rows = $input.all().map(({ json }) => json).filter((one) => one.key && one.month === $now.minus({ months: 1 }).toFormat('yyyy-MM'));
const first = $now.startOf('month');
const workday = (count) => { let day = first; let left = count; for (;;) { if (day.weekday < 6) left -= 1; if (left <= 0) return day; day = day.plus({ days: 1 }); } };
const by = new Map(rows.map((one) => [one.key, one]));
const needs = (one) => String(one.needs ?? '').split(',').map((key) => key.trim()).filter(Boolean);
const reaches = (from, key, seen = new Set()) => needs(by.get(from) ?? {}).some((next) => next === key || (!seen.has(next) && seen.add(next) && reaches(next, key, seen)));
const today = $now.startOf('day');
const tasks = rows.map((one) => {
  const due = workday(Number(one.workday) || 1);
  const missing = needs(one).filter((key) => !by.has(key));
  const open = needs(one).filter((key) => by.has(key) && !by.get(key).done_on);
  const looped = reaches(one.key, one.key);
  const late = !one.done_on && due < today;
  const fault = missing.length > 0 ? '${words.unknown}' + missing.join(', ') : looped ? '${words.loop}' : '';
  return { id: one.id, key: one.key, title: one.title, owner: one.owner, due: due.toISODate(), day: due.toFormat('dd/MM/yyyy'), done: Boolean(one.done_on), told: Boolean(one.told_on), fault, open, late, ready: !one.done_on && open.length === 0 && !fault };
});
const sealed = rows.some((one) => one.closed_on);
const done = tasks.filter(({ done }) => done).length;
const holding = (key) => tasks.filter((one) => !one.done && reaches(one.key, key)).length;
const blockers = tasks.filter(({ done, late }) => !done && late).map((one) => ({ ...one, holds: holding(one.key) })).sort((a, b) => b.holds - a.holds);
const lines = [...blockers.map((one) => one.title + ' (' + one.owner + ')${words.late}' + one.day + (one.holds > 0 ? ', ' + one.holds + '${words.waits}' : '')), ...tasks.filter(({ fault }) => fault).map((one) => one.title + one.fault)];
return [{ json: { all: tasks.length, done, open: tasks.length > 0 && !sealed, last: tasks.at(-1)?.id ?? '', complete: tasks.length > 0 && !sealed && done === tasks.length, fresh: tasks.filter(({ ready, told }) => ready && !told), lines } }];`

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Mener la clôture du mois, tâche après tâche',
    problem:
      'La clôture compte vingt tâches et six personnes. Chacune attend un courriel de la précédente ; l’inventaire est fini mardi, la marge ne le sait que vendredi, et l’on cherche encore qui bloque.',
    outcome:
      'La liste dit ce que chaque tâche attend. Chaque matin, ceux dont les prérequis sont finis sont prévenus, une fois. Le canal voit l’avancement et, pour chaque retard, combien de tâches il retient. Quand tout est coché, la clôture est annoncée complète, une fois.',
    avoid:
      'Si une seule personne clôture, une liste à cocher vaut mieux. Un prérequis oublié dans la table fait partir quelqu’un trop tôt. Les jours fériés comptent comme ouvrés, et une tâche encore ouverte à la fin du mois n’est plus suivie.',
    approval:
      'Chacun coche sa tâche dans Airtable quand il juge qu’elle est finie. Le flux ne coche rien et ne passe aucune écriture.',
    failure:
      'Table illisible : le canal l’apprend. Un prérequis inconnu ou deux tâches qui s’attendent l’une l’autre sont nommés, et ne préviennent personne.',
  },
  en: {
    title: 'Run the month’s closing, one task after another',
    problem:
      'Closing takes twenty tasks and six people. Each waits for an email from the one before; stock is done on Tuesday, margins hear of it on Friday, and one still asks who is in the way.',
    outcome:
      'The list says what each task waits for. Every morning those whose needs are met are told, once. The channel sees how far things are and, for each delay, how many tasks it holds up. When all is ticked, closing is announced as complete, once.',
    avoid:
      'If one person closes alone, a list to tick is better. A need left out of the table sends somebody off too early. Public holidays count as working days, and a task still open at the month’s end is no longer followed.',
    approval:
      'Everyone ticks their task in Airtable when they judge it finished. Nothing is ticked or booked by the flow.',
    failure:
      'Table unreadable: the channel hears so. An unknown need, or two tasks that wait for each other, are named and set nobody off.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin ouvré', en: 'Every working morning' },
      why: {
        fr: 'Une clôture se joue en jours : le soir serait trop tard.',
        en: 'Closing is a matter of days, and the evening would be too late.',
      },
      with: at('15 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre base', en: 'Your base' },
      why: {
        fr: 'La table de la clôture et le canal de l’équipe.',
        en: 'The table of the closing, and the team’s channel.',
      },
      with: fields(
        {
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          channel: { fr: '#cloture', en: '#closing' },
        },
        { alone: true },
      ),
    },
    tasks: {
      use: 'airtable',
      name: { fr: 'Lire les tâches', en: 'Read the tasks' },
      why: {
        fr: 'Colonnes key, title, owner, month, workday, needs, done_on, told_on et closed_on.',
        en: 'Columns key, title, owner, month, workday, needs, done_on, told_on and closed_on.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('closing'),
        filterByFormula: "={month} = '{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}'",
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    plan: {
      use: 'code',
      name: { fr: 'Suivre les prérequis', en: 'Follow the needs' },
      why: {
        fr: 'Un retard se pèse au nombre de tâches qu’il retient, même de loin.',
        en: 'A delay weighs as many tasks as it holds up, even from afar.',
      },
      with: allItems(
        inBoth(plan, {
          fr: {
            late: ' en retard depuis le ',
            waits: ' tâche(s) attendent',
            unknown: ' : prérequis inconnu ',
            loop: ' : s’attend elle-même',
          },
          en: {
            late: ' late since ',
            waits: ' task(s) wait',
            unknown: ': unknown need ',
            loop: ': waits for itself',
          },
        }),
      ),
    },
    state: {
      use: 'if',
      name: { fr: 'Tout est clos ?', en: 'Is it all closed?' },
      why: {
        fr: 'La bonne nouvelle mérite son propre message.',
        en: 'Good news deserves its own message.',
      },
      with: all(isTrue('={{ $json.complete }}')),
    },
    closed: {
      use: 'slack',
      name: { fr: 'Annoncer la clôture', en: 'Announce the closing' },
      why: {
        fr: 'La direction peut lire les chiffres du mois.',
        en: 'Management can read the month’s figures.',
      },
      with: posted(setting('channel'), {
        fr: '=Clôture complète : {{ $json.all }} tâches finies.',
        en: '=Closing complete: {{ $json.all }} tasks done.',
      }),
    },
    seal: {
      use: 'airtable',
      name: { fr: 'Noter la clôture', en: 'Note the closing' },
      why: {
        fr: 'Annoncée une fois, et non chaque matin jusqu’à la fin du mois.',
        en: 'Announced once, and not each morning until the month is over.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('closing'),
        columns: columns(
          { id: "={{ $('plan').first().json.last }}", closed_on: '={{ $now.toISODate() }}' },
          ['id'],
        ),
        options: {},
      },
    },
    started: {
      use: 'filter',
      name: { fr: 'Une clôture en cours', en: 'A closing under way' },
      why: {
        fr: 'Sans tâche dans la table, ou une fois la clôture annoncée, le canal se tait.',
        en: 'With no task in the table, or once closing was announced, the channel is quiet.',
      },
      with: all(isTrue('={{ $json.open }}')),
    },
    progress: {
      use: 'slack',
      name: { fr: 'Dire l’avancement', en: 'Tell how far it is' },
      why: {
        fr: 'Le retard qui retient le plus de monde est en tête.',
        en: 'The delay that holds up most people comes first.',
      },
      with: posted(setting('channel'), {
        fr: "=Clôture : {{ $json.done }}/{{ $json.all }}\n{{ $json.lines.join('\\n') || 'Rien en retard.' }}",
        en: "=Closing: {{ $json.done }}/{{ $json.all }}\n{{ $json.lines.join('\\n') || 'Nothing late.' }}",
      }),
    },
    fresh: {
      use: 'code',
      name: { fr: 'Les tâches qui s’ouvrent', en: 'Tasks that open' },
      why: {
        fr: 'Prêtes ce matin et jamais annoncées.',
        en: 'Ready this morning and never announced.',
      },
      with: allItems("return $('plan').first().json.fresh.map((json) => ({ json }));"),
    },
    person: {
      use: 'slack',
      name: { fr: 'Trouver la personne', en: 'Find the person' },
      why: {
        fr: 'La table connaît des adresses, Slack des identifiants.',
        en: 'The table knows addresses, Slack knows ids.',
      },
      with: { resource: 'user', operation: 'lookupByEmail', email: '={{ $json.owner }}' },
      onError: 'output',
    },
    tell: {
      use: 'slack',
      name: { fr: 'C’est à vous', en: 'Over to you' },
      why: {
        fr: 'Un message privé à la minute où la voie est libre.',
        en: 'A private message the minute the way is clear.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'user',
        user: byId('={{ $json.id }}'),
        messageType: 'text',
        text: {
          fr: "=À vous : {{ $('fresh').item.json.title }}, pour le {{ $('fresh').item.json.day }}. Tout ce qu’elle attend est fini.",
          en: "=Over to you: {{ $('fresh').item.json.title }}, due {{ $('fresh').item.json.day }}. All that it waits for is done.",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    mark: {
      use: 'airtable',
      name: { fr: 'Noter l’annonce', en: 'Note the message' },
      why: {
        fr: 'Une fois par tâche : demain, le canal suffit.',
        en: 'Once a task: tomorrow the channel is enough.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('closing'),
        columns: columns(
          { id: "={{ $('fresh').item.json.id }}", told_on: '={{ $now.toISODate() }}' },
          ['id'],
        ),
        options: {},
      },
    },
    lost: {
      use: 'slack',
      name: { fr: 'Dire qui n’est pas joint', en: 'Say who was not reached' },
      why: {
        fr: 'Une tâche prête dont personne n’est prévenu retient tout.',
        en: 'A task that is ready, with nobody told, holds up everything.',
      },
      with: posted(setting('channel'), {
        fr: "={{ $json.title ? 'Prête, mais ' + $json.owner + ' est introuvable : ' + $json.title : 'Clôture illisible : ' + $json.error }}",
        en: "={{ $json.title ? 'Ready, but ' + $json.owner + ' cannot be found: ' + $json.title : 'Closing not readable: ' + $json.error }}",
      }),
    },
  },
  links: [
    'morning > settings > tasks > plan > state.yes > closed > seal',
    'state.no > started > progress > fresh > person > tell > mark',
    'person.error > lost',
    'tasks.error > lost',
  ],
  examples,
})
