/** Vector stores: each is a step, a tool or a part, by its mode. */
import type { NodeFact } from './fact.ts'
import { op, say } from './say.ts'

/** All of them do the same. */
const MODES = {
  insert: { ...op('Ranger des passages', 'Store passages'), takes: { ai_document: 'needed' } },
  load: op('Chercher des passages', 'Find passages', 'prompt'),
  retrieve: {
    ...op('Servir de base à un autre nœud', 'Serve another node as its store'),
    inputs: 0,
    gives: 'ai_vectorStore',
  },
  'retrieve-as-tool': {
    ...op('Servir d’outil à un agent', 'Serve an agent as a tool', 'toolDescription'),
    inputs: 0,
    gives: 'ai_tool',
  },
} satisfies NodeFact['operations']

export const STORES = {
  vectorStoreQdrant: {
    type: '@n8n/n8n-nodes-langchain.vectorStoreQdrant',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Base vectorielle Qdrant', 'Qdrant vector store'),
    does: say('Range et retrouve des passages dans Qdrant', 'Stores and finds passages in Qdrant'),
    kind: 'service',
    service: 'qdrant',
    credentials: ['qdrantApi'],
    takes: { ai_embedding: 'needed' },
    required: ['qdrantCollection'],
    operationIn: 'mode',
    usual: 'retrieve',
    operations: MODES,
  },
  vectorStorePgVector: {
    type: '@n8n/n8n-nodes-langchain.vectorStorePGVector',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Base vectorielle PostgreSQL', 'PostgreSQL vector store'),
    does: say(
      'Range et retrouve des passages dans PostgreSQL avec pgvector',
      'Stores and finds passages in PostgreSQL with pgvector',
    ),
    kind: 'service',
    service: 'postgresql',
    credentials: ['postgres'],
    takes: { ai_embedding: 'needed' },
    operationIn: 'mode',
    usual: 'retrieve',
    operations: MODES,
  },
  vectorStoreSupabase: {
    type: '@n8n/n8n-nodes-langchain.vectorStoreSupabase',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Base vectorielle Supabase', 'Supabase vector store'),
    does: say(
      'Range et retrouve des passages dans Supabase',
      'Stores and finds passages in Supabase',
    ),
    kind: 'service',
    service: 'supabase',
    credentials: ['supabaseApi'],
    takes: { ai_embedding: 'needed' },
    required: ['tableName'],
    operationIn: 'mode',
    usual: 'retrieve',
    operations: MODES,
  },
  vectorStorePinecone: {
    type: '@n8n/n8n-nodes-langchain.vectorStorePinecone',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Base vectorielle Pinecone', 'Pinecone vector store'),
    does: say(
      'Range et retrouve des passages dans Pinecone',
      'Stores and finds passages in Pinecone',
    ),
    kind: 'service',
    service: 'pinecone',
    credentials: ['pineconeApi'],
    takes: { ai_embedding: 'needed' },
    required: ['pineconeIndex'],
    operationIn: 'mode',
    usual: 'retrieve',
    operations: MODES,
  },
  vectorStoreMemory: {
    type: '@n8n/n8n-nodes-langchain.vectorStoreInMemory',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Base vectorielle en mémoire', 'In-memory vector store'),
    does: say(
      'Range et retrouve des passages tant que n8n tourne',
      'Stores and finds passages while n8n runs',
    ),
    kind: 'ai',
    takes: { ai_embedding: 'needed' },
    operationIn: 'mode',
    usual: 'retrieve',
    operations: MODES,
  },
} satisfies Record<string, NodeFact>
