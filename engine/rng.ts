import type { JsonObject } from './json.ts'

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
  seed(seed: string): RngState
  open(state: RngState): LiveRng
  /** Whether what a save brings is a state of this generator; left out, anything is. */
  readonly accepts?: (state: RngState) => boolean
}

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
