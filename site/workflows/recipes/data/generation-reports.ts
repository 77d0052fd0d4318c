import { stopped } from '../../fragments/alarm.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { byId, byName, promptLuna, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPLETE, NUMBERS, QUERY } from './generation-reports.code.ts'
import { examples } from './generation-reports.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-20',
  fr: {
    title: 'Rapport du lundi : la base calcule, le modèle commente',
    problem:
      'Le lundi matin part à recopier des chiffres. Quand un import a échoué, la semaine a seulement l’air mauvaise, et le rapport faux est déjà envoyé.',
    outcome:
      'Un brouillon attend dans Gmail : quatre indicateurs calculés en SQL, l’écart avec la semaine d’avant, une phrase pour chacun. Les valeurs restent dans un tableur.',
    avoid:
      'Pour un tableau que l’on manipule, prenez un outil de tableaux de bord. Si personne ne décide rien en lisant le rapport, supprimez-le.',
    approval:
      'Le flux s’arrête au brouillon et ne sait pas envoyer. Vous lisez, vous écrivez la cause, vous choisissez les destinataires.',
    failure:
      'Une valeur absente arrête tout, sans ligne ni brouillon, et un courriel dit laquelle. Si le modèle manque, le tableau arrive sans phrases. Un commentaire qui contient un nombre de plus est retiré.',
  },
  en: {
    title: 'Monday’s report: the database counts, the model comments',
    problem:
      'Monday morning goes into copying figures. When an import has failed the week just looks bad, and the wrong report has already left.',
    outcome:
      'A draft waits in Gmail: four indicators worked out in SQL, each with its change on the week before and a sentence. The values stay in a spreadsheet.',
    avoid:
      'For charts that people click, get a dashboard tool. If nobody decides anything after reading the report, abolish it.',
    approval:
      'The flow ends at the draft and cannot send. You read it, write the cause and choose who receives it.',
    failure:
      'A missing value stops everything, with no row and no draft, and an e-mail says which. Without the model the table arrives without sentences. A comment that holds an extra number is taken out.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à 7 heures', en: 'Monday at 7 am' },
      why: {
        fr: 'La semaine est close, et le brouillon attend avant la réunion.',
        en: 'The week is closed, and the draft is there before the meeting.',
      },
      with: at('0 7 * * 1'),
    },
    sums: {
      use: 'postgres',
      name: { fr: 'Calculer', en: 'Calculate' },
      why: {
        fr: 'Un rôle qui ne sait que lire : la base fait les sommes, le code les écarts.',
        en: 'A role that can only read: the database does the sums, the code the changes.',
      },
      with: {
        resource: 'database',
        operation: 'executeQuery',
        query: QUERY,
        options: { queryReplacement: "={{ [$now.startOf('week').toISODate()] }}" },
      },
      retry: [3, 2],
    },
    complete: {
      use: 'code',
      name: { fr: 'Comparer à la liste', en: 'Compare with the list' },
      why: {
        fr: 'Un vide converti en nombre devient zéro : on regarde avant de convertir.',
        en: 'An empty value turned into a number becomes zero, so it looks before converting.',
      },
      with: allItems(COMPLETE),
    },
    missing: {
      use: 'if',
      name: { fr: 'Rien ne manque ?', en: 'Nothing missing?' },
      why: {
        fr: 'Un indicateur absent ou vide arrête tout ; un import à moitié fait passe : à vous de le voir.',
        en: 'An absent or empty indicator stops everything; a half-finished import passes and is yours to notice.',
      },
      with: all(isTrue("={{ $json.missing === '' }}")),
    },
    stop: {
      use: 'stopAndError',
      name: { fr: 'Arrêter là', en: 'Stop there' },
      why: {
        fr: 'Pas de rapport vaut mieux qu’un rapport faux.',
        en: 'No report beats a wrong one.',
      },
      with: {
        errorType: 'errorMessage',
        errorMessage: {
          fr: '=Valeur manquante : {{ $json.missing }}',
          en: '=Missing value: {{ $json.missing }}',
        },
      },
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Garder les valeurs', en: 'Keep the values' },
      why: {
        fr: 'Dans un an, c’est là que l’on comparera : sans les phrases.',
        en: 'A year on, this is where one compares: without the sentences.',
      },
      with: {
        authentication: 'oAuth2',
        resource: 'sheet',
        operation: 'append',
        documentId: byId({ fr: 'ID_DU_TABLEUR', en: 'SPREADSHEET_ID' }),
        sheetName: byName({ fr: 'Valeurs', en: 'Values' }),
        columns: { mappingMode: 'autoMapInputData', value: {}, matchingColumns: [], schema: [] },
        options: { cellFormat: 'RAW', handlingExtraData: 'ignoreIt' },
      },
      retry: [3, 1],
    },
    comment: {
      use: 'chainLlm',
      name: { fr: 'Commenter', en: 'Comment' },
      why: {
        fr: 'Il reçoit une ligne déjà chiffrée et n’a rien d’autre sous les yeux.',
        en: 'It is given a line with its figures in place, and sees nothing else.',
      },
      with: question(
        {
          fr: 'Tu commentes un indicateur en une phrase. Tu n’as que la ligne reçue : reprends ses nombres tels qu’ils sont écrits, n’en calcule aucun, n’invente pas de cause.',
          en: 'You comment on one indicator in a single sentence. All you have is the line you are given: repeat its numbers as they are written, calculate none, make up no cause.',
        },
        '={{ $json.text }}',
        { shaped: true },
      ),
      onError: 'continue',
      retry: [3, 2],
    },
    model: promptLuna({ fr: 'Petit modèle', en: 'Small model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme attendue', en: 'Expected shape' },
      with: shape({ comment: { type: 'string' } }),
    },
    numbers: {
      use: 'code',
      name: { fr: 'Contrôler les nombres', en: 'Check the numbers' },
      why: {
        fr: 'Tout nombre en chiffres doit figurer dans la ligne donnée au modèle ; sinon la phrase tombe.',
        en: 'Every number in digits must stand in the line that the model was given, or the sentence goes.',
      },
      with: allItems(NUMBERS),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Poser le brouillon', en: 'Leave the draft' },
      why: {
        fr: 'L’approbation est là : aucun nœud ne vient après.',
        en: 'This is the approval: no node comes after it.',
      },
      with: {
        authentication: 'oAuth2',
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '=Rapport de la semaine du {{ $json.week }}',
          en: '=Report for the week of {{ $json.week }}',
        },
        emailType: 'text',
        message: '={{ $json.body }}',
        options: {},
      },
      retry: [3, 1],
    },
    stopped,
    warn: {
      use: 'gmail',
      name: { fr: 'Prévenir', en: 'Warn' },
      why: {
        fr: 'L’objet dit déjà quelle valeur manque : mettez votre adresse.',
        en: 'The subject line already says what is missing: put in your address.',
      },
      with: {
        authentication: 'oAuth2',
        resource: 'message',
        operation: 'send',
        sendTo: { fr: 'vous@votre-entreprise.example', en: 'you@your-company.example' },
        subject: {
          fr: '=Pas de rapport : {{ $json.execution.error.message }}',
          en: '=No report: {{ $json.execution.error.message }}',
        },
        emailType: 'text',
        message: {
          fr: '=Arrêt au nœud « {{ $json.execution.lastNodeExecuted }} ».\n{{ $json.execution.url }}',
          en: '=Stopped at the node “{{ $json.execution.lastNodeExecuted }}”.\n{{ $json.execution.url }}',
        },
        options: { appendAttribution: false },
      },
      retry: [3, 1],
    },
  },
  links: [
    'monday > sums > complete > missing',
    'missing.yes > keep',
    'missing.yes > comment > numbers > draft',
    'missing.no > stop',
    'model => comment',
    'form => comment',
    'stopped > warn',
  ],
  examples,
  cost: [{ node: 'comment', model: 'luna', reads: 300, writes: 60, calls: 4 }],
})
