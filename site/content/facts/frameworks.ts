/** Libraries for TypeScript, as their published packages describe themselves. */
import { topic } from './topic.ts'

const read = { checked: '2026-11-22', review: '2027-02-22', dated: 'stated' } as const
const version = {
  unit: 'name',
  label: { fr: 'version publiée', en: 'released version' },
} as const
const licence = { unit: 'name', label: { fr: 'licence', en: 'licence' } } as const

const langchain = {
  ...read,
  // The day of 1.5.5, the last that the copy of its repository has.
  version: '2026-08-05',
  dated: 'not-before',
  source: {
    title: 'langchain 1.5.14, description of the package',
    publisher: 'LangChain',
    url: 'https://github.com/langchain-ai/langchainjs',
  },
} as const
const langgraph = {
  ...read,
  // The day of 1.4.12, likewise.
  version: '2026-08-20',
  dated: 'not-before',
  source: {
    title: '@langchain/langgraph 1.7.3, description of the package',
    publisher: 'LangChain',
    url: 'https://github.com/langchain-ai/langgraphjs',
  },
} as const
const llamaindex = {
  ...read,
  version: '2025-12-02',
  source: {
    title: 'llamaindex 0.12.1, description of the package',
    publisher: 'LlamaIndex',
    url: 'https://github.com/run-llama/LlamaIndexTS',
  },
} as const
const protocol = {
  ...read,
  version: '2026-08-22',
  source: {
    title: 'Model Context Protocol: specification',
    publisher: 'Model Context Protocol',
    url: 'https://github.com/modelcontextprotocol/modelcontextprotocol/tree/b0f60ba5409db7a6582440a7b473cc0398890f15',
  },
} as const

export const frameworks = topic({
  'langchain-version': { value: '1.5.14', ...version, ...langchain },
  'langchain-licence': { value: 'MIT', ...licence, ...langchain },
  'langgraph-version': { value: '1.7.3', ...version, ...langgraph },
  'langgraph-licence': { value: 'MIT', ...licence, ...langgraph },
  'llamaindex-version': { value: '0.12.1', ...version, ...llamaindex },
  'llamaindex-licence': { value: 'MIT', ...licence, ...llamaindex },
  'mcp-specification': {
    value: '2026-07-28',
    unit: 'date',
    label: {
      fr: 'version courante de la spécification MCP',
      en: 'current version of the MCP specification',
    },
    ...protocol,
  },
})
