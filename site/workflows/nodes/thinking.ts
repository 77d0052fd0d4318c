/** What has a language model do a task. */
import type { NodeFact } from './fact.ts'
import { say } from './say.ts'

export const THINKING = {
  chainLlm: {
    type: '@n8n/n8n-nodes-langchain.chainLlm',
    version: 1.9,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9],
    label: say('Consigne à un modèle', 'Model prompt'),
    does: say(
      'Pose une consigne à un modèle et rend sa réponse',
      'Puts a prompt to a model and returns its answer',
    ),
    kind: 'ai',
    takes: { ai_languageModel: 'needed', ai_outputParser: 'possible' },
  },
  agent: {
    type: '@n8n/n8n-nodes-langchain.agent',
    version: 3.1,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1, 2.2, 3, 3.1],
    label: say('Agent IA', 'AI agent'),
    does: say(
      'Laisse un modèle choisir ses outils pour une tâche',
      'Lets a model choose its tools for a task',
    ),
    kind: 'ai',
    takes: {
      ai_languageModel: 'needed',
      ai_memory: 'possible',
      ai_tool: 'possible',
      ai_outputParser: 'possible',
    },
  },
  informationExtractor: {
    type: '@n8n/n8n-nodes-langchain.informationExtractor',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: say("Extraction d'informations", 'Information extractor'),
    does: say("Tire d'un texte des champs nommés", 'Draws named fields from a text'),
    kind: 'ai',
    takes: { ai_languageModel: 'needed' },
  },
  textClassifier: {
    type: '@n8n/n8n-nodes-langchain.textClassifier',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Classement de textes', 'Text classifier'),
    does: say('Envoie chaque texte vers sa catégorie', 'Sends each text to its category'),
    kind: 'ai',
    takes: { ai_languageModel: 'needed' },
    required: ['inputText'],
  },
} satisfies Record<string, NodeFact>
