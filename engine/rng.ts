import tychei, { type Tychei, type TycheiState } from 'seedrandom/lib/tychei.js'
import type { JsonObject } from './json.ts'
import { freeze } from './share.ts'

/** The whole state of a generator as plain data: it lives in every snapshot, whatever its size. */
export type RngState = JsonObject

/**
 * All that the rules see of chance: bounded, discrete choices.
 * No fractions, so that a test can put a script or an enumerator in its place.
 */
export interface Rng {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** True `n` times out of `of`. */
  chance(n: number, of: number): boolean
  pick<const T>(choices: readonly [T, ...T[]]): T
  /** One key of `weights`, which are whole numbers, tried in the order of the keys. */
  weighted<const K extends string>(weights: Readonly<Record<K, number>>): K
}

/** An RNG at work, whose state can be read at any moment. */
export interface LiveRng extends Rng {
  /** A copy, for what goes into a snapshot is frozen. */
  state(): RngState
}

/** What `createEngine` takes as `rng`. */
export interface RngKit {
  /** Always text: the generator treats the number 42 and the text '42' differently. */
  seed(seed: string): RngState
  open(state: RngState): LiveRng
  /** Whether what a save brings is a state of this generator; left out, anything is. */
  readonly accepts?: (state: RngState) => boolean
}

/** Tyche-i, the fastest of seedrandom's family that passes tests on first draws. */
export const tycheiKit: RngKit = freeze({
  seed: (seed) => tychei(seed, { state: true }).state(),
  open: (state) => new TycheDice(state as TycheiState),
  accepts: ({ a, b, c, d }) => [a, b, c, d].every(Number.isSafeInteger),
})

/** The four choices of an {@link Rng}, made from one uniform draw. */
export abstract class Dice implements Rng {
  /** A whole number from 0 to below `n`. */
  protected abstract below(n: number): number

  int(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  chance(n: number, of: number): boolean {
    return this.below(of) < n
  }

  pick<const T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)]!
  }

  weighted<const K extends string>(weights: Readonly<Record<K, number>>): K {
    const keys = Object.keys(weights) as K[]
    let left = this.below(keys.reduce((sum, key) => sum + weights[key], 0))
    return keys.find((key) => (left -= weights[key]) < 0)!
  }
}

class TycheDice extends Dice implements LiveRng {
  readonly #source: Tychei

  constructor(state: TycheiState) {
    super()
    this.#source = tychei('', { state })
  }

  state(): RngState {
    return this.#source.state()
  }

  /**
   * Lemire's method: multiply, keep the high word, redraw the few low words that would favour some
   * results. The product stays below 2^53 for every range the rules use, so it is exact.
   */
  protected override below(n: number): number {
    for (;;) {
      const draw = this.#source.int32() >>> 0
      const low = Math.imul(draw, n) >>> 0
      if (low >= n || low >= WORD % n) return ((draw * n) / WORD) >>> 0
    }
  }
}

const WORD = 0x1_0000_0000
