/** What a simulated run tells, and what it needs to know. */
import type { Item, JsonObject } from '../flow/flow.ts'
import type { CodeRunner } from './code/code-runner.ts'
import type { Source } from './piece.ts'

export interface Run {
  /** By name of the node, the times it ran; a node that did not run is not in it. */
  readonly nodes: ReadonlyMap<string, readonly NodeRun[]>
  /** Every run of a node, in the order they happened. */
  readonly order: readonly { readonly node: string; readonly run: number }[]
  /** The run ended early: a node failed and nobody had said what to do then. */
  readonly error?: RunError & { readonly node: string }
  /** Nodes that were reached and cannot be simulated; the run goes no further there. */
  readonly gaps: readonly Gap[]
  /** Milliseconds that waits and tries would have taken. */
  readonly waited: number
}

export interface NodeRun {
  /** Items by output. */
  readonly outputs: readonly (readonly Item[])[]
  /** By input, which run of which node its items came from. */
  readonly sources: readonly (Source | null)[]
  readonly error?: RunError
  /** For a node that is given: its parameters resolved for each item that came in. */
  readonly asked?: readonly JsonObject[]
}

export interface RunError {
  readonly message: string
  readonly description?: string
}

export interface Gap {
  readonly node: string
  readonly type: string
  readonly key: GapKey
  /** The parameter, version or module that is not simulated. */
  readonly value?: string
  /** How many nodes had run when it was reached. */
  readonly after: number
}

export type GapKey =
  | 'type'
  | 'version'
  | 'parameter'
  | 'value'
  | 'code'
  | 'model'
  | 'random'
  | 'runs'
  | 'items'
  | 'bytes'

export interface SimulateOptions {
  /** The instant at which the run begins. */
  readonly now: Date
  /** Waits move the clock on. It stands still where left out, as when templates are judged. */
  readonly isMoving?: boolean
  /** IANA name; UTC where left out. */
  readonly zone?: string
  /** Which of two texts a model says; French where left out. */
  readonly language?: 'fr' | 'en'
  /** Runs code nodes; without it they are gaps. */
  readonly code?: CodeRunner
  readonly limits?: Partial<Limits>
}

export interface Limits {
  /** Runs of nodes. */
  readonly runs: number
  /** Items in one run of a node. */
  readonly items: number
  /** Characters of JSON that leave all nodes together. */
  readonly bytes: number
}

export const LIMITS: Limits = { runs: 2_000, items: 10_000, bytes: 20_000_000 }
