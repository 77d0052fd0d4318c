import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './mesurer-climat-equipe.examples.ts'

/** No figure for fewer people than the threshold: small teams are counted together. */
const measure = (words: {
  readonly others: string
  readonly people: string
  readonly drop: string
  readonly few: string
  readonly colon: string
  readonly point: string
}) =>
  `const { least, drop } = $('settings').first().json;
const rows = $input.all().map(({ json }) => json).filter((one) => one.month);
const month = $now.minus({ months: 1 }).toFormat('yyyy-MM');
const before = $now.minus({ months: 2 }).toFormat('yyyy-MM');
const inMonth = (which) => rows.filter((one) => one.month === which);
const teamsOf = (list) => { const teams = new Map(); for (const one of list) teams.set(one.team, [...(teams.get(one.team) ?? []), Number(one.score)]); return teams; };
const round = (value) => Math.round(value * 10) / 10;
const say = (value) => String(value).replace('.', '${words.point}');
const average = (scores) => round(scores.reduce((sum, one) => sum + one, 0) / scores.length);
const now = teamsOf(inMonth(month));
const last = teamsOf(inMonth(before));
const small = [...now].filter(([, scores]) => scores.length < least).flatMap(([, scores]) => scores);
const shown = [...now].filter(([, scores]) => scores.length >= least).map(([team, scores]) => {
  const was = (last.get(team) ?? []).length >= least ? average(last.get(team)) : undefined;
  const is = average(scores);
  return { team, is, count: scores.length, fell: was !== undefined && was - is >= drop ? round(was - is) : 0 };
}).sort((a, b) => a.is - b.is);
const lines = shown.map((one) => one.team + '${words.colon}' + say(one.is) + '/10 (' + one.count + '${words.people}' + (one.fell ? '${words.drop}' + say(one.fell) : ''));
if (small.length >= least) lines.push('${words.others}' + say(average(small)) + '/10 (' + small.length + '${words.people}');
else if (small.length > 0) lines.push('${words.few}');
return [{ json: { month, answers: inMonth(month).length, fallen: shown.filter(({ fell }) => fell > 0).length, lines } }];`

