import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createEngine, type Input, type ReadingId, type Snapshot } from '#engine'
import { oracleA } from './support/oracle-a.ts'
import { oracleB } from './support/oracle-b.ts'
import { forEveryLife, type Life, runs } from './support/property.ts'

/** Lives of this many commands at most, so that caps are reached. */
const maxLength = 120

/**
 * The engine agrees with the oracle after every command of every life, and its run comes to where
 * its steps do.
 * @returns how many commands were compared
 */
const agree = <R extends ReadingId>(
  reading: R,
  oracle: (snapshot: Snapshot<R>, input: Input<R>) => Snapshot<R>,
  extensions = false,
): number => {
  const engine = createEngine(reading, { extensions })
  let commands = 0
  const holds = ({ scenario, inputs }: Life<R>): void => {
    const start = engine.create({ seed: scenario.seed, at: scenario.start })
    let ours = start
    for (const input of inputs) {
      const theirs = oracle(ours, input)
      ours = engine.step(ours, input).next
      same(ours, theirs)
    }
    same(engine.run(start, inputs), ours)
    commands += inputs.length
  }
  forEveryLife(reading, holds, { numRuns: runs(150, 2500), maxLength, extensions })
  return commands
}

/** The strict comparison is fast; the matcher then says what differs. */
const same = (ours: unknown, theirs: unknown): void => {
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs)
}

describe('a slow oracle, written straight from the rules, sees the same life', () => {
  /** How many commands it must have seen. */
  const least = runs(5000, 100_000)
  test(`reading A, over ${least} commands and more`, () => {
    expect(agree('A', oracleA)).toBeGreaterThan(least)
  })
  test(`reading B, over ${least} commands and more`, () => {
    expect(agree('B', oracleB)).toBeGreaterThan(least)
  })
  test(`reading B with extensions, over ${least} commands and more`, () => {
    const extended = (snapshot: Snapshot<'B'>, input: Input<'B'>): Snapshot<'B'> =>
      oracleB(snapshot, input, true)
    expect(agree('B', extended, true)).toBeGreaterThan(least)
  })
}, 600_000)
