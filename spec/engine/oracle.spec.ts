import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createEngine, type Input, type ReadingId, type Snapshot } from '#engine'
import { oracleA } from './support/oracle-a.ts'
import { oracleB } from './support/oracle-b.ts'
import { forEveryLife, type Life, runs } from './support/property.ts'

/** The engine agrees with the oracle after every command of a life. */
const agree = <R extends ReadingId>(
  reading: R,
  oracle: (snapshot: Snapshot<R>, input: Input<R>) => Snapshot<R>,
  extensions = false,
) => {
  const engine = createEngine(reading, { extensions })
  return ({ scenario, inputs }: Life<R>): void => {
    let ours = engine.create({ seed: scenario.seed, at: scenario.start })
    for (const input of inputs) {
      const theirs = oracle(ours, input)
      ours = engine.step(ours, input).next
      // The strict comparison is fast; the matcher then says what differs.
      if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs)
    }
  }
}

/** Lives of this many commands at most, so that caps are reached. */
const maxLength = 120

describe('a slow oracle, written straight from the rules, sees the same life', () => {
  const numRuns = runs(150, 2500)
  test('reading A', () => {
    forEveryLife('A', agree('A', oracleA), { numRuns, maxLength })
  })
  test('reading B', () => {
    forEveryLife('B', agree('B', oracleB), { numRuns, maxLength })
  })
  test('reading B with extensions', () => {
    const extended = (snapshot: Snapshot<'B'>, input: Input<'B'>): Snapshot<'B'> =>
      oracleB(snapshot, input, true)
    forEveryLife('B', agree('B', extended, true), { numRuns, maxLength, extensions: true })
  })
}, 600_000)
