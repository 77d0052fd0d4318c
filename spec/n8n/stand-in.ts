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
  /** The example says what it gives. */
  | 'given'
  /** It hands on what it gets. */
  | 'passes'
  /** It belongs to a node that is given. */
  | 'unused'
  /** A part that needs an account gives way to one of the same use that does not. */
  | 'plain'

/** They answer whoever called: without a call they have nothing to do. */
const PASSES = /\.(?:respondToWebhook|respondToChat)$/u

/** Core nodes that ask somebody outside, or another flow. */
const OUTSIDE =
  /\.(?:executeWorkflow|form|rssFeedRead|dataTable|emailSend|httpRequest|graphql|ssh|ftp|readWriteFile|executeCommand)$/u

export const roleOf = (node: FlowNode, examples: readonly FlowExample[]): Role => {
  const fact = factOf(node.type)
  const gives = fact && givesOf(fact, node.parameters)
  const isGiven = examples.some((example) => example.given.has(node.name))
  if (gives === 'ai_languageModel' || gives === 'ai_embedding') return 'model'
  if (isGiven) return 'given'
  if (PASSES.test(node.type)) return 'passes'
  if (fact?.kind === 'trigger' || fact?.kind === 'service') return 'given'
  if (OUTSIDE.test(node.type)) return 'given'
  if (gives === 'ai_memory' && fact?.credentials) return 'plain'
  return 'real'
}
