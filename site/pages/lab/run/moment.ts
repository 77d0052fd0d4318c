/** One command of a run, looked at closely. */
import { createEngine, type EngineEvent, type Snapshot } from '#engine'
import { type Change, changesBetween } from './difference.ts'
import { type Draw, recordedChance } from './draws.ts'
import { markAt, type Run, snapshotAt } from './run.ts'

export interface Moment {
  /** 0 is the beginning, before any command. */
  readonly seq: number
  readonly before: Snapshot
  readonly after: Snapshot
  readonly mark: string
  /** Milliseconds since the command before, and what was asked; none at the beginning. */
  readonly input: Run['scenario']['inputs'][number] | undefined
  readonly events: readonly EngineEvent[]
  readonly draws: readonly Draw[]
  readonly changes: readonly Change[]
}

/** Plays that one command again, listening to chance. */
export const momentAt = (run: Run, seq: number): Moment => {
  const input = run.scenario.inputs[seq - 1]
  const mark = markAt(run, seq)
  const before = snapshotAt(run, Math.max(0, seq - 1))
  if (!input)
    return { seq: 0, before, after: before, mark, input, events: [], draws: [], changes: [] }
  const draws: Draw[] = []
  const { reading, extensions = false } = run.scenario
  const engine = createEngine(reading, { extensions, rng: recordedChance(draws) })
  const { next, events } = engine.step(before, {
    at: run.ats[seq - 1]!,
    command: input[1],
  })
  const changes = changesBetween(before.pet, next.pet)
  return { seq, before, after: next, mark, input, events, draws, changes }
}
