import { allItems } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName, vectors } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { CAUSE } from '../../fragments/postgres.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { AGAIN, FOUND, LEARNED, PROOF, SPELLED } from './apprendre-les-sigles-maison.code.ts'
import { examples } from './apprendre-les-sigles-maison.examples.ts'

const TABLE = byName({ fr: 'sigles', en: 'abbreviations' })
const GLOSSARY: Params = {
  resource: 'row',
  operation: 'get',
  dataTableId: TABLE,
  returnAll: true,
}

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Apprendre à l’assistant les sigles de la maison',
    problem:
      '« Qui signe le PVR avant le DGD ? » L’assistant ne trouve rien : les procédures écrivent procès-verbal de réception et décompte général. Un modèle de vecteurs ne devine pas vos sigles, et chacun conclut que le document manque.',
    outcome:
      'Chaque lundi, les sigles des questions restées sans réponse, posés par deux personnes au moins, partent en un courriel de cinq lignes. Votre définition entre dans un lexique ; les mêmes questions sont reposées, et vous lisez combien trouvent désormais un passage. L’assistant fait écrire ses questions en toutes lettres par ce flux.',
    avoid:
      'Les mots ordinaires employés dans un sens maison ne se reconnaissent pas aux majuscules. Un sigle à deux sens selon le service demande deux assistants, ou une question de plus.',
    approval:
      'Vous seul dites ce que veut dire un sigle ; aucun modèle ne propose. Un tiret : ce n’en est pas un, on ne le redemande plus. Sans réponse en trois jours, rien n’est retenu ; la demande revient quand le sigle est repris.',
    failure:
      'Journal fermé ou demande refusée par la messagerie : un courriel le dit. Base vectorielle fermée : le lexique est gardé, le compte rendu avoue que le gain n’a pas été mesuré. Lexique vide : la question passe telle quelle.',
  },
  en: {
    title: 'Teach the assistant your company’s own abbreviations',
    problem:
      '“Who signs the COA before the FFA?” The assistant finds nothing: procedures say certificate of acceptance and final account. An embedding model cannot guess your letters, and everybody concludes that the document is missing.',
    outcome:
      'Each Monday, abbreviations from questions left without an answer, used by at least two people, leave in one email of five lines. What you define enters a glossary; the same questions are put again, and you read how many now find a passage. The assistant has its questions spelt out by this flow.',
    avoid:
      'Ordinary words with a meaning of the company’s own are not known by their capitals. Letters with two meanings by department take two assistants, or one more question.',
    approval:
      'You alone say what letters stand for; no model makes proposals. A dash: not an abbreviation, never asked again. Without an answer in three days nothing is kept; the request returns once the letters are used again.',
    failure:
      'Log shut, or the request refused by mail: an email says so. Vector store shut: the glossary is kept, and the report admits that the gain was not measured. Glossary empty: the question passes as it is.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à huit heures', en: 'Monday at eight' },
      why: {
        fr: 'Une fois par semaine, on répond encore.',
        en: 'Once a week people still answer.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Seuils et sigles connus', en: 'Thresholds and common letters' },
      why: {
        fr: 'common : ce que tout le monde comprend, séparé par des espaces.',
        en: 'common: what everybody understands, separated by spaces.',
      },
      with: fields(
        {
          common: 'PDF TVA SARL SAS CDI CDD RH CSE RIB IBAN SIRET OK',
          least: 2,
          most: 5,
          closest: 0.7,
          collection: 'documents',
          keeper: 'documents@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    unanswered: {
      use: 'postgres',
      name: { fr: 'Questions sans réponse', en: 'Questions without an answer' },
      why: {
        fr: 'Table questions : question, asker, asked_at, found.',
        en: 'Table questions: question, asker, asked_at, found.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT question, asker FROM questions WHERE found = false AND asked_at > now() - interval '7 days' ORDER BY asked_at LIMIT 2000",
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Lexique actuel', en: 'Glossary so far' },
      why: {
        fr: 'Table n8n : term, meaning, by. Sens vide : pas un sigle.',
        en: 'A table in n8n: term, meaning, by. No meaning: not an abbreviation.',
      },
      with: GLOSSARY,
      once: true,
      always: true,
    },
    found: {
      use: 'code',
      name: { fr: 'Sigles inconnus', en: 'Unknown abbreviations' },
      why: {
        fr: 'Comptés par personne : un seul insistant ne fait pas un usage.',
        en: 'Counted by person: one insistent colleague makes no usage.',
      },
      with: allItems(FOUND),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander les sens', en: 'Ask for the meanings' },
      why: {
        fr: 'Deux questions par sigle, sans le nom de qui les pose.',
        en: 'Two questions each, without the name of whoever asked.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('keeper'),
        toEmail: setting('keeper'),
        subject: {
          fr: '=Que veut dire {{ $json.list[0].term }} ?',
          en: '=What does {{ $json.list[0].term }} mean?',
        },
        message: '={{ $json.message }}',
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: '={{ JSON.stringify($json.fields) }}',
        options: answeredWithin(3, 'days'),
      },
      onError: 'output',
    },
    learned: {
      use: 'code',
      name: { fr: 'Retenir les réponses', en: 'Keep the answers' },
      why: {
        fr: 'Champs vides et silence ne laissent rien.',
        en: 'Empty fields and silence leave nothing.',
      },
      with: allItems(LEARNED),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Écrire au lexique', en: 'Write into the glossary' },
      why: {
        fr: 'Redéfini, un sigle change de sens sans se dédoubler.',
        en: 'Defined again, it changes meaning without doubling.',
      },
      with: remembered(TABLE, 'term', {
        term: '={{ $json.term }}',
        meaning: '={{ $json.meaning }}',
        by: '={{ $json.by }}',
      }),
    },
    again: {
      use: 'code',
      name: { fr: 'Reposer les questions', en: 'Put the questions again' },
      why: {
        fr: 'En toutes lettres cette fois.',
        en: 'Spelt out this time.',
      },
      with: allItems(AGAIN),
      always: true,
    },
    any: {
      use: 'if',
      name: { fr: 'À rechercher ?', en: 'Anything to search?' },
      why: {
        fr: 'Que des tirets : rien à chercher.',
        en: 'Nothing but dashes: nothing to search.',
      },
      with: all(isFilled("={{ $json.question ?? '' }}")),
    },
    search: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Chercher à nouveau', en: 'Search again' },
      why: {
        fr: 'Un passage par question suffit à la preuve.',
        en: 'A passage a question is proof enough.',
      },
      with: {
        mode: 'load',
        qdrantCollection: byId(setting('collection')),
        prompt: '={{ $json.question }}',
        topK: 1,
        includeDocumentMetadata: true,
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    proof: {
      use: 'code',
      name: { fr: 'Mesurer le gain', en: 'Measure the gain' },
      why: {
        fr: 'Un sigle appris qui ne trouve rien montre un document absent.',
        en: 'Letters learned that find nothing show a missing document.',
      },
      with: allItems(PROOF),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Report' },
      why: {
        fr: 'Qui répond doit voir à quoi cela sert.',
        en: 'Whoever answers should see what it is good for.',
      },
      with: mailed(
        { from: setting('keeper'), to: setting('keeper') },
        {
          fr: '=Lexique de l’assistant : {{ $json.found }} question(s) débloquée(s)',
          en: '=The assistant’s glossary: {{ $json.found }} question(s) unblocked',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire la panne', en: 'Tell of the fault' },
      why: {
        fr: 'Sinon le silence passerait pour une semaine sans sigle.',
        en: 'Else silence would pass for a week without any.',
      },
      with: mailed(
        { from: setting('keeper'), to: setting('keeper') },
        { fr: 'Sigles de la semaine non relevés', en: 'Abbreviations of the week not noted' },
        `={{ ${CAUSE} }}`,
      ),
      retry: [3, 10],
    },
    called: {
      use: 'executeWorkflowTrigger',
      name: { fr: 'L’assistant va chercher', en: 'The assistant is about to search' },
      why: {
        fr: 'Il appelle ce flux avec question, et cherche searched.',
        en: 'It calls this flow with question, and searches for searched.',
      },
      with: { inputSource: 'passthrough' },
    },
    glossary: {
      use: 'dataTable',
      name: { fr: 'Lire le lexique', en: 'Read the glossary' },
      why: {
        fr: 'À chaque question : un sens ajouté sert aussitôt.',
        en: 'At every question: a meaning added serves at once.',
      },
      with: GLOSSARY,
      always: true,
    },
    spelled: {
      use: 'code',
      name: { fr: 'Écrire en toutes lettres', en: 'Spell it out' },
      why: {
        fr: 'Le sigle reste, son sens le suit.',
        en: 'The letters stay, their meaning follows.',
      },
      with: allItems(SPELLED),
    },
  },
  links: [
    'monday > settings > unanswered > known > found > ask > learned > keep > again > any.yes > search > proof > tell',
    'any.no > proof',
    'unanswered.error > warn',
    'ask.error > warn',
    'called > glossary > spelled',
    'embed => search',
  ],
  examples,
})
