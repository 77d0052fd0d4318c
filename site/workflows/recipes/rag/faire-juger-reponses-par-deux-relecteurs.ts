import { allItems } from '../../fragments/code.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { CAUSE } from '../../fragments/postgres.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { JUDGED, REPORT, SHEET } from './faire-juger-reponses-par-deux-relecteurs.code.ts'
import { examples } from './faire-juger-reponses-par-deux-relecteurs.examples.ts'

/** The same sheet for each, by its own address. */
const put = (reader: string): Params => ({
  operation: 'sendAndWait',
  fromEmail: setting('owner'),
  toEmail: setting(reader),
  subject: {
    fr: "={{ $('sheet').first().json.count }} réponses de l’assistant à juger",
    en: "={{ $('sheet').first().json.count }} answers of the assistant to judge",
  },
  message: {
    fr: 'Juste : on peut agir d’après elle. Incomplète : vraie, mais il manque une condition. Fausse : une chose au moins est fausse. Ne vous concertez pas ; « Je ne sais pas » est permis. Vous avez deux jours.',
    en: 'Right: one may act on it. Incomplete: true, but a condition is missing. Wrong: one thing at least is false. Do not confer; “I do not know” is allowed. You have two days.',
  },
  responseType: 'customForm',
  defineForm: 'json',
  jsonOutput: "={{ JSON.stringify($('sheet').first().json.fields) }}",
  options: answeredWithin(2, 'days'),
})

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Faire juger des réponses tirées au sort par deux relecteurs',
    problem:
      '« L’assistant marche bien. » Sur quoi repose l’avis ? Sur trois questions posées le jour de la démonstration. Les pouces levés viennent de ceux qui n’ont pas vérifié, et le même relecteur se laisse convaincre par une phrase bien tournée.',
    outcome:
      'Chaque lundi, huit réponses de la semaine sont tirées au sort, sans le nom de qui demandait. Deux personnes du métier les jugent l’une après l’autre, sans voir l’avis de l’autre. Vous recevez le taux d’accord, celles que les deux jugent mauvaises, et celles où ils se contredisent.',
    avoid:
      'Huit réponses par semaine montrent une tendance en deux mois, pas un pourcentage au point près. Si personne ne connaît le sujet mieux que les documents, la relecture ne prouve rien.',
    approval:
      'Les deux relecteurs jugent les réponses de l’assistant, jamais les collègues. En cas d’avis contraires, vous tranchez ; rien n’est corrigé automatiquement.',
    failure:
      'Relecteur muet deux jours : l’autre est sollicité quand même, et les réponses à un seul avis sont listées à part. Journal fermé, ou courriel refusé : un message le dit. Semaine sans réponse : aucun envoi.',
  },
  en: {
    title: 'Have answers drawn by lot judged by two readers',
    problem:
      '“The assistant works well.” What does that rest on? On three questions put on the day of the demonstration. Thumbs up come from those who did not check, and one reader alone is won over by a well-turned sentence.',
    outcome:
      'Each Monday eight answers of the week are drawn by lot, without the name of whoever asked. Two people of the trade judge them one after the other, neither seeing the other’s opinion. You get their agreement, the answers both find bad, and those on which they differ.',
    avoid:
      'Eight answers a week show a tendency within two months, not a percentage to the point. Where nobody knows the subject better than the documents do, reading proves nothing.',
    approval:
      'Both readers judge the assistant’s answers, never colleagues. Where opinions differ you decide; nothing is mended automatically.',
    failure:
      'A reader silent for two days: the other is asked all the same, and answers with one opinion are listed apart. Log shut, or an email refused: a message says so. A week without answers: nothing is sent.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à neuf heures', en: 'Monday at nine' },
      why: {
        fr: 'Deux jours chacun : tout est rendu le vendredi matin.',
        en: 'Two days each: all is handed in by Friday morning.',
      },
      with: at('0 9 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Relecteurs', en: 'Readers' },
      why: {
        fr: 'Deux métiers différents valent mieux que deux voisins.',
        en: 'Two different trades beat two neighbours.',
      },
      with: fields(
        {
          sample: 8,
          least: 70,
          one: 'atelier@votre-entreprise.example',
          two: 'qualite@votre-entreprise.example',
          owner: 'assistant@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    draw: {
      use: 'postgres',
      name: { fr: 'Tirer au sort', en: 'Draw by lot' },
      why: {
        fr: 'Table answers : id, question, answer, sources, asked_at. Jamais deux fois la même.',
        en: 'Table answers: id, question, answer, sources, asked_at. Never the same one twice.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT id, question, answer, sources FROM answers a WHERE asked_at > now() - interval '7 days' AND NOT EXISTS (SELECT 1 FROM judgements j WHERE j.answer = a.id) ORDER BY random() LIMIT $1",
        options: { queryReplacement: '={{ [$json.sample] }}' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    sheet: {
      use: 'code',
      name: { fr: 'Préparer la feuille', en: 'Prepare the sheet' },
      why: {
        fr: 'Question, réponse et sources, dans le même ordre pour les deux.',
        en: 'Question, answer and sources, in one order for both.',
      },
      with: allItems(SHEET),
    },
    first: {
      use: 'emailSend',
      name: { fr: 'Premier relecteur', en: 'First reader' },
      why: {
        fr: 'Un formulaire : ouvrir le courriel ne juge rien.',
        en: 'A form: opening the email judges nothing.',
      },
      with: put('one'),
      onError: 'continue',
    },
    blank: {
      use: 'set',
      name: { fr: 'Retirer le premier avis', en: 'Take the first opinion out' },
      why: {
        fr: 'Sans réponse, n8n rend ce qui est entré : ce serait l’avis du premier.',
        en: 'Left unanswered, n8n returns what came in: the first reader’s opinion.',
      },
      with: fields({ count: number("={{ $('sheet').first().json.count }}") }, { alone: true }),
    },
    second: {
      use: 'emailSend',
      name: { fr: 'Second relecteur', en: 'Second reader' },
      why: {
        fr: 'La même feuille vierge.',
        en: 'The same sheet, blank.',
      },
      with: put('two'),
      onError: 'continue',
    },
    judged: {
      use: 'code',
      name: { fr: 'Mettre face à face', en: 'Set face to face' },
      why: {
        fr: '« Je ne sais pas » n’est pas un accord.',
        en: '“I do not know” is no agreement.',
      },
      with: allItems(JUDGED),
    },
    keep: {
      use: 'postgres',
      name: { fr: 'Garder les verdicts', en: 'Keep the verdicts' },
      why: {
        fr: 'Table judgements, clé answer ; de quoi tracer une courbe.',
        en: 'Table judgements, key answer; enough to draw a curve.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'INSERT INTO judgements (answer, first, second, judged_at) VALUES ($1, $2, $3, now()) ON CONFLICT (answer) DO UPDATE SET first = EXCLUDED.first, second = EXCLUDED.second RETURNING answer',
        options: { queryReplacement: '={{ [$json.id, $json.first, $json.second] }}' },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    report: {
      use: 'code',
      name: { fr: 'Compter l’accord', en: 'Count the agreement' },
      why: {
        fr: 'Sous sept sur dix, c’est la consigne qui est floue.',
        en: 'Below seven in ten it is the instruction that is vague.',
      },
      with: allItems(REPORT),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Report' },
      why: {
        fr: 'Les contradictions sont la part utile.',
        en: 'Contradictions are the useful part.',
      },
      with: mailed(
        { from: setting('owner'), to: setting('owner') },
        {
          fr: "=Relecture de l’assistant, semaine {{ $now.toFormat('W') }}{{ $('first').first().json.error || $('second').first().json.error ? ' : un courriel n’est pas parti' : '' }}",
          en: "=Review of the assistant, week {{ $now.toFormat('W') }}{{ $('first').first().json.error || $('second').first().json.error ? ': an email did not leave' : '' }}",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Tirage impossible', en: 'No draw' },
      why: {
        fr: 'Une semaine non relue doit se voir.',
        en: 'A week unread has to be seen.',
      },
      with: mailed(
        { from: setting('owner'), to: setting('owner') },
        { fr: 'Relecture de la semaine impossible', en: 'No review this week' },
        `={{ ${CAUSE} }}`,
      ),
      retry: [3, 10],
    },
  },
  links: [
    'monday > settings > draw > sheet > first > blank > second > judged > keep > report > tell',
    'draw.error > warn',
  ],
  examples,
})
