/** A scenario without what can be told again: each command once, and equal neighbours counted. */
import type { Scenario } from '#engine'

/** How it is written: goes up when that changes. */
export const PACKED = 1

/** @returns JSON data, for `unpack` */
export const pack = (scenario: Omit<Scenario, 'format'>): unknown => {
  const { reading, extensions, seed, name, start, inputs, with: changes, expect } = scenario
  const words = new Map<string, number>()
  const runs: number[] = []
  for (const input of inputs) {
    const word = JSON.stringify(input)
    const index = words.get(word) ?? words.size
    words.set(word, index)
    if (runs.at(-2) === index) runs[runs.length - 1]! += 1
    else runs.push(index, 1)
  }
  return {
    v: PACKED,
    r: reading,
    ...(extensions && { x: 1 }),
    s: seed,
    ...(name !== undefined && { n: name }),
    t: start,
    ...(changes && { w: changes }),
    c: [...words.keys()].map((word) => JSON.parse(word) as unknown),
    i: runs,
    ...(expect && { h: expect.hash }),
  }
}
