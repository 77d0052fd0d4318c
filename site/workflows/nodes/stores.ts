/** Vector stores: each is a step, a tool or a part, by its mode. */
import type { NodeFact } from './fact.ts'
import { op, say } from './say.ts'

export const STORES = {
  vectorStoreQdrant: {
    type: '@n8n/n8n-nodes-langchain.vectorStoreQdrant',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Base vectorielle Qdrant', 'Qdrant vector store'),
    does: say('Range et retrouve des passages dans Qdrant', 'Files and finds passages in Qdrant'),
    kind: 'service',
    service: 'qdrant',
    credentials: ['qdrantApi'],
    takes: { ai_embedding: 'needed' },
    required: ['qdrantCollection'],
    operationIn: 'mode',
    operations: {
      insert: { ...op('Ranger des passages', 'Store passages'), takes: { ai_document: 'needed' } },
      load: op('Chercher des passages', 'Find passages', 'prompt'),
      retrieve: {
        ...op('Servir de base à un autre nœud', 'Serve another node as its store'),
        inputs: 0,
        gives: 'ai_vectorStore',
      },
      'retrieve-as-tool': {
        ...op("Servir d'outil à un agent", 'Serve an agent as a tool', 'toolDescription'),
        inputs: 0,
        gives: 'ai_tool',
      },
    },
  },
} satisfies Record<string, NodeFact>
