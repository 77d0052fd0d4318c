/** Language models, and models that turn text into vectors. */
import type { NodeFact } from './fact.ts'
import { say } from './say.ts'

export const MODELS = {
  lmOpenAi: {
    type: '@n8n/n8n-nodes-langchain.lmChatOpenAi',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Modèle OpenAI', 'OpenAI model'),
    does: say("Prête un modèle d'OpenAI", 'Lends a model of OpenAI'),
    kind: 'part',
    service: 'openai',
    credentials: ['openAiApi'],
    gives: 'ai_languageModel',
  },
  lmAnthropic: {
    type: '@n8n/n8n-nodes-langchain.lmChatAnthropic',
    version: 1.6,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6],
    label: say('Modèle Claude', 'Claude model'),
    does: say("Prête un modèle d'Anthropic", 'Lends a model of Anthropic'),
    kind: 'part',
    service: 'anthropic',
    credentials: ['anthropicApi'],
    gives: 'ai_languageModel',
  },
  lmMistral: {
    type: '@n8n/n8n-nodes-langchain.lmChatMistralCloud',
    version: 1,
    versions: [1],
    label: say('Modèle Mistral', 'Mistral model'),
    does: say('Prête un modèle de Mistral AI', 'Lends a model of Mistral AI'),
    kind: 'part',
    service: 'mistral',
    credentials: ['mistralCloudApi'],
    gives: 'ai_languageModel',
  },
  embeddingsOpenAi: {
    type: '@n8n/n8n-nodes-langchain.embeddingsOpenAi',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: say('Vecteurs OpenAI', 'OpenAI embeddings'),
    does: say('Change un texte en vecteur avec OpenAI', 'Turns text into a vector with OpenAI'),
    kind: 'part',
    service: 'openai',
    credentials: ['openAiApi'],
    gives: 'ai_embedding',
  },
} satisfies Record<string, NodeFact>
