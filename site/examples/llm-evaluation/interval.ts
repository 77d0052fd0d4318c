/** How much a rate measured on a few cases is worth. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval; z = 1.96 for 95 %. It stays between 0 and 1, even when all cases pass. */
export const wilson = (passed: number, cases: number, z = 1.96): Interval => {
  const rate = passed / cases
  const scale = 1 + z ** 2 / cases
  const centre = (rate + z ** 2 / (2 * cases)) / scale
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / cases + z ** 2 / (4 * cases ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** Cases that make the interval no wider than `width`, if about `rate` of them pass. */
export const casesFor = (rate: number, width: number): number => {
  let cases = 1
  for (;;) {
    const { low, high } = wilson(rate * cases, cases)
    if (high - low <= width) return cases
    cases += 1
  }
}
