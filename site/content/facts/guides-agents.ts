/** What the guides on agents rest on: defaults of a library, keys of payment services, old projects. */
import { topic } from './topic.ts'

const checked = '2026-11-23'
const later = '2027-02-23'

/** The source of the package, as of that commit; the released version is a fact of its own. */
const langgraphSource = (title: string, file: string) =>
  ({
    checked,
    review: later,
    version: '2026-08-21',
    dated: 'stated',
    source: {
      title,
      publisher: 'LangChain',
      url: `https://github.com/langchain-ai/langgraphjs/blob/f8bdf16d4fe23a79e945ea5dc6f86bbf09abb77d/libs/langgraph-core/src/pregel/${file}`,
    },
  }) as const

const retries = langgraphSource('LangGraph.js: how a node is tried again', 'retry.ts')

export const guidesAgents = topic({
  'langgraph-steps': {
    value: '25',
    unit: 'name',
    label: {
      fr: 'pas permis par défaut à un graphe de LangGraph.js',
      en: 'steps that a LangGraph.js graph may take by default',
    },
    ...langgraphSource('LangGraph.js: default configuration', 'utils/config.ts'),
  },
  'langgraph-python-steps': {
    value: '1000',
    unit: 'name',
    label: {
      fr: 'pas permis par défaut en Python depuis janvier 2026',
      en: 'steps allowed by default in Python since January 2026',
    },
    checked,
    review: later,
    version: '2026-01-12',
    dated: 'stated',
    source: {
      title: 'fix: change default recursion limit, pull request 6676',
      publisher: 'LangChain',
      url: 'https://github.com/langchain-ai/langgraph/pull/6676',
    },
  },
  'langgraph-durability': {
    value: 'async',
    unit: 'name',
    label: {
      fr: 'façon d’enregistrer par défaut de LangGraph.js',
      en: 'how LangGraph.js saves by default',
    },
    ...langgraphSource('LangGraph.js: options of a run', 'types.ts'),
  },
  'langgraph-attempts': {
    value: '3',
    unit: 'name',
    label: {
      fr: 'essais par défaut d’un nœud qui a une règle de reprise, LangGraph.js',
      en: 'default attempts of a node that has a retry policy, LangGraph.js',
    },
    ...retries,
  },
  'langgraph-node-timeouts': {
    value: '1.4.0',
    unit: 'name',
    label: {
      fr: 'version de LangGraph.js qui apporte les délais par nœud',
      en: 'version of LangGraph.js that brings timeouts for each node',
    },
    checked,
    review: '2027-11-23',
    version: '2026-01-01',
    dated: 'not-before',
    source: {
      title: 'Fault tolerance: retries, timeouts, error handlers',
      publisher: 'LangChain',
      url: 'https://docs.langchain.com/oss/javascript/langgraph/fault-tolerance.md',
    },
  },
  'stripe-key-life': {
    value: 24,
    unit: 'hours',
    label: {
      fr: 'âge auquel Stripe peut oublier une clé d’idempotence',
      en: 'age at which Stripe may forget an idempotency key',
    },
    checked,
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Idempotent requests',
      publisher: 'Stripe',
      url: 'https://docs.stripe.com/idempotency',
    },
  },
  'qonto-key-life': {
    value: '30 min',
    unit: 'name',
    label: {
      fr: 'durée de vie d’une clé d’idempotence chez Qonto',
      en: 'life of an idempotency key at Qonto',
    },
    checked,
    review: later,
    version: '2024-01-01',
    dated: 'not-before',
    source: {
      title: 'Idempotent requests',
      publisher: 'Qonto',
      url: 'https://docs.qonto.com/get-started/general/idempotent-requests',
    },
  },
})
