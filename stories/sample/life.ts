/** Lives for stories: a seed and a number of moments, replayed through the real engine. */
import {
  createEngine,
  type Commands,
  type Engine,
  type EngineEvent,
  type Legality,
  type Mascot,
  type ReadingId,
  type Snapshot,
} from '#engine'

export interface Life<R extends ReadingId> {
  readonly engine: Engine<R>
  readonly snapshot: Snapshot<R>
  /** Of the last command. */
  readonly events: readonly EngineEvent<R>[]
  readonly legal: readonly Legality<R>[]
  readonly mascot: Mascot
}

/** A Monday morning in Paris. */
export const START = Date.UTC(2026, 8, 14, 7)
const STEP = 720_000

/** Where a life stands after `commands`, one every twelve minutes. Always the same. */
export const life = <R extends ReadingId>(
  reading: R,
  seed: string,
  commands: readonly Commands[R][] = [],
): Life<R> => {
  const engine = createEngine(reading, { extensions: true })
  let snapshot = engine.create({ seed, at: START })
  let events: readonly EngineEvent<R>[] = []
  for (const command of commands) {
    const step = engine.step(snapshot, { at: snapshot.at + STEP, command })
    snapshot = step.next
    events = step.events
  }
  return {
    engine,
    snapshot,
    events,
    legal: engine.legal(snapshot),
    mascot: engine.mascot(snapshot),
  }
}

/** A day of reading B in `count` commands: a bit of everything, and found things put on. */
export const dayOfB = (count: number): readonly Commands['B'][] => {
  const round = [
    'feed',
    'cuddle',
    'explore',
    'create',
    'play',
    'teach',
    'cuddle',
    'create',
  ] as const
  return Array.from({ length: count }, (_, index) => ({ type: round[index % round.length]! }))
}

export const dayOfA = (count: number): readonly Commands['A'][] => {
  const round = ['feed', 'play', 'study', 'clean', 'sleep'] as const
  return Array.from({ length: count }, (_, index) => ({ type: round[index % round.length]! }))
}
