import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { model, shape, vectors } from '../../fragments/models.ts'
import { CAUSE } from '../../fragments/postgres.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGED, LEFT, READ } from './prevenir-quand-une-reponse-donnee-change.code.ts'
import { examples } from './prevenir-quand-une-reponse-donnee-change.examples.ts'
import {
  COMPARED,
  MARKED,
  PASSAGES,
  STALE,
  TOLD,
} from './prevenir-quand-une-reponse-donnee-change.params.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 75,
  published: '2026-11-28',
  fr: {
    title: 'Prévenir ceux à qui l’on a répondu quand le document change',
    problem:
      'En septembre, l’assistant a dit à trois vendeurs que la remise allait jusqu’à 12 %. La note passe à 8 % en novembre. L’assistant répond juste désormais ; les trois vendeurs, qui n’ont pas redemandé, accordent toujours 12 %.',
    outcome:
      'Du lundi au vendredi, les réponses des quatre-vingt-dix derniers jours dont la source a une nouvelle version sont comparées au texte d’aujourd’hui. Si celui-ci dit autre chose, la personne reçoit sa question, la réponse d’alors et la phrase nouvelle, recopiée du document. Une réponse n’est comparée qu’une fois par version.',
    avoid:
      'Il faut un journal qui garde question, réponse, sources et adresse : annoncez-le au personnel et videz-le à échéance. Un document retiré n’est pas comparé. Pour une règle qui engage tout le monde, écrivez à tous.',
    approval:
      'La personne prévenue vérifie dans le document avant d’agir. Les cas que le modèle ne tranche pas partent à qui tient les documents, jamais à elle.',
    failure:
      'Base, recherche, modèle ou messagerie en panne : la réponse n’est pas notée comme comparée, elle repasse au matin suivant et le courriel du responsable le dit ; au pire, la personne est prévenue deux fois. Citation introuvable dans le texte : cas à relire. Quarante comparaisons au plus par matin.',
  },
  en: {
    title: 'Tell those who were answered when the document changes',
    problem:
      'In September the assistant told three salespeople that discounts went up to 12%. In November the memo says 8%. The assistant is right since then; the three, who did not ask again, still grant 12%.',
    outcome:
      'Each weekday morning, answers of the last ninety days whose source has a new version are compared with today’s text. Where that says something else, the person gets their question, the answer of then and the new sentence, copied from the document. An answer is compared once per version.',
    avoid:
      'It takes a log that keeps question, answer, sources and address: tell staff of it and empty it in time. A withdrawn document is not compared. For a rule that binds everybody, write to everybody.',
    approval:
      'Whoever is told checks in the document before acting. Cases that the model does not settle go to the keeper of documents, never to them.',
    failure:
      'Database, search, model or mail down: the answer is not noted, comes up again next morning, and the keeper’s email says so; at worst the person is told twice. Quotation not found in the text: a case to reread. Forty comparisons a morning at most.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, sept heures', en: 'Weekdays at seven' },
      why: {
        fr: 'Après l’indexation, avant la première remise.',
        en: 'After indexing, before the first discount.',
      },
      with: at('0 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Jours et responsable', en: 'Days and keeper' },
      why: {
        fr: 'Au-delà de trois mois, on redemande de soi-même.',
        en: 'Beyond three months people ask again by themselves.',
      },
      with: fields(
        {
          days: 90,
          most: 40,
          collection: 'documents',
          keeper: 'documents@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    stale: {
      use: 'postgres',
      name: { fr: 'Réponses à source modifiée', en: 'Answers whose source changed' },
      why: {
        fr: 'Tables answers (id, asked_at, asker, question, answer, sources), documents (path, title, version), reviews (clé answer, path, version).',
        en: 'Tables answers (id, asked_at, asker, question, answer, sources), documents (path, title, version), reviews (key answer, path, version).',
      },
      with: STALE,
      onError: 'output',
      retry: [3, 10],
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Réponse après réponse', en: 'Answer after answer' },
      why: {
        fr: 'Deux réponses mêlées feraient écrire à la mauvaise personne.',
        en: 'Two answers mixed up would write to the wrong person.',
      },
      with: { batchSize: 1, options: {} },
    },
    one: {
      use: 'noOp',
      name: { fr: 'Celle-ci', en: 'This one' },
      why: { fr: 'La suite y revient.', en: 'What follows comes back to it.' },
    },
    passages: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Relire sa source', en: 'Read its source again' },
      why: {
        fr: 'Ce seul document, à la question posée.',
        en: 'That document alone, by the question asked.',
      },
      with: PASSAGES,
      onError: 'continue',
      always: true,
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    read: {
      use: 'code',
      name: { fr: 'Version du jour seulement', en: 'Today’s version alone' },
      why: {
        fr: 'Un vieux passage resté dans l’index tromperait.',
        en: 'An old passage left in the index would mislead.',
      },
      with: allItems(READ),
    },
    some: {
      use: 'switch',
      name: { fr: 'Quelque chose à lire ?', en: 'Anything to read?' },
      why: {
        fr: 'Rien sur ce sujet, ou base en panne : deux suites.',
        en: 'Nothing on the subject, or a store that is down: two ways on.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        bare: text('={{ $json.state }}', 'equals', 'bare'),
      }),
    },
    compare: {
      use: 'chainLlm',
      name: { fr: 'Dit-il autre chose ?', en: 'Does it say something else?' },
      why: {
        fr: 'Un document change dix fois sans toucher à votre question.',
        en: 'A document changes ten times without touching your question.',
      },
      with: COMPARED,
      onError: 'continue',
      retry: [2, 3],
    },
    medium: model('medium', { fr: 'Modèle européen', en: 'European model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Verdict et phrase', en: 'Verdict and sentence' },
      with: shape({
        verdict: { type: 'string', enum: ['changed', 'same', 'unclear'] },
        quote: { type: 'string' },
      }),
    },
    judged: {
      use: 'code',
      name: { fr: 'Retrouver la phrase', en: 'Find the sentence' },
      why: {
        fr: 'Sans elle, personne n’est alarmé.',
        en: 'Without it nobody is alarmed.',
      },
      with: allItems(JUDGED),
    },
    which: {
      use: 'switch',
      name: { fr: 'Changée, muette, autre', en: 'Changed, silent, other' },
      why: {
        fr: 'Seul un changement prouvé part par courriel.',
        en: 'Only a proven change is mailed.',
      },
      with: cases({
        changed: text('={{ $json.verdict }}', 'equals', 'changed'),
        silent: text('={{ $json.verdict }}', 'equals', 'silent'),
      }),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir la personne', en: 'Tell the person' },
      why: {
        fr: 'Rien du modèle : la phrase est celle du document.',
        en: 'Nothing of the model’s: the sentence is the document’s.',
      },
      with: TOLD,
      onError: 'output',
      retry: [2, 10],
    },
    mark: {
      use: 'postgres',
      name: { fr: 'Noter comme comparée', en: 'Note as compared' },
      why: {
        fr: 'Après le courriel ; une seconde fois, la ligne reste une.',
        en: 'After the email; a second time the row stays one.',
      },
      with: MARKED,
      onError: 'output',
      retry: [3, 5],
    },
    missed: {
      use: 'set',
      name: { fr: 'À reprendre', en: 'To be taken up again' },
      why: {
        fr: 'Non notée, elle revient demain.',
        en: 'Not noted, it comes back tomorrow.',
      },
      with: fields(
        {
          question: "={{ $('one').first().json.question }}",
          cause: {
            fr: `={{ $json.verdict === 'silent' ? 'modèle muet' : $json.error ? ${CAUSE} : 'base vectorielle muette' }}`,
            en: `={{ $json.verdict === 'silent' ? 'model silent' : $json.error ? ${CAUSE} : 'vector store silent' }}`,
          },
        },
        { alone: true },
      ),
    },
    left: {
      use: 'code',
      name: { fr: 'Ce qui reste à voir', en: 'What is left to see' },
      why: {
        fr: 'Tout réglé : pas de courriel.',
        en: 'All settled: no email.',
      },
      with: allItems(LEFT),
    },
    digest: {
      use: 'emailSend',
      name: { fr: 'Écrire au responsable', en: 'Write to the keeper' },
      why: {
        fr: 'Il connaît le document et la personne.',
        en: 'They know the document and the person.',
      },
      with: mailed(
        { from: setting('keeper'), to: setting('keeper') },
        {
          fr: '=Réponses à revoir : {{ $json.unclear }}, à reprendre : {{ $json.again }}',
          en: '=Answers to reread: {{ $json.unclear }}, to be taken up again: {{ $json.again }}',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Journal illisible', en: 'Log unreadable' },
      why: {
        fr: 'Un matin sans comparaison doit se voir.',
        en: 'A morning without a comparison has to be seen.',
      },
      with: mailed(
        { from: setting('keeper'), to: setting('keeper') },
        { fr: 'Réponses non comparées ce matin', en: 'Answers not compared this morning' },
        `={{ ${CAUSE} }}`,
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > stale > loop.each > one > passages > read > some.some > compare > judged > which.changed > tell > mark > loop',
    'some.bare > mark',
    'some.other > missed > loop',
    'which.silent > missed',
    'which.other > mark',
    'tell.error > missed',
    'mark.error > missed',
    'stale.error > warn',
    'loop.done > left > digest',
    'embed => passages',
    'medium => compare',
    'form => compare',
  ],
  examples,
  cost: [{ node: 'compare', model: 'medium', reads: 1700, writes: 80, calls: 10 }],
})
