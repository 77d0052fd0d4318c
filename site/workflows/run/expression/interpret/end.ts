import type { Statement } from 'acorn'
import type { Scope } from './scope.ts'

/** How a statement ends, when not simply at its end. */
export type End =
  | { readonly how: 'return'; readonly value: unknown }
  | { readonly how: 'break' | 'continue' }

export type Run = (statement: Statement, scope: Scope) => End | undefined
