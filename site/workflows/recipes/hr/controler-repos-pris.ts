import { allItems, inBoth } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-repos-pris.examples.ts'

/** One item a manager, with what the hours of each person break. */
const check = (words: {
  readonly rest: string
  readonly week: string
  readonly row: string
  readonly open: string
  readonly colon: string
  readonly point: string
}) => `const { rest, week, row } = $('settings').first().json;
const monday = $now.startOf('week').minus({ weeks: 1 });
const sunday = monday.plus({ weeks: 1 });
const people = new Map();
for (const { json } of $input.all()) people.set(json.id, [...(people.get(json.id) ?? []), json]);
const round = (hours) => Math.round(hours * 100) / 100;
const say = (hours) => String(round(hours)).replace('.', '${words.point}');
const managers = new Map();
for (const list of people.values()) {
  const faults = [];
  const shifts = list.filter((one) => one.end_at).map(({ start_at, end_at }) => ({ start: DateTime.fromISO(start_at), end: DateTime.fromISO(end_at) })).sort((a, b) => a.start - b.start);
  for (const one of list) if (!one.end_at) faults.push(one.start_at.slice(0, 10) + '${words.open}');
  shifts.slice(1).forEach(({ start }, at) => {
    const gap = start.diff(shifts[at].end, 'hours').hours;
    if (start >= monday && !start.hasSame(shifts[at].start, 'day') && gap < rest) faults.push(start.toISODate() + '${words.rest}' + say(gap) + ' h');
  });
  const inWeek = shifts.filter(({ start }) => start >= monday && start < sunday);
  const hours = round(inWeek.reduce((sum, { start, end }) => sum + end.diff(start, 'hours').hours, 0));
  if (hours > week) faults.push('${words.week}' + say(hours) + ' h');
  const days = [...new Set(shifts.map(({ start }) => start.toISODate()))];
  let run = 1;
  for (let at = 1; at < days.length; at += 1) {
    run = DateTime.fromISO(days[at]).minus({ days: 1 }).toISODate() === days[at - 1] ? run + 1 : 1;
    if (run === row + 1) faults.push(days[at] + '${words.row}' + run);
  }
  const { manager, name } = list[0];
  if (faults.length > 0) managers.set(manager, [...(managers.get(manager) ?? []), ...faults.map((one) => name + '${words.colon}' + one)]);
}
return [...managers].map(([manager, lines]) => ({ json: { manager, lines, text: lines.join('\\n') } }));`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler les repos réellement pris d’après les pointages',
    problem:
      'Le planning respecte les onze heures de repos, mais la fermeture a duré et l’ouverture n’a pas bougé. Personne ne confronte les pointages à la règle ; on y pense le jour où quelqu’un s’endort au volant.',
    outcome:
      'Chaque lundi, les pointages de la semaine passée sont lus. Chaque responsable reçoit les repos trop courts, les semaines au-delà de 48 heures, les séries de plus de six jours et les pointages sans sortie de son équipe. Les RH reçoivent le tout.',
    avoid:
      'Un accord peut fixer d’autres durées : changez les trois nombres. Les forfaits en jours et les travailleurs de nuit ont leurs règles, absentes d’ici.',
    approval:
      'Le courriel constate. Le responsable demande ce qui s’est passé et corrige le planning ; personne n’est sanctionné par un tableau.',
    failure:
      'Base injoignable : les RH lisent que la semaine n’est pas contrôlée. Un courriel de responsable refusé leur parvient à sa place.',
  },
  en: {
    title: 'Check the rest people really took against the clock-ins',
    problem:
      'The rota grants eleven hours of rest, but closing took longer and opening did not move. Nobody holds the clock-ins against the rule; it comes to mind the day somebody falls asleep at the wheel.',
    outcome:
      'Every Monday last week’s clock-ins are read. Each manager gets the short rests, weeks beyond 48 hours, runs of more than six days and clock-ins without an exit in their team. HR gets all of it.',
    avoid:
      'An agreement may set other limits: change the three numbers. Contracts counted in days, and night workers, follow rules that are not in here.',
    approval:
      'The email states facts. The manager asks what happened and mends the rota; nobody is punished by a table.',
    failure:
      'Should the database not answer, HR reads that the week is unchecked. An email refused for a manager reaches HR instead.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi matin', en: 'Monday morning' },
      why: {
        fr: 'Tant que chacun se souvient du soir où la fermeture a duré.',
        en: 'While people remember the night when closing took long.',
      },
      with: at('0 9 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos limites', en: 'Your limits' },
      why: {
        fr: 'Onze heures entre deux jours, 48 heures par semaine, six jours de suite.',
        en: 'Eleven hours between days, 48 hours a week, six days running.',
      },
      with: fields(
        {
          rest: 11,
          week: 48,
          row: 6,
          from: 'automate@brasserie-lenoir.example',
          hr: 'rh@brasserie-lenoir.example',
        },
        { alone: true },
      ),
    },
    clock: {
      use: 'mySql',
      name: { fr: 'Lire les pointages', en: 'Read the clock-ins' },
      why: {
        fr: 'Deux semaines : le repos du premier lundi dépend du dimanche d’avant.',
        en: 'Two weeks, as the first Monday’s rest depends on the Sunday before.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT p.id, p.name, p.manager, DATE_FORMAT(c.start_at, '%Y-%m-%dT%H:%i') AS start_at, DATE_FORMAT(c.end_at, '%Y-%m-%dT%H:%i') AS end_at FROM clockings c JOIN people p ON p.id = c.person WHERE c.start_at >= $1 AND c.start_at < $2 ORDER BY p.name, c.start_at",
        options: {
          queryReplacement:
            "={{ [$now.startOf('week').minus({ weeks: 2 }).toISODate(), $now.startOf('week').toISODate()] }}",
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    check: {
      use: 'code',
      name: { fr: 'Appliquer les règles', en: 'Apply the rules' },
      why: {
        fr: 'Par matricule, deux homonymes étant deux personnes, puis rangé par responsable : chacun ne voit que son équipe.',
        en: 'By staff number, as namesakes are two people, then by manager: each sees their own team only.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            rest: ', repos de ',
            week: 'semaine de ',
            row: ', jours de suite : ',
            open: ', sortie non pointée',
            colon: ' : ',
            point: ',',
          },
          en: {
            rest: ', rest of ',
            week: 'week of ',
            row: ', days running: ',
            open: ', exit not clocked',
            colon: ': ',
            point: '.',
          },
        }),
      ),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire aux responsables', en: 'Write to managers' },
      why: {
        fr: 'Celui qui fait le planning est le seul à pouvoir le changer.',
        en: 'Whoever makes the rota is the one who can change it.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.manager }}' },
        {
          fr: "=Repos de la semaine {{ $now.minus({ weeks: 1 }).toFormat('WW') }} : {{ $json.lines.length }} constat(s)",
          en: "=Rest in week {{ $now.minus({ weeks: 1 }).toFormat('WW') }}: {{ $json.lines.length }} finding(s)",
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir pour les RH', en: 'Gather for HR' },
      why: {
        fr: 'Un constat qui revient trois lundis est une question d’effectif.',
        en: 'A finding that returns for three Mondays is a matter of staffing.',
      },
      with: gathered('text'),
    },
    summary: {
      use: 'emailSend',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Un seul message, toutes équipes ensemble.',
        en: 'A single message for all teams.',
      },
      with: mailed(
        { from: setting('from'), to: setting('hr') },
        {
          fr: "=Repos : {{ $json.text.join('\\n').split('\\n').length }} constat(s) dans {{ $json.text.length }} équipe(s)",
          en: "=Rest: {{ $json.text.join('\\n').split('\\n').length }} finding(s) in {{ $json.text.length }} team(s)",
        },
        "={{ $json.text.join('\\n') }}",
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Avertir les RH', en: 'Warn HR' },
      why: {
        fr: 'Pas de courriel doit vouloir dire pas de constat.',
        en: 'No email has to mean no finding.',
      },
      with: mailed(
        { from: setting('from'), to: setting('hr') },
        {
          fr: "={{ $json.manager ? 'Courriel refusé : ' + $json.manager : 'Repos non contrôlés' }}",
          en: "={{ $json.manager ? 'Email refused: ' + $json.manager : 'Rest not checked' }}",
        },
        '={{ $json.text ?? $json.error }}',
      ),
    },
  },
  links: [
    'monday > settings > clock > check > write',
    'check > gather > summary',
    'clock.error > warn',
    'write.error > warn',
  ],
  examples,
})
