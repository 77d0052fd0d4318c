import type { Engine, Pets, ReadingId, Snapshot } from './companion.ts'
import { createEngine } from './create-engine.ts'
import type { EngineEvent } from './events.ts'
import { digest } from './hash.ts'
import { RULES } from './readings.ts'
import { tycheiKit } from './rng.ts'
import { readScenario, type Scenario, ScenarioError } from './scenario.ts'
import { adopt } from './settled.ts'
import type { Issue } from './shape.ts'

/** All that happened in a scenario. */
export interface Trace<R extends ReadingId = ReadingId> {
  readonly reading: R
  /** The last mark: it stands for the whole run. */
  readonly hash: string
  /** One mark a command, each made from the one before: equal up to the first difference. */
  readonly marks: readonly string[]
  /** The first command has the number 1. */
  readonly events: readonly (readonly [seq: number, event: EngineEvent])[]
  /** The pet after each command. */
  readonly states: readonly Pets[R][]
  readonly final: Snapshot<R>
}

/** Plays a scenario. Throws a {@link ScenarioError} that names the place of what is wrong. */
export const replay = <R extends ReadingId>(scenario: Scenario<R>): Trace<R> => {
  readScenario(scenario)
  const { reading, extensions = false, inputs } = scenario
  const engine = createEngine(reading, { extensions })
  let snapshot = begin(engine, scenario)
  let hash = firstMark(snapshot)
  let at = scenario.start
  const marks: string[] = []
  const events: [number, EngineEvent][] = []
  const states: Pets[R][] = []
  for (const [dt, command] of inputs) {
    at += dt
    const step = engine.step(snapshot, { at, command })
    snapshot = step.next
    hash = nextMark(hash, command, step)
    marks.push(hash)
    states.push(snapshot.pet)
    for (const event of step.events) events.push([snapshot.seq, event])
  }
  return { reading, hash, marks, events, states, final: snapshot }
}

/** The snapshot in which a scenario begins, `with` included. */
const begin = <R extends ReadingId>(
  engine: Engine<R>,
  { seed, start, name, with: changes }: Scenario<R>,
): Snapshot<R> => {
  const fresh = engine.create({ seed, at: start, ...(name === undefined ? {} : { name }) })
  if (changes === undefined) return fresh
  const rules = RULES[engine.reading]
  const issues: Issue[] = []
  const pet = rules.shape(changes, issues, 'with', fresh.pet)
  const [issue] = issues
  if (!pet || issue) throw new ScenarioError(issue?.place ?? 'with', issue?.problem ?? '')
  const { extensions } = engine
  return adopt(rules, { ...fresh, pet }, (snapshot) =>
    rules.thaw(snapshot, { dice: tycheiKit.open(snapshot.rng), emit: undefined, extensions }),
  )
}

/** The mark that the first command's mark is made from. */
export const firstMark = (snapshot: Snapshot): string => digest(snapshot)

/** Rolls over the command, what happened, and all of the new state: number, clock and chance too. */
export const nextMark = (
  before: string,
  command: unknown,
  { next, events }: { readonly next: unknown; readonly events: readonly EngineEvent[] },
): string => digest([before, command, events, next])

/**
 * The number of the first command after which two runs differ, found by binary search;
 * `undefined` where they do not. A run that is merely longer differs at its first extra command.
 */
export const firstDifference = (
  one: readonly string[],
  two: readonly string[],
): number | undefined => {
  let [low, high] = [0, Math.min(one.length, two.length)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (one[middle] === two[middle]) low = middle + 1
    else high = middle
  }
  return low < Math.max(one.length, two.length) ? low + 1 : undefined
}
