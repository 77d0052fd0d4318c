/** Weights in four bits: one of sixteen levels each, and one scale for every block. */

/** Share of a bell curve below its outermost level, as bitsandbytes has it. */
const OUTERMOST = 0.9677083

/** Sixteen levels, closest where weights are most: seven below zero, zero itself, eight above. */
export const normalLevels = (): readonly number[] => {
  const above = evenly(8).map(quantile)
  const below = evenly(7).map((share) => -quantile(share))
  const highest = Math.max(...above)
  return [...below, 0, ...above].map((level) => level / highest).toSorted((a, b) => a - b)
}

/** Sixteen levels at equal distances, for comparison. */
export const evenLevels = (): readonly number[] =>
  Array.from({ length: 16 }, (_, index) => (2 * index) / 15 - 1)

export interface Packed {
  /** From 0 to 15, two of which would share a byte. */
  readonly codes: readonly number[]
  /** The largest weight of each block, without its sign. */
  readonly scales: readonly number[]
}

export const pack = (
  weights: readonly number[],
  levels: readonly number[],
  block: number,
): Packed => {
  const scales = Array.from({ length: Math.ceil(weights.length / block) }, (_, at) =>
    Math.max(...weights.slice(at * block, (at + 1) * block).map(Math.abs)),
  )
  const codes = weights.map((weight, at) =>
    nearest(levels, weight / (scales[Math.floor(at / block)] || 1)),
  )
  return { codes, scales }
}

export const unpack = (
  { codes, scales }: Packed,
  levels: readonly number[],
  block: number,
): readonly number[] =>
  codes.map((code, at) => (levels[code] ?? 0) * (scales[Math.floor(at / block)] ?? 0))

/** Bits that one weight takes, its part of the scales included. */
export const bitsPerWeight = (block: number, scaleBits = 32): number => 4 + scaleBits / block

/** The same where scales are packed too: eight bits each, and one of 32 for every `blocks` of them. */
export const bitsPacked = (block: number, blocks = 256): number =>
  4 + 8 / block + 32 / (block * blocks)

const nearest = (levels: readonly number[], value: number): number =>
  levels.reduce(
    (best, level, at) =>
      Math.abs(level - value) < Math.abs((levels[best] ?? 0) - value) ? at : best,
    0,
  )

/** Shares from the outermost one towards one half, which is left out. */
const evenly = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => OUTERMOST - (at * (OUTERMOST - 0.5)) / count)

/** Where a bell curve has so much of itself below: the area is summed until it fits. */
const quantile = (share: number): number => {
  const step = 1e-4
  let area = 0.5
  let at = 0
  while (area < share) {
    const middle = at + step / 2
    area += (step * Math.exp((-middle * middle) / 2)) / Math.sqrt(2 * Math.PI)
    at += step
  }
  return at
}
