import type { Flow } from '../workflows/flow/flow.ts'
import type { Run } from '../workflows/run/index.ts'

/** What services and models answer in one run, by name of the node. */
export interface Example {
  readonly name: string
  readonly given: Readonly<Record<string, unknown>>
}

export interface StudioRun {
  /** The document that ran: what was changed since then is not in it. */
  readonly flow: Flow
  readonly result: Run
  readonly example: Example | undefined
}
