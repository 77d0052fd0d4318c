/** What models, agents and stores use: output forms, memories, documents. */
import type { NodeFact } from './fact.ts'
import { say } from './say.ts'

export const PARTS = {
  outputParserStructured: {
    type: '@n8n/n8n-nodes-langchain.outputParserStructured',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Forme de réponse', 'Structured output'),
    does: say('Exige une réponse conforme à un schéma', 'Demands an answer that fits a schema'),
    kind: 'part',
    gives: 'ai_outputParser',
    takes: { ai_languageModel: 'possible' },
  },
  memoryBuffer: {
    type: '@n8n/n8n-nodes-langchain.memoryBufferWindow',
    version: 1.4,
    versions: [1, 1.1, 1.2, 1.3, 1.4],
    label: say('Mémoire courte', 'Simple memory'),
    does: say(
      'Garde les derniers échanges le temps de la session',
      'Keeps the last exchanges during the session',
    ),
    kind: 'part',
    gives: 'ai_memory',
  },
  memoryPostgres: {
    type: '@n8n/n8n-nodes-langchain.memoryPostgresChat',
    version: 1.4,
    versions: [1, 1.1, 1.2, 1.3, 1.4],
    label: say('Mémoire PostgreSQL', 'PostgreSQL memory'),
    does: say('Garde les échanges dans PostgreSQL', 'Keeps exchanges in PostgreSQL'),
    kind: 'part',
    service: 'postgresql',
    credentials: ['postgres'],
    gives: 'ai_memory',
  },
  documentLoader: {
    type: '@n8n/n8n-nodes-langchain.documentDefaultDataLoader',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Chargeur de documents', 'Document loader'),
    does: say(
      'Donne les éléments ou leurs fichiers comme documents',
      'Gives items or their files as documents',
    ),
    kind: 'part',
    gives: 'ai_document',
    takes: { ai_textSplitter: 'possible' },
    choices: { jsonMode: { usual: 'allInputData', requires: { expressionData: ['jsonData'] } } },
  },
  textSplitter: {
    type: '@n8n/n8n-nodes-langchain.textSplitterRecursiveCharacterTextSplitter',
    version: 1,
    versions: [1],
    label: say('Découpage du texte', 'Text splitter'),
    does: say(
      'Découpe un texte en passages, de préférence aux paragraphes',
      'Cuts a text into passages, at paragraphs where it can',
    ),
    kind: 'part',
    gives: 'ai_textSplitter',
  },
  retriever: {
    type: '@n8n/n8n-nodes-langchain.retrieverVectorStore',
    version: 1,
    versions: [1],
    label: say('Recherche de passages', 'Passage retriever'),
    does: say(
      'Cherche dans une base vectorielle pour une question',
      'Searches a vector store for a question',
    ),
    kind: 'part',
    gives: 'ai_retriever',
    takes: { ai_vectorStore: 'needed' },
  },
} satisfies Record<string, NodeFact>
