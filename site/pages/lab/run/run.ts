/** A scenario played to its end, kept so that any moment of it can be shown at once. */
import {
  createEngine,
  type Engine,
  type EngineEvent,
  type Input,
  MARKS,
  replay,
  type Scenario,
  type Snapshot,
} from '#engine'

export interface Run {
  readonly scenario: Scenario
  readonly engine: Engine
  /** The mark that the first command's mark is made from: the hash where there is none. */
  readonly origin: string
  /** When each command arrives. */
  readonly ats: readonly number[]
  /** What `replay` gives: one mark a command. */
  readonly marks: readonly string[]
  readonly events: readonly (readonly EngineEvent[])[]
  /** Energy before the first command, then after each. */
  readonly energy: readonly number[]
  /** A snapshot now and then, the beginning first: any other is a short way from one of them. */
  readonly stops: readonly Snapshot[]
}

/** How many commands lie between two stops. */
export const STRIDE = 64

/**
 * Plays a scenario in portions: yields after each how many commands are done, returns the run.
 * The first `keep` commands are taken over from `from`, which must have begun and gone the same way.
 *
 * @throws ScenarioError where the scenario is none
 */
export function* playing(
  scenario: Scenario,
  from?: Run,
  keep = 0,
  portion = PORTION,
): Generator<number, Run> {
  const { reading, extensions = false, inputs } = scenario
  const engine: Engine = createEngine(reading, { extensions })
  const start = from ?? beginning(scenario)
  const stops = start.stops.slice(0, Math.floor(keep / STRIDE) + 1)
  const ats = start.ats.slice(0, keep)
  const marks = start.marks.slice(0, keep)
  const events = start.events.slice(0, keep)
  const energy = start.energy.slice(0, keep + 1)
  let snapshot = from ? snapshotAt(from, keep) : stops[0]!
  let mark = marks.at(-1) ?? start.origin
  let at = ats.at(-1) ?? scenario.start
  for (let done = keep; done < inputs.length; done++) {
    const [dt, command] = inputs[done]!
    at += dt
    const step = engine.step(snapshot, { at, command })
    snapshot = step.next
    mark = MARKS.next(mark, command, step)
    ats.push(at)
    marks.push(mark)
    events.push(step.events)
    energy.push(snapshot.pet.stats.energy)
    if ((done + 1) % STRIDE === 0) stops.push(snapshot)
    if ((done + 1) % portion === 0) yield done + 1
  }
  return { scenario, engine, origin: start.origin, ats, marks, events, energy, stops }
}

/** About a frame's worth on a slow machine. */
const PORTION = 100

/** All of it at once. */
export const play = (scenario: Scenario, from?: Run, keep?: number): Run => {
  const portions = playing(scenario, from, keep)
  for (;;) {
    const { done, value } = portions.next()
    if (done) return value
  }
}

/** The engine itself checks the scenario and makes its first moment, `with` included. */
const beginning = (scenario: Scenario) => {
  const { final, hash } = replay({ ...scenario, inputs: [] })
  return {
    origin: hash,
    ats: [],
    marks: [],
    events: [],
    energy: [final.pet.stats.energy],
    stops: [final],
  }
}

export const lengthOf = ({ marks }: Run): number => marks.length

/** The mark after command number `seq`, which stands for all up to it. */
export const markAt = ({ marks, origin }: Run, seq: number): string => marks[seq - 1] ?? origin

/** The last mark: what the command line prints. */
export const hashOf = (run: Run): string => markAt(run, lengthOf(run))

/** The snapshot after command number `seq`; 0 is the beginning. */
export const snapshotAt = (run: Run, seq: number): Snapshot => {
  const stop = Math.floor(seq / STRIDE)
  const { engine, stops, scenario, ats } = run
  const inputs = scenario.inputs
    .slice(stop * STRIDE, seq)
    .map(([, command], index): Input => ({ at: ats[stop * STRIDE + index]!, command }))
  return inputs.length === 0 ? stops[stop]! : engine.run(stops[stop]!, inputs)
}

/** How many commands two scenarios have in common from the first, if they begin alike. */
export const commonStart = (one: Scenario, two: Scenario): number => {
  if (headOf(one) !== headOf(two)) return -1
  const most = Math.min(one.inputs.length, two.inputs.length)
  let same = 0
  while (same < most && one.inputs[same] === two.inputs[same]) same += 1
  return same
}

const headOf = ({ reading, extensions = false, seed, name, start, with: changes }: Scenario) =>
  JSON.stringify([reading, extensions, seed, name, start, changes])
