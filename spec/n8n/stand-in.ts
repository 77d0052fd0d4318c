/** Which nodes cannot run without somebody outside, and who stands in for them. */
import type { FlowNode } from '../../site/workflows/flow/flow.ts'
import { factOf, givesOf } from '../../site/workflows/nodes/index.ts'
import type { FlowExample } from '../../site/workflows/builder/examples.ts'

/** How a node takes part in the dry run. */
export type Role =
  /** It runs as it is. */
  | 'real'
  /** It runs, and speaks to the models' stand-in. */
  | 'model'
  /** The example says what it gives: a step, an agent's tool, a store that another node searches. */
  | 'given'
  | 'tool'
  | 'store'
  /** It hands on what it gets. */
  | 'passes'
  /** It belongs to a node that is given. */
  | 'unused'
  /** A part that needs an account gives way to one of the same use that does not. */
  | 'plain'

/** They answer whoever called: without a call they have nothing to do. */
const PASSES = /\.(?:respondToWebhook|respondToChat)$/u

/** Nodes that ask somebody outside, or another flow, whatever their kind. */
const OUTSIDE =
  /\.(?:executeWorkflow|form|rssFeedRead|dataTable|emailSend|httpRequest|httpRequestTool|toolHttpRequest|toolWorkflow|mcpClientTool|graphql|ssh|ftp|readWriteFile|executeCommand)$/u

export const roleOf = (node: FlowNode, examples: readonly FlowExample[]): Role => {
  const fact = factOf(node.type)
  const gives = fact && givesOf(fact, node.parameters)
  const needsAccount = fact?.credentials !== undefined && fact.open === undefined
  const isAway =
    examples.some((example) => example.given.has(node.name)) ||
    OUTSIDE.test(node.type) ||
    fact?.kind === 'trigger' ||
    fact?.kind === 'service' ||
    (gives !== undefined && needsAccount)
  if (gives === 'ai_languageModel' || gives === 'ai_embedding') return 'model'
  if (PASSES.test(node.type) && !examples.some((example) => example.given.has(node.name)))
    return 'passes'
  if (!isAway) return 'real'
  if (gives === 'ai_tool') return 'tool'
  if (gives === 'ai_vectorStore' || gives === 'ai_retriever') return 'store'
  return gives === 'ai_memory' ? 'plain' : 'given'
}
