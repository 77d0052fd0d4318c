import type { Flow } from '../../flow/flow.ts'
import type { Command } from '../command.ts'

/** What comes of a command; nothing where it cannot be done. */
export interface Outcome {
  readonly flow: Flow
  /** What is chosen then, by what was. The choice stays where left out. */
  readonly choose?: (before: readonly string[]) => readonly string[]
}

export type Does<Kind extends Command['do']> = (
  flow: Flow,
  command: Extract<Command, { do: Kind }>,
) => Outcome | undefined
