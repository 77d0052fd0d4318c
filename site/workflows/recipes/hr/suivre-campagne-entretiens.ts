import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './suivre-campagne-entretiens.examples.ts'

/** One message a manager and a week, whose tone follows what is left; SharePoint gives a date its hour. */
const plan = (words: {
  readonly none: string
  readonly planned: string
  readonly unsigned: string
  readonly colon: string
}) =>
  `const today = $now.startOf('day');
const rows = $input.all().map(({ json }) => json).filter((one) => one.employee && DateTime.fromISO(String(one.closes)).isValid && DateTime.fromISO(one.closes) > today.minus({ days: 60 }));
if (rows.length === 0) return [];
const leftOf = (one) => Math.round(DateTime.fromISO(one.closes).startOf('day').diff(today, 'days').days);
const states = rows.map((one) => {
  const held = DateTime.fromISO(String(one.held_on ?? ''));
  const kind = one.signed_on ? 'done' : held.isValid && held <= today ? 'unsigned' : held.isValid ? 'planned' : 'none';
  return { ...one, kind, held };
});
const done = states.filter(({ kind }) => kind === 'done').length;
const managers = new Map();
for (const one of states.filter(({ kind }) => kind !== 'done')) managers.set(one.manager, [...(managers.get(one.manager) ?? []), one]);
const summary = { kind: 'summary', percent: Math.round(done / rows.length * 100), done, all: rows.length, left: Math.max(...rows.map(leftOf)), worst: [...managers].sort((a, b) => b[1].length - a[1].length).slice(0, 3).map(([manager, list]) => manager + '${words.colon}' + list.length).join('\\n') };
const messages = [...managers].map(([manager, list]) => ({ manager, list, left: Math.min(...list.map(leftOf)) })).map(({ manager, list, left }) => ({
  kind: left < 0 ? 'late' : left <= 14 ? 'close' : list.some(({ kind }) => kind !== 'planned') ? 'open' : 'quiet',
  manager, boss: list[0].boss ?? '', count: list.length, left,
  lines: list.map((one) => one.employee + '${words.colon}' + (one.kind === 'planned' ? '${words.planned}' + one.held.toFormat('dd/MM') : one.kind === 'unsigned' ? '${words.unsigned}' : '${words.none}')),
}));
return [summary, ...messages].map((json) => ({ json }));`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Mener la campagne d’entretiens annuels jusqu’aux signatures',
    problem:
      'Les entretiens doivent être finis le 15 décembre. Les RH relancent tout le monde, y compris ceux qui ont terminé ; les autres attendent la veille, et un tiers des comptes rendus n’est jamais signé.',
    outcome:
      'Chaque lundi de campagne, chaque manager reçoit ses seuls entretiens ouverts : sans date, prévus, tenus mais non signés. Qui les a tous prévus n’est pas dérangé. À deux semaines de la fin, son propre responsable est en copie ; après la date, il reçoit la liste. Les RH lisent l’avancement.',
    avoid:
      'Une relance n’améliore pas un entretien bâclé. Si la moitié des équipes est en retard, le calendrier est en cause, pas les gens.',
    approval:
      'Les RH fixent la clôture de chaque site dans la liste et peuvent la repousser. Le contenu des entretiens ne passe jamais ici.',
    failure:
      'Si la liste SharePoint ne se lit pas, les RH l’apprennent et personne n’est relancé. Un courriel refusé leur est nommé.',
  },
  en: {
    title: 'Take the yearly appraisals all the way to signatures',
    problem:
      'Appraisals are to be finished by 15 December. HR chases everybody, those who are done included; the others wait for the eve, and a third of the reports are never signed.',
    outcome:
      'Each Monday of the campaign every manager gets their open appraisals alone: without a date, planned, held but unsigned. Those with all of them planned are left in peace. Two weeks from the end their own manager is copied in; after the date that person gets the list. HR reads how far things are.',
    avoid:
      'A reminder does not improve a careless talk. If half the teams are late, the calendar is at fault, not the people.',
    approval:
      'HR sets the closing date of each site in the list and may put it off. What is said in an appraisal never passes through here.',
    failure:
      'When the SharePoint list cannot be read, HR is told and nobody is chased. An email that was refused is named to them.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi', en: 'On Mondays' },
      why: {
        fr: 'Un rappel par semaine, le jour où l’on fait son agenda.',
        en: 'One reminder a week, on the day people plan it.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre liste', en: 'Your list' },
      why: {
        fr: 'La date de clôture est dans la liste : un site peut avoir la sienne.',
        en: 'The closing date is in the list, so that a site may have its own.',
      },
      with: fields(
        {
          site: { fr: 'identifiant du site', en: 'id of the site' },
          list: { fr: 'identifiant de la liste', en: 'id of the list' },
          hr: 'rh@conserverie-pinel.example',
        },
        { alone: true },
      ),
    },
    read: {
      use: 'sharePoint',
      name: { fr: 'Lire la liste', en: 'Read the list' },
      why: {
        fr: 'Colonnes employee, manager, boss, closes, held_on et signed_on.',
        en: 'Columns employee, manager, boss, closes, held_on and signed_on.',
      },
      with: {
        resource: 'item',
        operation: 'getAll',
        site: byId(setting('site')),
        list: byId(setting('list')),
        returnAll: true,
        simplify: false,
        options: { fields: ['fields'] },
      },
      onError: 'output',
      retry: [3, 5],
    },
    flat: {
      use: 'set',
      name: { fr: 'Prendre les colonnes', en: 'Take the columns' },
      why: {
        fr: 'SharePoint les range dans un objet à part.',
        en: 'SharePoint keeps them in an object apart.',
      },
      with: fields(
        {
          employee: "={{ $json.fields?.employee ?? '' }}",
          manager: "={{ $json.fields?.manager ?? '' }}",
          boss: "={{ $json.fields?.boss ?? '' }}",
          closes: "={{ $json.fields?.closes ?? '' }}",
          held_on: "={{ $json.fields?.held_on ?? '' }}",
          signed_on: "={{ $json.fields?.signed_on ?? '' }}",
        },
        { alone: true },
      ),
    },
    plan: {
      use: 'code',
      name: { fr: 'Préparer les messages', en: 'Prepare the messages' },
      why: {
        fr: 'Un manager dont tout est prévu n’a rien à lire avant la fin.',
        en: 'A manager with all of it planned has nothing to read until the end.',
      },
      with: allItems(
        inBoth(plan, {
          fr: { none: 'sans date', planned: 'prévu le ', unsigned: 'tenu, à signer', colon: ' : ' },
          en: {
            none: 'no date',
            planned: 'planned for ',
            unsigned: 'held, to be signed',
            colon: ': ',
          },
        }),
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Quel ton ?', en: 'Which tone?' },
      why: {
        fr: 'La copie au responsable n’est pas un premier recours.',
        en: 'Copying in somebody’s manager is no first resort.',
      },
      with: cases({
        summary: text('={{ $json.kind }}', 'equals', 'summary'),
        open: text('={{ $json.kind }}', 'equals', 'open'),
        close: text('={{ $json.kind }}', 'equals', 'close'),
        late: text('={{ $json.kind }}', 'equals', 'late'),
      }),
    },
    state: {
      use: 'outlook',
      name: { fr: 'L’avancement aux RH', en: 'Progress for HR' },
      why: {
        fr: 'Un pourcentage, et les trois équipes qui pèsent le plus.',
        en: 'A percentage, and the three teams that weigh most.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: '=Entretiens : {{ $json.percent }} % signés, {{ $json.left < 0 ? "clôture passée" : $json.left + " jour(s) avant la clôture" }}',
          en: '=Appraisals: {{ $json.percent }}% signed, {{ $json.left < 0 ? "closing date passed" : $json.left + " day(s) left" }}',
        },
        '={{ $json.worst }}',
      ),
    },
    remind: {
      use: 'outlook',
      name: { fr: 'Rappeler au manager', en: 'Remind the manager' },
      why: {
        fr: 'Ses noms à lui, rien d’autre.',
        en: 'Their own names, nothing else.',
      },
      with: outlookSent(
        '={{ $json.manager }}',
        {
          fr: '=Entretiens : {{ $json.count }} à finir, {{ $json.left }} jours avant la clôture',
          en: '=Appraisals: {{ $json.count }} to finish, {{ $json.left }} days left',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
      onError: 'output',
    },
    copied: {
      use: 'outlook',
      name: { fr: 'Rappeler, responsable en copie', en: 'Remind, with their manager copied' },
      why: {
        fr: 'Deux semaines suffisent encore si quelqu’un libère du temps.',
        en: 'Two weeks are still enough if somebody frees up time.',
      },
      with: {
        ...outlookSent(
          '={{ $json.manager }}',
          {
            fr: '=Entretiens : {{ $json.count }} à finir avant la clôture',
            en: '=Appraisals: {{ $json.count }} to finish before closing',
          },
          "={{ $json.lines.join('\\n') }}",
        ),
        additionalFields: {
          bodyContentType: 'Text',
          ccRecipients: "={{ $json.boss || $('settings').first().json.hr }}",
        },
      },
      onError: 'output',
    },
    boss: {
      use: 'outlook',
      name: { fr: 'Écrire à son responsable', en: 'Write to their manager' },
      why: {
        fr: 'Après la date, ce n’est plus un oubli.',
        en: 'After the date it is no longer an oversight.',
      },
      with: outlookSent(
        "={{ $json.boss || $('settings').first().json.hr }}",
        {
          fr: '=Entretiens non finis de {{ $json.manager }} : {{ $json.count }}',
          en: '=Unfinished appraisals of {{ $json.manager }}: {{ $json.count }}',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
      onError: 'output',
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Prévenir les RH', en: 'Tell HR' },
      why: {
        fr: 'Une adresse périmée laisse une équipe entière sans rappel.',
        en: 'A stale address leaves a whole team without a reminder.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: "={{ $json.manager ? 'Rappel non parti : ' + $json.manager : 'Entretiens : liste illisible' }}",
          en: "={{ $json.manager ? 'Reminder not sent: ' + $json.manager : 'Appraisals: list not readable' }}",
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'monday > settings > read > flat > plan > kind.summary > state',
    'kind.open > remind',
    'kind.close > copied',
    'kind.late > boss',
    'read.error > warn',
    'remind.error > warn',
    'copied.error > warn',
    'boss.error > warn',
  ],
  examples,
})
