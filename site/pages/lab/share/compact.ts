/** A scenario without what can be told again: each command once, and equal neighbours counted. */
import { type Scenario, SCENARIO_FORMAT } from '#engine'
import { isCount, isFields } from './fields.ts'

/** @returns JSON data, for {@link unpack} */
export const pack = (scenario: Scenario): unknown => {
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
    v: 1,
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

/** The scenario again, still to be checked. @throws where it was never packed, or is too long */
export const unpack = (data: unknown, most: number): unknown => {
  if (!isFields(data) || data['v'] !== 1) throw new Error('not packed')
  const { r, x, s, n, t, w, c, i, h } = data
  if (!Array.isArray(c) || !Array.isArray(i) || i.length % 2 !== 0) throw new Error('not packed')
  const inputs: unknown[] = []
  for (let at = 0; at < i.length; at += 2) {
    const [index, times]: unknown[] = i.slice(at, at + 2)
    if (!isCount(index) || !isCount(times) || index >= c.length) throw new Error('not packed')
    if (inputs.length + times > most) throw new RangeError('too many commands')
    for (let k = 0; k < times; k++) inputs.push(c[index])
  }
  return {
    format: SCENARIO_FORMAT,
    reading: r,
    ...(x === 1 && { extensions: true }),
    seed: s,
    ...(n !== undefined && { name: n }),
    start: t,
    ...(w !== undefined && { with: w }),
    inputs,
    ...(h !== undefined && { expect: { hash: h } }),
  }
}
