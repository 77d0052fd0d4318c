import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './recueillir-avis-apres-entretien.examples.ts'

/** Nobody sees another’s marks before giving their own. */
const compare = (words: {
  readonly apart: string
  readonly average: string
  readonly colon: string
  readonly point: string
}) =>
  `const { labels, gap } = $('settings').first().json;
const criteria = labels.split(', ').map((one) => ({ key: one.split(' ')[0], label: one.replace(/^\\S+ /, '') }));
const { candidate } = $('sheet').first().json;
const [{ panel, marks } = {}] = $input.all().map(({ json }) => json);
const jury = (panel ?? []).map((one) => one.toLowerCase());
const given = (marks ?? []).filter(({ interviewer }) => jury.includes(interviewer));
const waiting = jury.filter((one) => !given.some(({ interviewer }) => interviewer === one));
const lines = criteria.map(({ key, label }) => {
  const values = given.map((one) => Number(one[key]));
  const average = Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10;
  const spread = Math.max(...values) - Math.min(...values);
  const who = spread >= gap ? '${words.apart}' + given.map((one) => one.interviewer.split('@')[0] + ' ' + one[key]).join(', ') : '';
  return { spread, line: label + '${words.colon}' + String(average).replace('.', '${words.point}') + '${words.average}' + who };
});
const facts = given.map(({ interviewer, fact }) => interviewer.split('@')[0] + '${words.colon}' + fact);
return [{ json: {
  candidate, waiting: waiting.length, panel: jury.join(','),
  apart: lines.filter(({ spread }) => spread >= gap).length,
  text: lines.map(({ line }) => line).concat('', facts).join('\\n'),
} }];`

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Recueillir l’avis de chacun avant que le jury n’échange',
    problem:
      'Trois personnes ont reçu le candidat. La directrice parle la première, les deux autres se rangent à son avis, et personne ne dit que la question du chantier est restée sans réponse.',
    outcome:
      'Chacun remplit sa grille sans voir celle des autres. Quand la dernière arrive, le jury reçoit les moyennes, les critères sur lesquels il diverge et le fait que chacun a noté. Chaque soir, les grilles qui manquent sont rappelées.',
    avoid:
      'Les notes ne classent pas les candidats entre eux, et rien n’est calculé sur un CV. Pour un entretien à deux, une conversation suffit.',
    approval:
      'Le jury décide en réunion, en commençant par les divergences. Le candidat peut demander les notes : écrivez des faits que vous lui diriez.',
    failure:
      'Une grille non enregistrée est signalée à son auteur dans la minute. Si la base ne se lit pas, le service recrutement apprend que la comparaison n’a pas eu lieu.',
  },
  en: {
    title: 'Collect each interviewer’s view before the panel talks',
    problem:
      'Three people met the candidate. The director speaks first, the two others fall in with her, and nobody mentions that the question about the building site got no answer.',
    outcome:
      'Each fills in a sheet without seeing the others. When the last arrives, the panel gets the averages, the criteria on which it differs and the fact that each wrote down. Every evening missing sheets are called for.',
    avoid:
      'Marks do not rank candidates against each other, and nothing is worked out from a CV. For an interview by two people, a talk will do.',
    approval:
      'The panel decides in a meeting, beginning with where it differs. A candidate may ask to see the notes, so write facts you would say aloud.',
    failure:
      'A sheet that was not recorded is reported to its author within the minute. Should the database not be readable, recruiting hears that no comparison took place.',
  },
  nodes: {
    sheet: {
      use: 'formTrigger',
      name: { fr: 'Grille remplie', en: 'Sheet filled in' },
      why: {
        fr: 'Trois notes et un fait observé : cinq minutes après l’entretien.',
        en: 'Three marks and one fact seen: five minutes after the talk.',
      },
      with: form(
        { fr: 'Grille d’entretien', en: 'Interview sheet' },
        [
          field('candidate', { fr: 'Référence du candidat', en: 'Reference of the candidate' }),
          field('interviewer', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          choice('skill', { fr: 'Métier', en: 'Trade' }, ['1', '2', '3', '4', '5']),
          choice('method', { fr: 'Méthode', en: 'Method' }, ['1', '2', '3', '4', '5']),
          choice('team', { fr: 'Travail à plusieurs', en: 'Work with others' }, [
            '1',
            '2',
            '3',
            '4',
            '5',
          ]),
          field('fact', { fr: 'Un fait observé', en: 'One fact you saw' }, { type: 'textarea' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos critères', en: 'Your criteria' },
      why: {
        fr: 'Les mêmes pour tous les candidats d’un poste, et l’écart qui se discute.',
        en: 'The same for all candidates for a job, and the gap worth talking about.',
      },
      with: fields(
        {
          gap: 2,
          labels: {
            fr: 'skill Métier, method Méthode, team Travail à plusieurs',
            en: 'skill Trade, method Method, team Work with others',
          },
          hr: 'recrutement@bureau-lacombe.example',
        },
        { alone: true },
      ),
    },
    record: {
      use: 'postgres',
      name: { fr: 'Enregistrer la grille', en: 'Record the sheet' },
      why: {
        fr: 'Clé : candidat et personne. Une seconde grille remplace la première, jusqu’au partage ; hors jury ou après, la base refuse.',
        en: 'Key: candidate and person. A second sheet replaces the first until views are shared; off the panel or afterwards, the database refuses.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'INSERT INTO marks (candidate, interviewer, skill, method, team, fact) VALUES ((SELECT candidate FROM interviews WHERE candidate = $1 AND lower($2) = ANY (lower(panel::text)::text[]) AND shared_at IS NULL), lower($2), $3, $4, $5, $6) ON CONFLICT (candidate, interviewer) DO UPDATE SET skill = excluded.skill, method = excluded.method, team = excluded.team, fact = excluded.fact RETURNING candidate',
        options: {
          queryReplacement:
            "={{ [$('sheet').first().json.candidate, $('sheet').first().json.interviewer, $('sheet').first().json.skill, $('sheet').first().json.method, $('sheet').first().json.team, $('sheet').first().json.fact] }}",
        },
      },
      onError: 'output',
      retry: [3, 2],
    },
    read: {
      use: 'postgres',
      name: { fr: 'Lire jury et grilles', en: 'Read panel and sheets' },
      why: {
        fr: 'Qui devait noter, et qui l’a fait.',
        en: 'Who was to mark, and who has.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT i.panel, coalesce(json_agg(m ORDER BY m.interviewer) FILTER (WHERE m.candidate IS NOT NULL), $2::json) AS marks FROM interviews i LEFT JOIN marks m ON m.candidate = i.candidate WHERE i.candidate = $1 GROUP BY i.panel',
        options: { queryReplacement: "={{ [$('sheet').first().json.candidate, '[]'] }}" },
      },
      onError: 'output',
      retry: [3, 2],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer les avis', en: 'Compare the views' },
      why: {
        fr: 'La divergence apprend plus que la moyenne.',
        en: 'Where views differ teaches more than the average.',
      },
      with: allItems(
        inBoth(compare, {
          fr: { apart: ' – à discuter : ', average: '/5', colon: ' : ', point: ',' },
          en: { apart: ' – to discuss: ', average: '/5', colon: ': ', point: '.' },
        }),
      ),
    },
    complete: {
      use: 'filter',
      name: { fr: 'Toutes les grilles sont là', en: 'All sheets are in' },
      why: {
        fr: 'Avant la dernière, rien ne sort, pas même une moyenne.',
        en: 'Before the last one nothing comes out, not even an average.',
      },
      with: all(
        amount('={{ $json.waiting }}', 'equals', 0),
        amount('={{ $json.panel.length }}', 'gt', 0),
      ),
    },
    share: {
      use: 'outlook',
      name: { fr: 'Réunir les avis', en: 'Share the views' },
      why: {
        fr: 'À tous à la même minute : personne ne parle le premier.',
        en: 'To all at the same minute, so that nobody speaks first.',
      },
      with: outlookSent(
        '={{ $json.panel }}',
        {
          fr: '=Candidat {{ $json.candidate }} : {{ $json.apart }} critère(s) à discuter',
          en: '=Candidate {{ $json.candidate }}: criteria to discuss: {{ $json.apart }}',
        },
        '={{ $json.text }}',
      ),
    },
    close: {
      use: 'postgres',
      name: { fr: 'Clore les grilles', en: 'Close the sheets' },
      why: {
        fr: 'Nul ne change sa note après avoir lu celles des autres.',
        en: 'Nobody changes a mark after reading those of others.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE interviews SET shared_at = now() WHERE candidate = $1 RETURNING candidate',
        options: { queryReplacement: "={{ [$('sheet').first().json.candidate] }}" },
      },
      retry: [3, 2],
    },
    again: {
      use: 'outlook',
      name: { fr: 'Demander de renvoyer', en: 'Ask to send again' },
      why: {
        fr: 'L’auteur a encore sa grille en tête.',
        en: 'The author still has the sheet in mind.',
      },
      with: outlookSent(
        "={{ $('sheet').first().json.interviewer }}",
        {
          fr: "=Grille de {{ $('sheet').first().json.candidate }} : non enregistrée",
          en: "=Sheet of {{ $('sheet').first().json.candidate }}: not recorded",
        },
        {
          fr: 'Vérifiez la référence et votre adresse, puis renvoyez le formulaire. Après le partage des avis, une grille ne change plus.',
          en: 'Check the reference and your address, then send the form again. Once views have been shared, no sheet changes.',
        },
      ),
    },
    blind: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est comparé', en: 'Say that nothing was compared' },
      why: {
        fr: 'Les grilles sont gardées ; seule la comparaison manque.',
        en: 'Sheets are kept; only the comparison is missing.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: "=Candidat {{ $('sheet').first().json.candidate }} : grilles non comparées",
          en: "=Candidate {{ $('sheet').first().json.candidate }}: sheets not compared",
        },
        '={{ $json.error }}',
      ),
    },
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque soir', en: 'Every evening' },
      why: {
        fr: 'Le lendemain, on se souvient déjà de ce que les autres ont dit.',
        en: 'By the next day one remembers what the others said.',
      },
      with: at('0 18 * * 1-5'),
    },
    late: {
      use: 'postgres',
      name: { fr: 'Chercher les grilles absentes', en: 'Find missing sheets' },
      why: {
        fr: 'Les entretiens des cinq derniers jours, week-end compris, personne par personne.',
        en: 'Interviews of the last five days, weekend included, person by person.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT i.candidate, p AS interviewer FROM interviews i CROSS JOIN unnest(i.panel) AS p LEFT JOIN marks m ON m.candidate = i.candidate AND m.interviewer = lower(p) WHERE m.candidate IS NULL AND i.held_at < now() AND i.held_at > now() - interval '5 days'",
        options: {},
      },
    },
    remind: {
      use: 'outlook',
      name: { fr: 'Rappeler la grille', en: 'Ask for the sheet' },
      why: {
        fr: 'Une personne en retard retient l’avis des deux autres.',
        en: 'One late person holds back the view of the two others.',
      },
      with: outlookSent(
        '={{ $json.interviewer }}',
        {
          fr: '=Votre grille pour {{ $json.candidate }} manque encore',
          en: '=Your sheet for {{ $json.candidate }} is still missing',
        },
        {
          fr: 'Le jury attend la vôtre pour échanger. Notez ce que vous avez vu, avant d’en parler.',
          en: 'The panel is waiting for yours. Write down what you saw before you talk about it.',
        },
      ),
    },
  },
  links: [
    'sheet > settings > record > read > compare > complete > share > close',
    'record.error > again',
    'read.error > blind',
    'evening > late > remind',
  ],
  examples,
})
