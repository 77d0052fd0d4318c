import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { all, amount, isFilled } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { FORM, watch, WEIGH } from './decider-analyse-d-impact.code.ts'
import { examples } from './decider-analyse-d-impact.examples.ts'

const PROJECTS = { docId: setting('doc'), tableId: 'Projects' } as const
const cells = (values: Readonly<Record<string, string>>): Params => ({
  dataToSend: 'defineInNode',
  fieldsToSend: {
    properties: Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue })),
  },
})
const TO_ASKER = { from: setting('decider'), to: "={{ $('weigh').first().json.email }}" }
const TO_DECIDER = { from: setting('decider'), to: setting('decider') }

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Décider s’il faut une analyse d’impact avant un projet',
    problem:
      'Les caméras de l’entrepôt sont posées, l’outil qui note les candidats est signé. Six mois après, un salarié demande l’analyse d’impact. Personne ne s’était posé la question, et démonter coûte plus cher que réfléchir.',
    outcome:
      'Qui lance un projet coche ce qu’il fait parmi neuf critères et dit s’il est sur une liste de la CNIL. Le flux compte et propose ; la personne désignée tranche, avec son motif. Le verdict, le motif et la date entrent dans Grist. Le lundi, elle voit les projets sans verdict et les analyses à finir dans les trente jours.',
    avoid:
      'Ces questions trient, elles n’analysent pas : l’analyse elle-même (article 35 du RGPD) reste à écrire. Les neuf critères viennent des autorités européennes ; à partir de deux, il faut en général une analyse, mais un seul peut suffire.',
    approval:
      'Le verdict est celui de la personne désignée, après l’avis du délégué s’il y en a un. Sans réponse en dix jours, le demandeur lit qu’il ne doit pas commencer, et le projet revient chaque lundi.',
    failure:
      'Grist muet à l’inscription : le demandeur l’apprend et refait sa demande. Question non partie ou verdict non écrit : la personne désignée l’apprend. Table illisible le lundi : un courriel le dit.',
  },
  en: {
    title: 'Decide whether a project needs an impact assessment',
    problem:
      'The warehouse cameras are up, the tool that scores applicants is signed for. Six months later an employee asks for the data protection impact assessment. Nobody had wondered, and taking down costs more than thinking.',
    outcome:
      'Whoever starts a project ticks what it does among nine criteria and says whether it is on a list of the CNIL, the French authority. The flow counts and suggests; the person in charge decides, with a reason. Verdict, reason and date go into Grist. On Mondays they see projects without a verdict, and assessments due within thirty days.',
    avoid:
      'These questions sort, they assess nothing: the assessment itself (GDPR, Article 35) remains to be written. The nine criteria are the European authorities’; from two on an assessment is generally needed, but one may be enough.',
    approval:
      'The person in charge decides, once the data protection officer, if any, was heard. Unanswered after ten days, whoever asked is told not to start, and the project returns each Monday.',
    failure:
      'Grist silent at entry: whoever asked is told and asks again. Question not sent, or verdict not written: the person in charge is told. Table unreadable on Monday: an email says so.',
  },
  nodes: {
    project: {
      use: 'formTrigger',
      name: { fr: 'Un projet', en: 'A project' },
      why: {
        fr: 'Avant le contrat et avant les caméras.',
        en: 'Before the contract and before the cameras.',
      },
      with: FORM,
    },
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h', en: 'Monday, 8 am' },
      why: {
        fr: 'Un verdict oublié n’est pas un accord.',
        en: 'A verdict forgotten is no consent.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Qui décide', en: 'Who decides' },
      why: {
        fr: 'Une personne, nommée à l’avance.',
        en: 'One person, named beforehand.',
      },
      with: fields({
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        decider: 'donnees@votre-entreprise.example',
        ahead: 30,
      }),
    },
    typed: {
      use: 'if',
      name: { fr: 'Un nouveau projet ?', en: 'A new project?' },
      why: {
        fr: 'Sinon, c’est lundi et l’on relit la table.',
        en: 'If not, it is Monday and the table is read.',
      },
      with: all(isFilled("={{ $json.project ?? '' }}")),
    },
    weigh: {
      use: 'code',
      name: { fr: 'Compter les critères', en: 'Count the criteria' },
      why: {
        fr: 'Les listes de la CNIL passent avant le compte.',
        en: 'The CNIL’s lists come before the count.',
      },
      with: eachItem(WEIGH),
    },
    enter: {
      use: 'grist',
      name: { fr: 'Inscrire le projet', en: 'Enter the project' },
      why: {
        fr: 'Sans verdict encore : la question posée se prouve aussi.',
        en: 'Without a verdict yet: having asked is proof, too.',
      },
      with: {
        operation: 'create',
        ...PROJECTS,
        ...cells({
          project: '={{ $json.project }}',
          about: '={{ $json.about }}',
          criteria: "={{ $json.met.join(' ; ') }}",
          list: '={{ $json.list }}',
          advice: '={{ $json.advice }}',
          start: '={{ $json.start }}',
          email: '={{ $json.email }}',
          asked: '={{ $now.toISODate() }}',
        }),
      },
      onError: 'output',
      retry: [3, 5],
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander le verdict', en: 'Ask for the verdict' },
      why: {
        fr: 'Un formulaire, pas un lien qui décide : ouvrir ne vaut pas répondre.',
        en: 'A form, not a link that decides: opening is not answering.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('decider'),
        toEmail: setting('decider'),
        subject: {
          fr: "=Analyse d’impact ? {{ $('weigh').first().json.project }}",
          en: "=Impact assessment? {{ $('weigh').first().json.project }}",
        },
        message: {
          fr: "={{ $('weigh').first().json.about }}\n\nCritères ({{ $('weigh').first().json.count }}) : {{ $('weigh').first().json.met.join(' ; ') || 'aucun' }}\nListe de la CNIL : {{ $('weigh').first().json.list }}\nDébut : {{ $('weigh').first().json.start || '?' }}\nProposition : {{ ({ needed: 'analyse nécessaire', doubt: 'à examiner', exempt: 'dispensé, à vérifier sur la liste', unneeded: 'pas d’analyse, sauf autre risque' })[$('weigh').first().json.advice] }}",
          en: "={{ $('weigh').first().json.about }}\n\nCriteria ({{ $('weigh').first().json.count }}): {{ $('weigh').first().json.met.join('; ') || 'none' }}\nList of the CNIL: {{ $('weigh').first().json.list }}\nStart: {{ $('weigh').first().json.start || '?' }}\nSuggestion: {{ ({ needed: 'assessment needed', doubt: 'to be looked into', exempt: 'exempt, check the list', unneeded: 'no assessment, barring another risk' })[$('weigh').first().json.advice] }}",
        },
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: {
          fr: '[{"fieldLabel":"Verdict","fieldType":"radio","fieldOptions":{"values":[{"option":"Analyse à faire avant le début"},{"option":"Pas d’analyse"}]},"requiredField":true},{"fieldLabel":"Note","fieldType":"textarea","requiredField":true}]',
          en: '[{"fieldLabel":"Verdict","fieldType":"radio","fieldOptions":{"values":[{"option":"Assessment before the start"},{"option":"No assessment"}]},"requiredField":true},{"fieldLabel":"Note","fieldType":"textarea","requiredField":true}]',
        },
        options: answeredWithin(10, 'days'),
      },
      onError: 'output',
      retry: [3, 10],
    },
    decided: {
      use: 'if',
      name: { fr: 'Un verdict ?', en: 'A verdict?' },
      why: {
        fr: 'Dix jours de silence ne tranchent rien.',
        en: 'Ten days of silence settle nothing.',
      },
      with: all(isFilled("={{ $json.data?.Verdict ?? '' }}")),
    },
    write: {
      use: 'grist',
      name: { fr: 'Écrire le verdict', en: 'Write the verdict' },
      why: {
        fr: 'Le motif compte autant : « pas d’analyse » se justifie.',
        en: 'The reason matters as much: “no assessment” needs one.',
      },
      with: {
        operation: 'update',
        ...PROJECTS,
        rowId: "={{ $('enter').first().json.id }}",
        ...cells({
          verdict:
            "={{ ['Analyse à faire avant le début', 'Assessment before the start'].includes($json.data.Verdict) ? 'needed' : 'unneeded' }}",
          reason: '={{ $json.data.Note }}',
          decided: '={{ $now.toISODate() }}',
        }),
      },
      onError: 'output',
      retry: [3, 10],
    },
    answer: {
      use: 'emailSend',
      name: { fr: 'Répondre au demandeur', en: 'Answer whoever asked' },
      why: {
        fr: 'Avec le motif, qui évite la discussion.',
        en: 'With the reason, which spares the debate.',
      },
      with: mailed(
        TO_ASKER,
        {
          fr: "={{ $('weigh').first().json.project }} : {{ $('decided').first().json.data.Verdict }}",
          en: "={{ $('weigh').first().json.project }}: {{ $('decided').first().json.data.Verdict }}",
        },
        "={{ $('decided').first().json.data.Note }}",
      ),
      retry: [3, 60],
    },
    hold: {
      use: 'emailSend',
      name: { fr: 'Dire d’attendre', en: 'Say to wait' },
      why: {
        fr: 'Qui ne lit rien commence.',
        en: 'Who reads nothing starts.',
      },
      with: mailed(
        TO_ASKER,
        {
          fr: "={{ $('weigh').first().json.project }} : ne commencez pas encore",
          en: "={{ $('weigh').first().json.project }}: do not start yet",
        },
        {
          fr: "={{ $('decided').isExecuted ? 'Aucun verdict en dix jours. Voyez directement ' + $('settings').first().json.decider + '.' : 'Le projet n’a pas pu être inscrit : refaites la demande demain.' }}",
          en: "={{ $('decided').isExecuted ? 'No verdict within ten days. See ' + $('settings').first().json.decider + ' directly.' : 'The project could not be entered: ask again tomorrow.' }}",
        },
      ),
    },
    trouble: {
      use: 'emailSend',
      name: { fr: 'Prévenir qui décide', en: 'Tell who decides' },
      why: {
        fr: 'Un verdict rendu doit se retrouver.',
        en: 'A verdict given must be found again.',
      },
      with: mailed(
        TO_DECIDER,
        {
          fr: "=À reprendre à la main : {{ $('weigh').first().json.project }}",
          en: "=By hand, please: {{ $('weigh').first().json.project }}",
        },
        {
          fr: "={{ $('decided').isExecuted ? 'Grist n’a pas pris votre verdict : écrivez « needed » (analyse) ou « unneeded » dans la table, et répondez à ' + $('weigh').first().json.email + '.' : 'La question n’a pas pu partir : le projet attend dans la table, sans verdict.' }}",
          en: "={{ $('decided').isExecuted ? 'Grist did not take your verdict: write “needed” (assessment) or “unneeded” into the table, and answer ' + $('weigh').first().json.email + '.' : 'The question could not be sent: the project waits in the table, without a verdict.' }}",
        },
      ),
      retry: [3, 60],
    },
    rows: {
      use: 'grist',
      name: { fr: 'Relire la table', en: 'Read the table' },
      why: {
        fr: '« verdict » : needed ou unneeded. Jours en texte, AAAA-MM-JJ ; « done » : celui où l’analyse est finie.',
        en: '“verdict”: needed or unneeded. Days as text, YYYY-MM-DD; “done”: the day an assessment is finished.',
      },
      with: { operation: 'getAll', ...PROJECTS, returnAll: true, additionalOptions: {} },
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    watch: {
      use: 'code',
      name: { fr: 'Ce qui reste en suspens', en: 'What is left hanging' },
      why: {
        fr: 'Un projet commencé sans son analyse est dit comme tel.',
        en: 'A project begun without its assessment is said as such.',
      },
      with: allItems(
        inBoth(watch, {
          fr: {
            waiting: ' : sans verdict',
            todo: ' : analyse à finir avant le ',
            started: ' : DÉBUTÉ SANS ANALYSE le ',
            unread: 'La table des projets ne se lit pas : ',
          },
          en: {
            waiting: ': without a verdict',
            todo: ': assessment to be finished by ',
            started: ': STARTED WITHOUT ASSESSMENT on ',
            unread: 'The table of projects cannot be read: ',
          },
        }),
      ),
    },
    news: {
      use: 'filter',
      name: { fr: 'De quoi écrire ?', en: 'Worth an email?' },
      why: { fr: 'Une table en ordre se tait.', en: 'A table in order is silent.' },
      with: all(amount('={{ $json.news }}', 'gt', 0)),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Le rappel du lundi', en: 'Monday’s reminder' },
      why: { fr: 'À qui peut encore agir.', en: 'To whoever can still act.' },
      with: mailed(
        TO_DECIDER,
        { fr: 'Analyses d’impact en suspens', en: 'Impact assessments left hanging' },
        "={{ $json.lines.join('\\n') }}",
      ),
      retry: [3, 60],
    },
  },
  links: [
    'project > settings > typed.yes > weigh > enter > ask > decided.yes > write > answer',
    'monday > settings',
    'enter.error > hold',
    'decided.no > hold',
    'ask.error > trouble',
    'write.error > trouble',
    'typed.no > rows > watch > news > remind',
  ],
  examples,
})
