/** What has a language model do a task. */
import type { NodeFact } from './fact.ts'
import { op, say } from './say.ts'

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
    choices: { promptType: { usual: 'auto', requires: { define: ['text'] } } },
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
    choices: { promptType: { usual: 'auto', requires: { define: ['text'] } } },
  },
  informationExtractor: {
    type: '@n8n/n8n-nodes-langchain.informationExtractor',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: say('Extraction d’informations', 'Information extractor'),
    does: say('Tire d’un texte des champs nommés', 'Draws named fields from a text'),
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
  sentimentAnalysis: {
    type: '@n8n/n8n-nodes-langchain.sentimentAnalysis',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Ton des textes', 'Sentiment analysis'),
    does: say('Envoie chaque texte selon son ton', 'Sends each text on by its tone'),
    kind: 'ai',
    outputs: ['Positive', 'Neutral', 'Negative'],
    takes: { ai_languageModel: 'needed' },
    required: ['inputText'],
  },
  chainSummarization: {
    type: '@n8n/n8n-nodes-langchain.chainSummarization',
    version: 2.1,
    versions: [1, 2, 2.1],
    label: say('Résumé', 'Summary'),
    does: say(
      'Résume un texte ou un document, même long',
      'Sums up a text or a document, even a long one',
    ),
    kind: 'ai',
    takes: { ai_languageModel: 'needed' },
    operationIn: 'operationMode',
    usual: 'nodeInputJson',
    operations: {
      nodeInputJson: {
        ...op('Résumer les éléments', 'Sum up the items'),
        takes: { ai_textSplitter: 'possible' },
      },
      nodeInputBinary: {
        ...op('Résumer un fichier', 'Sum up a file'),
        takes: { ai_textSplitter: 'possible' },
      },
      documentLoader: {
        ...op('Résumer un document chargé', 'Sum up a loaded document'),
        takes: { ai_document: 'needed' },
      },
    },
  },
  chainRetrievalQa: {
    type: '@n8n/n8n-nodes-langchain.chainRetrievalQa',
    version: 1.7,
    versions: [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7],
    label: say('Question aux documents', 'Question to documents'),
    does: say('Répond d’après les passages retrouvés', 'Answers from the passages found'),
    kind: 'ai',
    takes: { ai_languageModel: 'needed', ai_retriever: 'needed' },
    choices: { promptType: { usual: 'auto', requires: { define: ['text'] } } },
  },
  guardrails: {
    type: '@n8n/n8n-nodes-langchain.guardrails',
    version: 2,
    versions: [1, 2],
    label: say('Garde-fous', 'Guardrails'),
    does: say(
      'Arrête ou nettoie un texte qui contient ce qu’il ne doit pas',
      'Stops or cleans a text that holds what it must not',
    ),
    kind: 'ai',
    outputs: ['pass', 'fail'],
    takes: { ai_languageModel: 'possible' },
    required: ['text'],
    usual: 'classify',
    operations: {
      classify: op('Laisser passer ou arrêter', 'Let through or stop'),
      sanitize: op('Masquer ce qui est sensible', 'Mask what is sensitive'),
    },
  },
} satisfies Record<string, NodeFact>
