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
  checked: '2026-11-29',
  // The day npm gives for this release.
  version: '2026-09-27',
  source: {
    title: 'langchain 1.5.14, description of the package',
    publisher: 'LangChain',
    url: 'https://www.npmjs.com/package/langchain',
  },
} as const
const langgraph = {
  ...read,
  checked: '2026-11-29',
  // Likewise: npm view @langchain/langgraph time.
  version: '2026-11-10',
  source: {
    title: '@langchain/langgraph 1.7.3, description of the package',
    publisher: 'LangChain',
    url: 'https://www.npmjs.com/package/@langchain/langgraph',
  },
} as const
const llamaindex = {
  ...read,
  checked: '2026-11-29',
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

const settings = { checked: '2026-11-23', review: '2027-02-22', dated: 'stated' } as const
const langchainSettings = {
  ...settings,
  version: '2026-08-05',
  source: {
    title: 'LangChain: text_splitter.ts, @langchain/textsplitters 1.0.1',
    publisher: 'LangChain',
    url: 'https://github.com/langchain-ai/langchainjs/blob/62fc484b2a0d1ec5b8bebff4a8a0efe6300ada72/libs/langchain-textsplitters/src/text_splitter.ts',
  },
} as const
const llamaindexSettings = {
  ...settings,
  version: '2025-12-02',
  source: {
    title: 'LlamaIndex.TS: sentence-splitter.ts, @llamaindex/core 0.6.22',
    publisher: 'LlamaIndex',
    url: 'https://github.com/run-llama/LlamaIndexTS/blob/acd9b66de4ec1305d8f7e87832cc68093116bb16/packages/core/src/node-parser/sentence-splitter.ts',
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
  'langchain-chunk': {
    value: 1000,
    unit: 'number',
    label: {
      fr: 'longueur d’un morceau chez LangChain, par défaut',
      en: 'length of a piece in LangChain, by default',
    },
    reads: { fr: '{value} caractères', en: '{value} characters' },
    ...langchainSettings,
  },
  'langchain-overlap': {
    value: '200',
    unit: 'name',
    label: {
      fr: 'recouvrement de deux morceaux chez LangChain, par défaut',
      en: 'overlap of two pieces in LangChain, by default',
    },
    reads: { fr: '{value} caractères', en: '{value} characters' },
    ...langchainSettings,
  },
  'langchain-top': {
    value: '4',
    unit: 'name',
    label: {
      fr: 'passages rendus par un retriever LangChain, par défaut',
      en: 'passages a LangChain retriever returns, by default',
    },
    ...langchainSettings,
    source: {
      title: 'LangChain: vectorstores.ts, @langchain/core 1.2.5',
      publisher: 'LangChain',
      url: 'https://github.com/langchain-ai/langchainjs/blob/62fc484b2a0d1ec5b8bebff4a8a0efe6300ada72/libs/langchain-core/src/vectorstores.ts',
    },
  },
  'langchain-classic-end': {
    value: '2026',
    unit: 'name',
    label: {
      fr: 'fin des correctifs de sécurité de langchain-classic, en Python',
      en: 'end of security fixes for langchain-classic, in Python',
    },
    reads: { fr: 'décembre {value}', en: 'December {value}' },
    ...settings,
    review: '2027-01-15',
    // LangChain 1.0, which brought the package, is of that month.
    version: '2025-10-01',
    dated: 'not-before',
    source: {
      title: 'langchain-classic: reference',
      publisher: 'LangChain',
      url: 'https://reference.langchain.com/python/langchain_classic/memory',
    },
  },
  'llamaindex-chunk': {
    value: 1024,
    unit: 'tokens',
    label: {
      fr: 'longueur d’un morceau chez LlamaIndex, par défaut',
      en: 'length of a piece in LlamaIndex, by default',
    },
    ...llamaindexSettings,
  },
  'llamaindex-top': {
    value: '2',
    unit: 'name',
    label: {
      fr: 'passages rendus par LlamaIndex, par défaut',
      en: 'passages LlamaIndex returns, by default',
    },
    ...llamaindexSettings,
    source: {
      title: 'LlamaIndex.TS: embeddings/utils.ts, @llamaindex/core 0.6.22',
      publisher: 'LlamaIndex',
      url: 'https://github.com/run-llama/LlamaIndexTS/blob/acd9b66de4ec1305d8f7e87832cc68093116bb16/packages/core/src/embeddings/utils.ts',
    },
  },
  'llamaindex-core-deprecated': {
    value: '0.6.23',
    unit: 'name',
    label: {
      fr: 'version de @llamaindex/core déclarée abandonnée sur npm',
      en: 'version of @llamaindex/core declared unmaintained on npm',
    },
    ...settings,
    // The repository had 0.6.22 on that day.
    version: '2025-12-02',
    dated: 'not-before',
    source: {
      title: '@llamaindex/core: “This package is deprecated and no longer maintained”',
      publisher: 'npm',
      url: 'https://www.npmjs.com/package/@llamaindex/core',
    },
  },
  'llamaindex-python-version': {
    value: '0.14.25',
    unit: 'name',
    label: { fr: 'version de LlamaIndex pour Python', en: 'LlamaIndex version for Python' },
    ...settings,
    checked: '2026-11-29',
    // The list of packages read gives the month of this release, and no day.
    version: '2026-09-01',
    dated: 'not-before',
    source: {
      title: 'llama-index 0.14.25, description of the package',
      publisher: 'PyPI',
      url: 'https://pypi.org/project/llama-index/',
    },
  },
})