const TABLE = 'pulse'

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Mesurer le climat des équipes sans reconnaître personne',
    problem:
      'Le sondage mensuel donne une moyenne par équipe. Dans l’équipe de trois, tout le monde sait qui a mis deux. Au mois suivant, plus personne n’y répond franchement.',
    outcome:
      'Les réponses Typeform sont gardées sans nom et sans texte. Le 2 du mois, la direction lit dans Slack la note de chaque équipe d’au moins cinq réponses, celles qui ont perdu un point, et les petites équipes ensemble.',
    avoid:
      'À moins de quinze personnes, parlez-vous : aucun seuil n’y protège. n8n date chaque ligne et chaque exécution : fermez la table à tous et ne gardez pas les exécutions réussies. Une note ne dit pas pourquoi ; elle dit où aller demander.',
    approval:
      'Rien n’est décidé par la note. La direction choisit à qui elle parle, et dit aux équipes ce qu’elle a lu.',
    failure:
      'Des notes illisibles sont annoncées dans le même canal ; si une exécution s’arrête, le canal des pannes reçoit le lien. Une équipe sous le seuil n’apparaît jamais, même quand le mois passé la montrait.',
  },
  en: {
    title: 'Measure how teams feel without recognising anybody',
    problem:
      'The monthly survey yields an average a team. In the team of three everybody knows who gave a two. By the next month nobody there answers frankly any more.',
    outcome:
      'Typeform answers are kept without name or text. On the 2nd of the month management reads in Slack the mark of each team with at least five answers, those that lost a point, and the small teams taken together.',
    avoid:
      'With fewer than fifteen people, talk: no threshold protects them. n8n dates each row and each run: shut the table to everybody and keep no successful runs. A mark does not say why; it says where to go and ask.',
    approval:
      'The mark decides nothing. Management chooses whom to talk to, and tells the teams what it read.',
    failure:
      'Marks that cannot be read are reported in the same channel; when a run stops, the channel for failures gets the link. A team below the threshold is never shown, even if last month showed it.',
  },
  nodes: {
    answer: {
      use: 'typeformTrigger',
      name: { fr: 'Réponse reçue', en: 'Answer received' },
      why: {
        fr: 'Deux questions : votre équipe, et une note de 0 à 10.',
        en: 'Two questions: your team, and a mark from 0 to 10.',
      },
      with: { formId: 'AbCdEf12', simplifyAnswers: true, onlyAnswers: true },
    },
    bare: {
      use: 'set',
      name: { fr: 'Ne garder que deux champs', en: 'Keep two fields alone' },
      why: {
        fr: 'Ni heure ni texte de la réponse : ils suffiraient à reconnaître quelqu’un.',
        en: 'Neither hour nor text of the answer, which would give somebody away.',
      },
      with: fields(
        {
          month: "={{ $now.toFormat('yyyy-MM') }}",
          team: { fr: "={{ $json['Votre équipe'] }}", en: "={{ $json['Your team'] }}" },
          score: number("={{ Number($json['Votre note'] ?? $json['Your mark']) }}"),
        },
        { alone: true },
      ),
    },
    valid: {
      use: 'filter',
      name: { fr: 'Une vraie note', en: 'A true mark' },
      why: {
        fr: 'Une case vide n’est pas un zéro.',
        en: 'An empty box is no nought.',
      },
      with: all(
        amount('={{ $json.score ?? -1 }}', 'gte', 0),
        amount('={{ $json.score ?? 11 }}', 'lte', 10),
      ),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder la note', en: 'Keep the mark' },
      why: {
        fr: 'Dans n8n même, colonnes month, team et score.',
        en: 'Inside n8n, in columns month, team and score.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          month: '={{ $json.month }}',
          team: '={{ $json.team }}',
          score: '={{ $json.score }}',
        }),
        options: {},
      },
    },
    second: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 2 du mois', en: 'On the 2nd' },
      why: {
        fr: 'Les retardataires du dernier jour ont répondu.',
        en: 'Those who wait for the last day have answered.',
      },
      with: at('0 9 2 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre seuil', en: 'Your threshold' },
      why: {
        fr: 'Cinq réponses au moins, et un point de baisse pour le signaler.',
        en: 'Five answers at least, and a fall of one point to mention it.',
      },
      with: fields(
        { least: 5, drop: 1, channel: { fr: '#direction', en: '#management' } },
        { alone: true },
      ),
    },
    read: {
      use: 'dataTable',
      name: { fr: 'Lire toutes les notes', en: 'Read all marks' },
      why: {
        fr: 'Le mois clos et celui d’avant, pour voir une baisse.',
        en: 'The month just closed and the one before, to see a fall.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            {
              keyName: 'month',
              condition: 'gte',
              keyValue: "={{ $now.minus({ months: 2 }).toFormat('yyyy-MM') }}",
            },
          ],
        },
        returnAll: true,
      },
      onError: 'output',
    },
    measure: {
      use: 'code',
      name: { fr: 'Moyennes au-dessus du seuil', en: 'Averages above the threshold' },
      why: {
        fr: 'Une équipe passée sous le seuil disparaît, baisse comprise.',
        en: 'A team that slips below the threshold vanishes, with its fall.',
      },
      with: allItems(
        inBoth(measure, {
          fr: {
            others: 'Petites équipes ensemble : ',
            people: ' réponses)',
            drop: ' – en baisse de ',
            few: 'Petites équipes : trop peu de réponses pour être montrées',
            colon: ' : ',
            point: ',',
          },
          en: {
            others: 'Small teams together: ',
            people: ' answers)',
            drop: ' – down by ',
            few: 'Small teams: too few answers to be shown',
            colon: ': ',
            point: '.',
          },
        }),
      ),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Écrire à la direction', en: 'Write to management' },
      why: {
        fr: 'La plus basse d’abord : c’est là qu’il faut aller.',
        en: 'The lowest first, since that is where to go.',
      },
      with: posted(setting('channel'), {
        fr: "=*Climat de {{ $json.month }}* – {{ $json.answers }} réponses, {{ $json.fallen }} équipe(s) en baisse\n{{ $json.lines.join('\\n') }}",
        en: "=*How teams felt in {{ $json.month }}* – {{ $json.answers }} answers, {{ $json.fallen }} team(s) down\n{{ $json.lines.join('\\n') }}",
      }),
    },
    unread: {
      use: 'slack',
      name: { fr: 'Dire que rien n’est lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Un mois sans message se lirait comme un mois sans réponse.',
        en: 'A month without a message would pass for one without answers.',
      },
      with: posted(setting('channel'), {
        fr: '=Climat : notes illisibles ({{ $json.error }})',
        en: '=How teams feel: marks not readable ({{ $json.error }})',
      }),
    },
    stopped,
    failed: toldInSlack,
  },
  links: [
    'answer > bare > valid > keep',
    'second > settings > read > measure > tell',
    'read.error > unread',
    'stopped > failed',
  ],
  examples,
})
