/** What {@link pack} made of a scenario. */
import { SCENARIO } from '#engine'
import { isCount, isFields } from './fields.ts'
import { PACKED } from './pack.ts'

/** The scenario again, still to be checked. @throws where it was never packed, or is too long */
export const unpack = (data: unknown, most: number): unknown => {
  if (!isFields(data) || data['v'] !== PACKED) throw new Error('not packed')
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
    format: SCENARIO.format,
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
