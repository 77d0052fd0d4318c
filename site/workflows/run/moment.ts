import type { Flow, FlowNode } from '../flow/flow.ts'
import type { History } from './history.ts'
import type { Inputs, Piece, Source } from './piece.ts'
import type { Wiring } from './wiring.ts'

/** One run of one node: everything that its parameters and its code may look at. */
export interface Moment {
  readonly flow: Flow
  readonly wiring: Wiring
  readonly history: History
  readonly memories: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly node: FlowNode
  readonly run: number
  /** What arrived, before `executeOnce` leaves the first of it. */
  readonly inputs: Inputs
  readonly sources: readonly (Source | null)[]
  readonly now: Date
  readonly zone: string
}

/** The items that expressions of a node are about: those of its first input that has some. */
export function itemsOf(moment: Moment): readonly Piece[] {
  return moment.inputs.find((pieces) => pieces !== null && pieces.length > 0) ?? []
}
