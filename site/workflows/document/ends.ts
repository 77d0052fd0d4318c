/** Where links may leave and enter a node of a document, whatever it is. */
import type { FlowNode, PartLink } from '../flow/flow.ts'
import { factOf, givesOf, inputsOf, outputsOf, takesOf } from '../nodes/index.ts'

export interface Ends {
  /** Of its outputs, in order, without the one for errors. */
  readonly names: readonly string[]
  /** How many, without the one for errors, which comes after them. */
  readonly outputs: number
  readonly inputs: number
  /** Kinds of parts it takes; nothing is known of a node without a fact. */
  readonly takes?: readonly PartLink[]
  /** What it is to the node that uses it. */
  readonly gives?: PartLink
  readonly isKnown: boolean
}

export const endsOf = ({ type, parameters }: Pick<FlowNode, 'type' | 'parameters'>): Ends => {
  const fact = factOf(type)
  // A kind that we do not know has one way in and one way out.
  if (!fact) return { names: ['main'], outputs: 1, inputs: 1, isKnown: false }
  const gives = givesOf(fact, parameters)
  const names = outputsOf(fact, parameters)
  return {
    names,
    outputs: names.length,
    inputs: inputsOf(fact, parameters),
    takes: Object.keys(takesOf(fact, parameters)) as PartLink[],
    ...(gives && { gives }),
    isKnown: true,
  }
}

/** Names of all ways out of a node, the one for errors last. */
export const waysOf = (node: FlowNode): readonly string[] => {
  const { names } = endsOf(node)
  return node.onError === 'continueErrorOutput' ? [...names, 'error'] : names
}

export const isNote = ({ type }: Pick<FlowNode, 'type'>): boolean =>
  factOf(type)?.kind === 'note' || type.endsWith('.stickyNote')
