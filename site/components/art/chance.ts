import type { Motion } from './shape.ts'

/** Numbers by lot, the same for the same seed in every browser. */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  (): number
  between(least: number, most: number): number
  /** A whole number from 0, `count` excluded. */
  int(count: number): number
  pick<T>(list: readonly T[]): T
}

export const chanceOf = (seed: string): Chance => {
  let state = hashOf(seed)
  // mulberry32: whole numbers alone.
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (count: number) => Math.floor(draw() * count)
  return Object.assign(draw, {
    between: (least: number, most: number) => least + draw() * (most - least),
    int,
    pick: <T>(list: readonly T[]): T => list[int(list.length)]!,
  })
}

const hashOf = (seed: string): number => {
  let hash = 1_779_033_703 ^ seed.length
  for (let at = 0; at < seed.length; at += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 3_432_918_353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash
}

/**
 * Sine of a number of full turns. Browsers disagree on `Math.sin` in the last digit, and a picture
 * is the same everywhere: sums and products are.
 */
export const sine = (turns: number): number => {
  const within = turns - Math.floor(turns)
  const [half, sign] = within < 0.5 ? [within, 1] : [within - 0.5, -1]
  const angle = 2 * Math.PI * (0.25 - Math.abs(half - 0.25))
  const square = angle * angle
  const series = 1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))
  return sign * angle * (1 - (square / 6) * series)
}
export const cosine = (turns: number): number => sine(turns + 0.25)

/** Out and back over a round, as far as the intensity says: whatever swings by it has no seam. */
export const swing = ({ phase, intensity }: Motion): number => (intensity * (1 - cosine(phase))) / 2
