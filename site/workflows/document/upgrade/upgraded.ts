import type { JsonObject } from '../../flow/flow.ts'
import type { Command } from '../command.ts'

/** A node in a later version, where it does exactly what it did. */
export interface Upgraded {
  readonly version: number
  readonly parameters: JsonObject
  /** What changes around it. */
  readonly also?: readonly Command[]
}
