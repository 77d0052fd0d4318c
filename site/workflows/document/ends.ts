/** Where links may leave and enter a node of a document, whatever it is. */
import type { FlowNode } from '../flow/flow.ts'
import { factOf, givesOf, inputsOf, outputsOf, takesOf } from '../nodes/index.ts'

export interface Ends {
  /** How many, without the one for errors, which comes after them. */
  readonly outputs: number
  readonly inputs: number
  /** Kinds of parts it takes; nothing is known of a node without a fact. */
  readonly takes?: readonly string[]
  /** What it is to the node that uses it. */
  readonly gives?: string
  readonly isKnown: boolean
}

export const endsOf = ({ type, parameters }: Pick<FlowNode, 'type' | 'parameters'>): Ends => {
  const fact = factOf(type)
  if (!fact) return { outputs: 1, inputs: 1, isKnown: false }
  const gives = givesOf(fact, parameters)
  return {
    outputs: outputsOf(fact, parameters).length,
    inputs: inputsOf(fact, parameters),
    takes: Object.keys(takesOf(fact, parameters)),
    ...(gives && { gives }),
    isKnown: true,
  }
}

export const isNote = ({ type }: Pick<FlowNode, 'type'>): boolean =>
  factOf(type)?.kind === 'note' || type.endsWith('.stickyNote')
