/** Nodes that an older version of n8n wrote, and how they read in the present one. */
import type { Flow, Json } from '../flow/flow.ts'
import type { Command } from './command.ts'

export interface Upgrade {
  readonly node: string
  readonly from: number
  readonly to: number
  readonly differences: readonly ParameterChange[]
  /** Nothing where we do not know for certain what changes: then n8n goes on running the old one. */
  readonly command?: Command
}

export interface ParameterChange {
  readonly path: readonly (string | number)[]
  readonly before?: Json
  readonly after?: Json
}

export const upgradesOf = (_flow: Flow): readonly Upgrade[] => []
