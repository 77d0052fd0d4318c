import type { Input, Pets, ReadingId, Snapshot } from './companion.ts'
import { createEngine } from './create-engine.ts'
import { advance } from './engine.ts'
import type { EngineEvent } from './events.ts'
import { MARKS } from './marks.ts'
import { RULES } from './readings.ts'
import type { RngKit } from './rng.ts'
import { SCENARIO, type Scenario, ScenarioError } from './scenario.ts'
import { adopt, settled, standing } from './settled.ts'
import { freeze } from './share.ts'
import type { Issue } from './shape.ts'
import { tycheiKit } from './tyche.ts'

/** All that happened in a scenario. */
export interface Trace<R extends ReadingId = ReadingId> {
  readonly reading: R
  /** The last mark: it stands for the whole run. */
  readonly hash: string
  /** One mark a command, each made from the one before: equal up to the first difference. */
  readonly marks: readonly string[]
  /** The first command has the number 1. */
  readonly events: readonly (readonly [seq: number, event: EngineEvent<R>])[]
  /** The stats after each command. */
  readonly stats: readonly Pets[R]['stats'][]
  /** The pet after each command, worked out when first asked for. */
  readonly states: readonly Pets[R][]
  readonly final: Snapshot<R>
}

export interface ReplayOptions {
  /** Where chance came from, if a recorder's engine was given another generator than the default. */
  readonly rng?: RngKit
}

/** Plays a scenario. Throws a {@link ScenarioError} that names the place of what is wrong. */
export const replay = <R extends ReadingId>(
  scenario: Scenario<R>,
  { rng = tycheiKit }: ReplayOptions = {},
): Trace<R> => {
  SCENARIO.read(scenario)
  const { reading, extensions = false } = scenario
  const rules = RULES[reading]
  const start = begin(scenario, rng)
  let happened: EngineEvent<R>[] = []
  const emit = (event: EngineEvent<R>) => void happened.push(freeze(event))
  const life = rules.thaw(start, { dice: rng.open(start.rng), emit, extensions })
  let hash = MARKS.first(start)
  const marks: string[] = []
  const stats: Pets[R]['stats'][] = []
  const events: [number, EngineEvent<R>][] = []
  // One working object to the end: whatever a life has gathered is not copied at every command.
  for (const input of inputsOf(scenario)) {
    happened = []
    advance(rules, life, input)
    const step = { next: standing(rules, start, life), events: happened }
    hash = MARKS.next(hash, input.command, step)
    marks.push(hash)
    stats.push(freeze({ ...step.next.pet.stats }))
    for (const event of happened) events.push([life.seq, event])
  }
  const final = settled(rules, start, life)
  let states: readonly Pets[R][] | undefined
  return {
    reading,
    hash,
    marks,
    events,
    stats,
    get states() {
      return (states ??= [...petsOf(scenario, rng)].slice(0, -1).concat(marks[0] ? final.pet : []))
    },
    final,
  }
}

/** The pet after each command, one at a time: what a life has gathered by then is in every one. */
export function* petsOf<R extends ReadingId>(
  scenario: Scenario<R>,
  rng: RngKit = tycheiKit,
): Generator<Pets[R]> {
  const engine = createEngine(scenario.reading, { rng, extensions: scenario.extensions ?? false })
  let snapshot = begin(scenario, rng)
  for (const input of inputsOf(scenario)) {
    snapshot = engine.step(snapshot, input).next
    yield snapshot.pet
  }
}

/** A scenario's commands by the clock. */
function* inputsOf<R extends ReadingId>({ start, inputs }: Scenario<R>): Generator<Input<R>> {
  let at = start
  for (const [dt, command] of inputs) {
    at += dt
    yield { at, command }
  }
}

/** The snapshot in which a scenario begins, `with` included. */
const begin = <R extends ReadingId>(
  { reading, extensions = false, seed, start, name, with: changes }: Scenario<R>,
  rng: RngKit,
): Snapshot<R> => {
  const engine = createEngine(reading, { extensions, rng })
  const fresh = engine.create({ seed, at: start, ...(name === undefined ? {} : { name }) })
  if (changes === undefined) return fresh
  const rules = RULES[reading]
  const issues: Issue[] = []
  const pet = rules.shape(changes, issues, 'with', fresh.pet)
  const [issue] = issues
  if (!pet || issue) throw new ScenarioError(issue?.place ?? 'with', issue?.problem ?? '')
  return adopt(rules, { ...fresh, pet }, (snapshot) =>
    rules.thaw(snapshot, { dice: rng.open(snapshot.rng), emit: undefined, extensions }),
  )
}
