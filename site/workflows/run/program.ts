import type { FlowNode, Json } from '../flow/flow.ts'
import type { Given } from '../recipes/recipe.ts'
import type { CodeRunner } from './code/code-runner.ts'
import type { Moment } from './moment.ts'
import type { Fields, Outputs, Piece } from './piece.ts'

/** How nodes of one type compute what they give. */
export interface NodeProgram {
  readonly type: string
  readonly versions: readonly number[]
  /** All parameters it understands; `options.x` for one within a collection. Others are gaps. */
  readonly parameters: readonly string[]
  /** How many outputs it has of its own; one where left out. */
  readonly outputs?: (node: FlowNode) => number
  readonly run: (task: NodeTask) => Outputs | null | Promise<Outputs | null>
}

/** What a program is handed: its items, its parameters as they read for each, and what it remembers. */
export interface NodeTask {
  readonly node: FlowNode
  readonly moment: Moment
  /** Items of the first input that is served, or those of the one named. */
  readonly items: readonly Piece[]
  readonly input: (index: number) => readonly Piece[]
  readonly inputCount: number
  /** A parameter by its path, resolved for an item; `otherwise` where it is not set. */
  readonly param: <Value>(path: string, item: number, otherwise: Value) => Widened<Value>
  /** The same before anything is resolved. */
  readonly raw: (path: string) => Json | undefined
  /** An expression on its own, as the text between `{{` and `}}` or a whole template. */
  readonly evaluate: (template: string, item: number) => unknown
  /** A failing item may go on as one that says so. */
  readonly forgives: boolean
  /** What this node keeps from one of its runs to the next. */
  readonly memory: Fields
  readonly zone: string
  readonly now: Date
  readonly code: CodeRunner | undefined
  /** Lets simulated time pass. */
  readonly wait: (milliseconds: number) => void
  /** What a part of this node says or gives in its next call, if the example tells. */
  readonly answer: (part: string) => string | undefined
  readonly given: (name: string) => Given | undefined
}

/** A parameter may be any text where its default is one. */
export type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value
