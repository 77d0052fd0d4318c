import type { BlockStatement, Expression, SpreadElement, Super } from 'acorn'
import type { Names } from '../names.ts'
import type { Budget } from './budget.ts'
import type { Scope } from './scope.ts'

/** One evaluation: what it sees, what it may still spend, and how it reads each kind of node. */
export interface Machine {
  readonly names: Names
  readonly budget: Budget
  /** Whether n8n's own methods are understood (see `isExtended`). */
  readonly extended: boolean
  readonly value: (node: Expression | SpreadElement | Super, scope: Scope) => unknown
  /** What a function's block returns. */
  readonly body: (block: BlockStatement, scope: Scope) => unknown
  /** A value that the expression may change without anybody else seeing it. */
  readonly adopt: (value: unknown) => unknown
}

export type Callable = (...given: readonly unknown[]) => unknown

export const isCallable = (value: unknown): value is Callable => typeof value === 'function'
