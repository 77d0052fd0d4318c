/** Where links may leave and enter a node, known or not. */
import type { FlowNode, PartLink } from '../workflows/flow/flow.ts'
import { factOf, givesOf, inputsOf, outputsOf, takesOf } from '../workflows/nodes/index.ts'

export interface Ends {
  /** Names of its outputs; the one for errors comes last. */
  readonly outputs: readonly string[]
  readonly inputs: number
  readonly takes: readonly PartLink[]
  readonly gives: PartLink | undefined
}

/** A kind of node that we do not know has one way in and one way out. */
export const endsOf = (node: FlowNode): Ends => {
  const fact = factOf(node.type)
  const error = node.onError === 'continueErrorOutput' ? ['error'] : []
  if (!fact) return { outputs: ['main', ...error], inputs: 1, takes: [], gives: undefined }
  const { parameters } = node
  return {
    outputs: [...outputsOf(fact, parameters), ...error],
    inputs: inputsOf(fact, parameters),
    takes: Object.keys(takesOf(fact, parameters)) as PartLink[],
    gives: givesOf(fact, parameters),
  }
}
