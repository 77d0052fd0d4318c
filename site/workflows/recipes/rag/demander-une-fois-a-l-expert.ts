import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isEmpty, isTrue, text } from '../../fragments/conditions.ts'
import { setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, vectors } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { PEOPLE, SAID, STATE } from './demander-une-fois-a-l-expert.code.ts'
import {
  ASKED,
  JOINED,
  KNOWN,
  LOADED,
  MARK,
  PASSED,
  record,
  replied,
  SETTINGS,
  SORRY,
  TOLD,
} from './demander-une-fois-a-l-expert.params.ts'
import { examples } from './demander-une-fois-a-l-expert.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 75,
  published: '2026-11-28',
  fr: {
    title: 'Demander une seule fois à l’expert ce qu’aucun document ne dit',
    problem:
      '« Je n’ai pas trouvé », dit l’assistant, et chacun appelle Sylvie. Elle répond pour la septième fois à la même question, et rien de ce qu’elle dit ne reste.',
    outcome:
      'La question sans réponse part à l’expert du sujet. La même, posée entre-temps, rejoint la liste d’attente sans le déranger. Sa réponse arrive à tous ceux qui l’attendaient et, s’il l’accepte, entre dans la base avec une date de fin.',
    avoid:
      'Seules des questions identiques, accents et ponctuation mis à part, se rejoignent. Les cas personnels (paie, santé, sanction) n’ont rien à faire ici : l’adresse de chacun est gardée avec sa question.',
    approval:
      'L’expert écrit, puis décide si sa réponse resservira et combien de mois. Après cinq jours de silence, sa responsable reçoit la question et la liste de ceux qui attendent.',
    failure:
      'Airtable muet, question ou adresse vide : l’assistant reçoit un code 503 et le dit. Réponse non enregistrée, liste illisible, courriel refusé ou base vectorielle fermée : la responsable reçoit le texte de l’expert et la cause.',
  },
  en: {
    title: 'Ask the expert just once what no document says',
    problem:
      '“I found nothing”, says the assistant, so everybody rings Sylvie. She answers one question for the seventh time, and nothing that she says stays.',
    outcome:
      'The question without an answer goes to the expert on its subject. The same one, asked meanwhile, joins the waiting list without disturbing anybody. The answer reaches all who were waiting and, if the expert agrees, enters the store with an end date.',
    avoid:
      'Only identical questions are joined, accents and punctuation aside. Personal matters (pay, health, discipline) do not belong here: each address is kept with its question.',
    approval:
      'The expert writes, then decides whether the answer is to serve again and for how many months. After five days of silence, the manager gets the question and the list of those waiting.',
    failure:
      'Airtable silent, question or address empty: the assistant gets a 503 and says so. Answer not saved, list unreadable, email refused or store shut: the manager gets the expert’s text and the cause.',
  },
  nodes: {
    missed: {
      use: 'webhook',
      name: { fr: 'Question sans réponse', en: 'Question without an answer' },
      why: {
        fr: 'Avec l’adresse de la personne et un secret d’en-tête.',
        en: 'With the person’s address and a secret in its header.',
      },
      with: {
        httpMethod: 'POST',
        path: 'ask-the-expert',
        authentication: 'headerAuth',
        responseMode: 'responseNode',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos experts', en: 'Your experts' },
      why: {
        fr: 'Un sujet inconnu va à la responsable.',
        en: 'An unknown subject goes to the manager.',
      },
      with: SETTINGS,
    },
    mark: {
      use: 'crypto',
      name: { fr: 'Empreinte de la question', en: 'The question’s fingerprint' },
      why: {
        fr: 'Rien du texte reçu n’entre dans une formule.',
        en: 'None of the text received enters a formula.',
      },
      with: MARK,
    },
    same: {
      use: 'airtable',
      name: { fr: 'Déjà posée ?', en: 'Asked already?' },
      why: {
        fr: 'Table Questions : mark, question, askers, state, answer, until (date).',
        en: 'Table Questions: mark, question, askers, state, answer, until (a date).',
      },
      with: KNOWN,
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    state: {
      use: 'code',
      name: { fr: 'Neuve, en attente, répondue', en: 'New, waiting, answered' },
      why: {
        fr: 'Une panne n’est pas une question neuve.',
        en: 'A fault is no new question.',
      },
      with: allItems(STATE),
    },
    where: {
      use: 'switch',
      name: { fr: 'Quelle suite ?', en: 'What next?' },
      why: {
        fr: 'L’expert n’est dérangé qu’une fois.',
        en: 'The expert is disturbed just once.',
      },
      with: cases({
        fresh: text('={{ $json.state }}', 'equals', 'new'),
        waiting: text('={{ $json.state }}', 'equals', 'waiting'),
        answered: text('={{ $json.state }}', 'equals', 'answered'),
      }),
    },
    create: {
      use: 'airtable',
      name: { fr: 'Inscrire la question', en: 'Enter the question' },
      why: {
        fr: 'D’abord : le suivant doit déjà la trouver.',
        en: 'First, so that the next asker finds it.',
      },
      with: record('create', {
        columns: columns({
          mark: "={{ $('mark').first().json.mark }}",
          question: setting('question'),
          askers: setting('asker'),
          state: 'waiting',
        }),
      }),
      onError: 'output',
    },
    passed: {
      use: 'respondToWebhook',
      name: { fr: 'Transmise', en: 'Passed on' },
      why: {
        fr: 'Répondu tout de suite ; l’attente se fait derrière.',
        en: 'Answered at once; the waiting is done behind.',
      },
      with: PASSED,
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Interroger l’expert', en: 'Ask the expert' },
      why: {
        fr: 'Sans le nom de qui demande.',
        en: 'Without the name of who asks.',
      },
      with: ASKED,
      onError: 'continue',
    },
    said: {
      use: 'code',
      name: { fr: 'Lire sa réponse', en: 'Read the answer' },
      why: {
        fr: 'Silence ou envoi raté : la responsable reprend.',
        en: 'Silence or a failed email: the manager takes over.',
      },
      with: allItems(SAID),
    },
    save: {
      use: 'airtable',
      name: { fr: 'Garder la réponse', en: 'Keep the answer' },
      why: {
        fr: 'Un courriel refusé ne doit pas la perdre.',
        en: 'No refused email may lose it.',
      },
      with: record('update', {
        columns: columns(
          {
            id: "={{ $('create').first().json.id }}",
            state: '={{ $json.state }}',
            answer: '={{ $json.answer }}',
            until: '={{ $json.until }}',
          },
          ['id'],
        ),
      }),
      onError: 'output',
      retry: [3, 5],
    },
    latest: {
      use: 'airtable',
      name: { fr: 'Relire la liste', en: 'Read the list again' },
      why: {
        fr: 'D’autres l’ont peut-être rejointe pendant l’attente.',
        en: 'Others may have joined it during the wait.',
      },
      with: record('get', { id: "={{ $('create').first().json.id }}" }),
      onError: 'output',
      retry: [3, 5],
    },
    answered: {
      use: 'if',
      name: { fr: 'Une réponse ?', en: 'An answer?' },
      why: {
        fr: 'Sinon la question se reposera un jour.',
        en: 'If not, it will be put again one day.',
      },
      with: all(text("={{ $('said').first().json.state }}", 'equals', 'answered')),
    },
    people: {
      use: 'code',
      name: { fr: 'Ceux qui attendent', en: 'Those waiting' },
      why: {
        fr: 'Chaque adresse une seule fois.',
        en: 'Each address just once.',
      },
      with: allItems(PEOPLE),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Remettre la réponse', en: 'Hand over the answer' },
      why: {
        fr: 'Un courriel chacun.',
        en: 'An email each.',
      },
      with: mailed(
        { from: setting('manager'), to: '={{ $json.email }}' },
        { fr: 'Réponse à votre question', en: 'Answer to your question' },
        "={{ $('settings').first().json.question + '\\n\\n' + $('said').first().json.answer }}",
      ),
      onError: 'output',
      retry: [2, 5],
    },
    reuse: {
      use: 'if',
      name: { fr: 'À réutiliser ?', en: 'To be used again?' },
      why: {
        fr: 'L’expert seul le sait.',
        en: 'The expert alone knows.',
      },
      with: all(isTrue("={{ $('said').first().json.reuse }}")),
    },
    store: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Verser dans la base', en: 'Put into the store' },
      why: {
        fr: 'Question et réponse ensemble, que l’on retrouve l’une par l’autre.',
        en: 'Question and answer together, found one by the other.',
      },
      with: {
        mode: 'insert',
        qdrantCollection: byId(setting('collection')),
        embeddingBatchSize: 100,
        options: {},
      },
      once: true,
      onError: 'continue',
    },
    lost: {
      use: 'if',
      name: { fr: 'Versée ou perdue ?', en: 'Stored or lost?' },
      why: {
        fr: 'Une base fermée ne signale rien.',
        en: 'A store that is shut reports nothing.',
      },
      with: all(isEmpty("={{ $json.pageContent ?? '' }}")),
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    loader: {
      use: 'documentLoader',
      name: { fr: 'Fiche et date de fin', en: 'Record and end date' },
      with: LOADED,
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir la responsable', en: 'Tell the manager' },
      why: {
        fr: 'Avec le texte de l’expert, à finir à la main.',
        en: 'With the expert’s text, to be finished by hand.',
      },
      with: TOLD,
      retry: [3, 5],
    },
    join: {
      use: 'airtable',
      name: { fr: 'Rejoindre l’attente', en: 'Join those waiting' },
      why: {
        fr: 'L’expert l’a déjà sous les yeux.',
        en: 'The expert has it already.',
      },
      with: record('update', {
        columns: columns(
          {
            id: '={{ $json.id }}',
            askers: "={{ $json.askers + '\\n' + $('settings').first().json.asker }}",
          },
          ['id'],
        ),
      }),
      onError: 'output',
    },
    joined: {
      use: 'respondToWebhook',
      name: { fr: 'Déjà en attente', en: 'Waiting already' },
      why: {
        fr: 'Personne n’est oublié.',
        en: 'Nobody is forgotten.',
      },
      with: JOINED,
    },
    known: {
      use: 'respondToWebhook',
      name: { fr: 'Rendre la réponse', en: 'Give the answer' },
      why: {
        fr: 'Elle vaut jusqu’à sa date de fin.',
        en: 'It holds until its end date.',
      },
      with: replied(200, '={{ JSON.stringify({ said: $json.answer }) }}'),
    },
    sorry: {
      use: 'respondToWebhook',
      name: { fr: 'Non transmise', en: 'Not passed on' },
      why: {
        fr: 'Plutôt qu’une promesse.',
        en: 'Rather than a promise.',
      },
      with: SORRY,
    },
  },
  links: [
    'missed > settings > mark > same > state > where.fresh > create > passed > ask > said > save > latest > answered.yes > people > write > reuse.yes > store > lost.yes > tell',
    'embed => store',
    'loader => store',
    'answered.no > tell',
    'save.error > tell',
    'write.error > tell',
    'latest.error > tell',
    'where.waiting > join > joined',
    'where.answered > known',
    'where.other > sorry',
    'create.error > sorry',
    'join.error > sorry',
  ],
  examples,
})
