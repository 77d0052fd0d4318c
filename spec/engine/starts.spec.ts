/** The laws of a life from every kind of beginning, not only from birth. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createEngine,
  type Input,
  type ReadingId,
  replay,
  type Scenario,
  type Snapshot,
} from '#engine'
import { inputsFor } from './support/arbitraries.ts'
import { runs } from './support/property.ts'

const AT = Date.UTC(2031, 3, 5, 12)
const cases = [
  ['A', false],
  ['B', false],
  ['B', true],
] as const

/** Changes that play could not lead to, and those that it could. */
const changes: Readonly<Record<ReadingId, readonly object[]>> = {
  A: [
    { profile: { birthdate: '1980-01-01' } },
    { profile: { birthdate: '2030-04-06', age: 7 } },
    { profile: { birthdate: null, age: 9 } },
    { gameState: { isAsleep: true, currentActivity: 'play' } },
    { stats: { energy: 0, hunger: 100 }, profile: { level: 49, experience: 1e9 } },
  ],
  B: [
    { stats: { energy: 3, happiness: 99 }, progress: { experience: 5000 } },
    { gameState: { isInteracting: true, isVisible: false } },
    { personality: { traits: { curiosity: 1 }, dominantTraits: ['mischief'] } },
    { emotions: { temperament: { volatility: 100 } }, inventory: { maxCapacity: 2 } },
  ],
}

/** Saves with one thing in them wrong, by hand. */
const damages: readonly ((save: Record<'state' | 'engine', Record<string, unknown>>) => object)[] =
  [
    (save) => save,
    ({ state }) => ({ version: 1, state }),
    ({ state }) => state,
    ({ state }) => ({ version: 0, state }),
    (save) => ({ ...save, version: 1, engine: { ...save.engine, timers: [] } }),
    (save) => ({
      ...save,
      engine: { ...save.engine, timers: [{ key: 'activity', due: AT - 5e9 }] },
    }),
    (save) => ({ ...save, engine: { ...save.engine, timers: [{ key: 'sleep', due: AT + 1 }] } }),
    (save) => ({ ...save, engine: { ...save.engine, timers: [{ key: 'rest', due: AT - 1e12 }] } }),
    (save) => ({ ...save, engine: { ...save.engine, at: 9e15 } }),
    (save) => ({ ...save, engine: { ...save.engine, at: AT - 9e11 } }),
    (save) => ({ ...save, engine: { ...save.engine, ids: 1 } }),
  ]

describe.each(cases)('reading %s, extensions %s', (reading, extensions) => {
  const engine = createEngine(reading, { extensions })
  const fresh = engine.create({ seed: 'another', at: AT })
  const begin = (change: object | undefined): Snapshot =>
    replay({
      format: 'opale-scenario/1',
      reading,
      extensions,
      seed: 'starts',
      start: AT,
      ...(change && { with: change }),
      inputs: [],
    }).final

  const start = fc
    .tuple(
      fc.constantFrom(undefined, ...changes[reading]),
      inputsFor(reading, 12),
      fc.option(fc.constantFrom(...damages)),
    )
    .map(([change, inputs, damage]) => {
      const lived = engine.run(begin(change), timed(inputs, AT))
      if (!damage) return lived
      const save = JSON.parse(engine.save.encode(lived)) as Parameters<typeof damage>[0]
      return engine.save.decode(JSON.stringify(damage(save)), fresh).snapshot
    })

  test('run is the fold of step', () => {
    fc.assert(
      fc.property(start, inputsFor(reading, 20), (snapshot, given) => {
        const inputs = timed(given, snapshot.at)
        let folded = snapshot
        for (const input of inputs) folded = engine.step(folded, input).next
        expect(engine.run(snapshot, inputs)).toEqual(folded)
      }),
      { numRuns: runs(150, 5000) },
    )
  }, 600_000)
  test('what was read once, and lived on, is read again without a word', () => {
    fc.assert(
      fc.property(start, inputsFor(reading, 12), (snapshot, given) => {
        const first = engine.save.decode(engine.save.encode(snapshot), fresh).snapshot
        const lived = engine.run(first, timed(given, first.at))
        expect(engine.save.decode(engine.save.encode(lived), fresh)).toEqual({
          status: 'ok',
          snapshot: lived,
          issues: [],
        })
      }),
      { numRuns: runs(150, 5000) },
    )
  }, 600_000)
})

const timed = (inputs: readonly (readonly [number, Input['command']])[], from: number): Input[] => {
  let at = from
  return inputs.map(([dt, command]) => ({ at: (at += dt), command }))
}

test('an age follows from the birth date, however the timers went', () => {
  const engine = createEngine('A')
  const scenario: Scenario<'A'> = {
    format: 'opale-scenario/1',
    reading: 'A',
    seed: 'age',
    start: AT,
    with: { profile: { birthdate: '1991-04-05' } },
    inputs: [],
  }
  const { final } = replay(scenario)
  expect(final.pet.profile.age).toBe(40)
  const inputs = [0, 3000, 6000].map((ms, i): Input<'A'> => ({
    at: AT + ms,
    command: { type: i < 2 ? 'feed' : 'tick' },
  }))
  expect(engine.run(final, inputs).pet.profile.age).toBe(40)
})
