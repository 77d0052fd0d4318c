import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE, READ } from './ecouter-nouveaux-arrivants.code.ts'
import {
  ASKED,
  CALLED,
  MARKED,
  PAGE,
  PEOPLE,
  QUESTIONS,
  STORED,
} from './ecouter-nouveaux-arrivants.params.ts'
import { examples } from './ecouter-nouveaux-arrivants.examples.ts'

const HR = { from: setting('hr'), to: setting('hr') }
export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Écouter chaque nouveau à une semaine, un mois, trois mois',
    problem:
      'La nouvelle comptable part à la septième semaine. On apprend alors qu’elle n’a jamais eu d’accès au logiciel ; elle l’aurait dit si on le lui avait demandé.',
    outcome:
      'Au 7e, 30e et 90e jour, la personne reçoit un lien vers quatre questions. Un outil qui manque, un objectif flou ou un responsable absent arrive aussitôt aux RH. Le texte libre reste aux RH, ou va aussi au responsable si la personne le choisit.',
    avoid:
      'À deux arrivées par an, un café vaut mieux. Ce n’est pas anonyme, et la page le dit. N’en tirez aucune évaluation.',
    approval:
      'Les RH appellent ; rien n’est décidé d’après les réponses. Sans réponse au bout de cinq jours, elles lisent un nom à appeler, une fois par étape. Les réponses sont dans votre base : effacez-les au quatrième mois.',
    failure:
      'Base muette le matin : l’exécution s’arrête en rouge, la question part le lendemain. Réponse non enregistrée : la page le dit. Courriel refusé : les RH l’apprennent, et l’étape reste à poser.',
  },
  en: {
    title: 'Hear every newcomer at a week, a month and three months',
    problem:
      'The new accountant leaves in her seventh week. Only then does one learn that she never got access to the software; she would have said so had anybody asked.',
    outcome:
      'On the 7th, 30th and 90th day the person gets a link to four questions. A tool that is missing, an unclear goal or an absent manager reaches HR at once. The free text stays with HR, or goes to the manager too if the person so chooses.',
    avoid:
      'With two arrivals a year a coffee is better. It is not anonymous, and the page says so. Draw no assessment from it.',
    approval:
      'HR calls; nothing is decided from the answers. Without an answer after five days HR reads a name to call, once a step. Answers are in your database: erase them in the fourth month.',
    failure:
      'Database silent in the morning: the run stops in red, and the question leaves the next day. Answer not stored: the page says so. Email refused: HR is told, and the step is still to be asked.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 9 h', en: 'Monday to Friday, 9 am' },
      why: {
        fr: 'Une étape tombée un dimanche part le lundi.',
        en: 'A Sunday’s step leaves on Monday.',
      },
      with: at('0 9 * * 1-5'),
    },
    answer: {
      use: 'formTrigger',
      name: { fr: 'Quatre questions', en: 'Four questions' },
      why: {
        fr: 'Une minute sur un téléphone.',
        en: 'A minute on a telephone.',
      },
      with: QUESTIONS,
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos étapes', en: 'Your steps' },
      why: {
        fr: 'Changez la phrase : elle protège les liens.',
        en: 'Change the phrase, which protects the links.',
      },
      with: fields({
        steps: list([7, 30, 90]),
        wait: 5,
        phrase: { fr: 'une phrase à vous', en: 'a phrase of your own' },
        link: 'https://n8n.votre-entreprise.example/form/newcomer',
        hr: 'rh@votre-entreprise.example',
      }),
    },
    told: {
      use: 'if',
      name: { fr: 'Une réponse ?', en: 'An answer?' },
      why: {
        fr: 'Sinon, c’est le matin.',
        en: 'Otherwise it is morning.',
      },
      with: all(isTrue('={{ $json.kit !== undefined }}')),
    },
    store: {
      use: 'postgres',
      name: { fr: 'Garder la réponse', en: 'Keep the answer' },
      why: {
        fr: 'Une seconde réponse remplace la première.',
        en: 'A second answer replaces the first.',
      },
      with: STORED,
      onError: 'continue',
      always: true,
      retry: [3, 2],
    },
    read: {
      use: 'code',
      name: { fr: 'Voir ce qui appelle un geste', en: 'See what calls for action' },
      why: {
        fr: 'Des règles lisibles : ni ton, ni humeur, ni modèle.',
        en: 'Rules one can read, no model.',
      },
      with: allItems(READ),
    },
    page: {
      use: 'form',
      name: { fr: 'Merci, ou pas reçu', en: 'Thanks, or not received' },
      why: {
        fr: 'Remercier pour rien serait mentir.',
        en: 'Thanks for nothing would be a lie.',
      },
      with: PAGE,
    },
    act: {
      use: 'filter',
      name: { fr: 'Un signe ou un texte ?', en: 'A sign or a text?' },
      why: {
        fr: 'Tout va bien : rien à lire.',
        en: 'All is well: nothing to read.',
      },
      with: all(
        isTrue(
          "={{ $('read').first().json.signs.length > 0 || $('read').first().json.text !== '' }}",
        ),
        isTrue("={{ $('read').first().json.found }}"),
      ),
    },
    alert: {
      use: 'emailSend',
      name: { fr: 'Écrire aux RH', en: 'Write to HR' },
      why: {
        fr: 'Un accès manquant se règle dans l’heure.',
        en: 'Some are settled within the hour.',
      },
      with: mailed(
        HR,
        {
          fr: "={{ $('read').first().json.name }}, jour {{ $('read').first().json.step }} : {{ $('read').first().json.signs.join(' ; ') || 'un mot à lire' }}",
          en: "={{ $('read').first().json.name }}, day {{ $('read').first().json.step }}: {{ $('read').first().json.signs.join('; ') || 'a word to read' }}",
        },
        {
          fr: "={{ $('read').first().json.text || '(sans texte)' }}\n\nLecteurs choisis : {{ $('read').first().json.shared ? 'RH et responsable' : 'RH seules' }}",
          en: "={{ $('read').first().json.text || '(no text)' }}\n\nReaders chosen: {{ $('read').first().json.shared ? 'HR and manager' : 'HR only' }}",
        },
      ),
    },
    allowed: {
      use: 'filter',
      name: { fr: 'Le responsable aussi ?', en: 'The manager too?' },
      why: {
        fr: 'Seulement si la personne l’a choisi.',
        en: 'Only if the person has chosen so.',
      },
      with: all(
        isTrue("={{ $('read').first().json.shared && $('read').first().json.text !== '' }}"),
        isFilled("={{ $('read').first().json.manager }}"),
      ),
    },
    share: {
      use: 'emailSend',
      name: { fr: 'Transmettre le texte', en: 'Pass the text on' },
      why: {
        fr: 'Le texte seul ; le reste est pour les RH.',
        en: 'The text alone; the rest is for HR.',
      },
      with: mailed(
        { from: setting('hr'), to: "={{ $('read').first().json.manager }}" },
        {
          fr: "=Un mot de {{ $('read').first().json.name }}",
          en: "=A word from {{ $('read').first().json.name }}",
        },
        "={{ $('read').first().json.text }}",
      ),
    },
    people: {
      use: 'postgres',
      name: { fr: 'Arrivés depuis moins de 120 jours', en: 'Arrived within 120 days' },
      why: {
        fr: 'Table newcomers : id, name, email, manager_email, start, left_on.',
        en: 'Table newcomers: id, name, email, manager_email, start, left_on.',
      },
      with: PEOPLE,
      retry: [3, 10],
    },
    asked: {
      use: 'postgres',
      name: { fr: 'Déjà demandé', en: 'Asked already' },
      why: {
        fr: 'Table newcomer_asks : id, key (unique), person, step ; le reste est dans les requêtes.',
        en: 'Table newcomer_asks: id, key (unique), person, step; the rest is in the queries.',
      },
      with: ASKED,
      once: true,
      always: true,
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Qui interroger, qui appeler', en: 'Whom to ask, whom to call' },
      why: {
        fr: 'Une fois par étape, dans ses dix jours.',
        en: 'Once a step, within its ten days.',
      },
      with: allItems(DUE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Question ou silence', en: 'Question or silence' },
      why: {
        fr: 'L’une à la personne, l’autre aux RH.',
        en: 'One for the person, the other for HR.',
      },
      with: cases({
        ask: text('={{ $json.kind }}', 'equals', 'ask'),
        silent: text('={{ $json.kind }}', 'equals', 'silent'),
      }),
    },
    key: {
      use: 'crypto',
      name: { fr: 'Clé du lien', en: 'Key of the link' },
      why: {
        fr: 'Une clé par personne et par étape.',
        en: 'One key a person and step.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: "={{ $('settings').first().json.phrase + ':' + $json.person + ':' + $json.step }}",
        dataPropertyName: 'key',
        encoding: 'hex',
      },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Poser les questions', en: 'Put the questions' },
      why: {
        fr: 'Un courriel court, signé des RH.',
        en: 'A short email, signed by HR.',
      },
      with: mailed(
        { from: setting('hr'), to: '={{ $json.email }}' },
        { fr: '=Vos {{ $json.step }} premiers jours', en: '=Your first {{ $json.step }} days' },
        {
          fr: "=Bonjour {{ $json.name }},\n\nQuatre questions, une minute ; vous dites qui peut lire votre texte :\n{{ $('settings').first().json.link }}?key={{ $json.key }}\n\nLes RH",
          en: "=Hello {{ $json.name }},\n\nFour questions, one minute; you say who may read your text:\n{{ $('settings').first().json.link }}?key={{ $json.key }}\n\nHR",
        },
      ),
      onError: 'continue',
    },
    left: {
      use: 'if',
      name: { fr: 'Courriel parti ?', en: 'Email left?' },
      why: {
        fr: 'Sinon l’étape reste à poser demain.',
        en: 'Otherwise it is asked tomorrow.',
      },
      with: all(isTrue('={{ $json.error === undefined }}')),
    },
    mark: {
      use: 'postgres',
      name: { fr: 'Noter la question', en: 'Note the question' },
      why: {
        fr: 'Après l’envoi ; la clé unique empêche le double.',
        en: 'After sending; the unique key prevents doubles.',
      },
      with: MARKED,
    },
    bounced: {
      use: 'emailSend',
      name: { fr: 'Dire quelle adresse refuse', en: 'Say which address refuses' },
      why: {
        fr: 'Souvent, la boîte n’existe pas encore.',
        en: 'Often the mailbox does not exist yet.',
      },
      with: mailed(
        HR,
        {
          fr: "=Courriel refusé : {{ $('key').item.json.name }}",
          en: "=Email refused: {{ $('key').item.json.name }}",
        },
        "={{ $('key').item.json.email }}: {{ $json.error.message ?? $json.error }}",
      ),
    },
    silent: {
      use: 'aggregate',
      name: { fr: 'Personnes à appeler', en: 'People to call' },
      why: { fr: 'Un courriel pour toutes.', en: 'One email for all.' },
      with: allIn('rows'),
    },
    call: {
      use: 'emailSend',
      name: { fr: 'Dire qui appeler', en: 'Say whom to call' },
      why: {
        fr: 'Un silence dit souvent quelque chose.',
        en: 'Silence often says something.',
      },
      with: mailed(
        HR,
        {
          fr: '={{ $json.rows.length }} arrivant(s) à appeler',
          en: '={{ $json.rows.length }} newcomer(s) to call',
        },
        {
          fr: "={{ $json.rows.map((one) => one.name + ' : sans réponse, jour ' + one.step).join('\\n') }}",
          en: "={{ $json.rows.map((one) => one.name + ': no answer, day ' + one.step).join('\\n') }}",
        },
      ),
    },
    called: {
      use: 'postgres',
      name: { fr: 'Ne pas redire', en: 'Do not say it again' },
      why: {
        fr: 'Après le courriel aux RH.',
        en: 'After the email to HR.',
      },
      with: CALLED,
    },
  },
  links: [
    'answer > settings > told.yes > store > read > act > alert > allowed > share',
    'read > page',
    'morning > settings',
    'told.no > people > asked > due > kind.ask > key > ask > left.yes > mark',
    'left.no > bounced',
    'kind.silent > silent > call > called',
  ],
  examples,
})
