/** What models and agents use: output forms, memories. */
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
} satisfies Record<string, NodeFact>
