import type { Flow } from '../workflows/flow/flow.ts'
import type { Run } from '../workflows/run/index.ts'

/** What services and models answer in one run, by name of the node. */
export interface Example {
  readonly name: string
  readonly given: Readonly<Record<string, unknown>>
}

export interface RunWith {
  readonly example: Example | undefined
  /** By id of the node, the words with which it fails. */
  readonly failing: ReadonlyMap<string, string>
}

export interface StudioRun extends RunWith {
  /** The document that ran: what was changed since then is not in it. */
  readonly flow: Flow
  readonly result: Run
}
