/** A flow while it is worked on: what it is now, what is chosen, and the way back and forth. */
import type { Patch } from 'immer'
import type { Flow } from '../flow/flow.ts'

export interface Session {
  readonly flow: Flow
  /** Names of the chosen nodes, in the order they were chosen. */
  readonly selection: readonly string[]
  readonly past: readonly Change[]
  readonly future: readonly Change[]
}

export interface Change {
  /** What was done: how undo and redo are announced. */
  readonly what: string
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  readonly selection: { readonly before: readonly string[]; readonly after: readonly string[] }
}
