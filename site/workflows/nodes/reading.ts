/** Services that translate, read documents, search or draw with models of their own. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const READING = {
  deepL: {
    type: 'n8n-nodes-base.deepL',
    version: 1,
    versions: [1],
    label: same('DeepL'),
    does: say('Traduit un texte en gardant le ton', 'Translates a text and keeps its tone'),
    kind: 'service',
    service: 'deepl',
    credentials: ['deepLApi'],
    required: ['text', 'translateTo'],
    usual: 'translate',
    operations: {
      translate: op('Traduire', 'Translate'),
    },
  },
  mistralOcr: {
    type: 'n8n-nodes-base.mistralAi',
    version: 1,
    versions: [1],
    label: say('Lecture Mistral', 'Mistral OCR'),
    does: say('Lit le texte d’un PDF ou d’une image', 'Reads the text of a PDF or an image'),
    kind: 'service',
    service: 'mistral',
    credentials: ['mistralCloudApi'],
    usual: 'extractText',
    operations: {
      extractText: {
        ...op('Lire le texte', 'Read the text'),
        choices: { inputType: { usual: 'binary', requires: { url: ['url'] } } },
      },
    },
  },
  perplexity: {
    type: 'n8n-nodes-base.perplexity',
    version: 3,
    versions: [1, 2, 3],
    label: same('Perplexity'),
    does: say(
      'Cherche sur le web et répond avec ses sources',
      'Searches the web and answers with its sources',
    ),
    kind: 'service',
    service: 'perplexity',
    credentials: ['perplexityApi'],
    usual: 'agent.createResponse',
    operations: {
      'search.search': op('Chercher', 'Search', 'query'),
      'agent.createResponse': op('Répondre', 'Answer', 'input'),
    },
  },
  openAi: {
    type: '@n8n/n8n-nodes-langchain.openAi',
    version: 2.3,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.1, 2.2, 2.3],
    label: same('OpenAI'),
    does: say(
      'Répond, transcrit, dessine ou décrit une image',
      'Answers, transcribes, draws or describes an image',
    ),
    kind: 'service',
    service: 'openai',
    credentials: ['openAiApi'],
    usual: 'text.response',
    operations: {
      'text.response': { ...op('Répondre', 'Answer', 'modelId'), takes: { ai_tool: 'possible' } },
      'text.classify': op('Repérer les contenus interdits', 'Spot forbidden content'),
      'image.generate': op('Dessiner une image', 'Draw an image'),
      'image.analyze': op('Décrire une image', 'Describe an image', 'modelId'),
      'audio.transcribe': op('Transcrire un enregistrement', 'Transcribe a recording'),
      'audio.generate': op('Lire à voix haute', 'Read aloud'),
    },
  },
} satisfies Record<string, NodeFact>
