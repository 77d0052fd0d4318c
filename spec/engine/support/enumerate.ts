import type { LiveRng, RngKit } from '#engine'

/** One way in which chance can fall, with its exact probability as a fraction. */
export interface Outcome<T> {
  readonly result: T
  readonly n: bigint
  readonly of: bigint
  /** What was asked for, in order: `int 5 14`, `chance 30/100`. */
  readonly draws: readonly string[]
}

/**
 * Runs `experiment` once for every way in which its draws can fall. With `ends`, whole-number
 * draws fall only on their two ends, half and half: enough where the range is what matters, and
 * the only way where all numbers would make a million runs.
 */
export const outcomes = <T>(
  experiment: (rng: RngKit) => T,
  ints: 'all' | 'ends' = 'all',
): Outcome<T>[] => {
  const path = new Path()
  const found: Outcome<T>[] = []
  do {
    path.restart()
    const dice = diceOn(path, ints)
    const result = experiment({ seed: () => STILL, open: () => dice })
    found.push({ result, n: path.n, of: path.of, draws: [...path.draws] })
  } while (path.advance())
  return found
}

/** The exact probability that `holds`, as a fraction of `of`. */
export const probability = <T>(
  found: readonly Outcome<T>[],
  holds: (result: T) => boolean,
  of: bigint,
): bigint => {
  const common = found.reduce((lcm, outcome) => (lcm * outcome.of) / gcd(lcm, outcome.of), 1n)
  const sum = found
    .filter(({ result }) => holds(result))
    .reduce((total, outcome) => total + (outcome.n * common) / outcome.of, 0n)
  if ((sum * of) % common !== 0n) throw new Error(`${sum}/${common} is no multiple of 1/${of}`)
  return (sum * of) / common
}

/** A branch for each choice made so far; advancing turns the last one that can still turn. */
class Path {
  n = 1n
  of = 1n
  draws: string[] = []
  readonly #turns: { at: number; readonly ways: number }[] = []
  #depth = 0

  restart(): void {
    this.n = 1n
    this.of = 1n
    this.draws = []
    this.#depth = 0
  }

  choose(weights: readonly number[], label: string): number {
    this.#turns[this.#depth] ??= { at: 0, ways: weights.length }
    const { at } = this.#turns[this.#depth]!
    this.#depth += 1
    this.draws.push(label)
    this.n *= BigInt(weights[at]!)
    this.of *= BigInt(weights.reduce((sum, weight) => sum + weight, 0))
    return at
  }

  advance(): boolean {
    for (let last = this.#turns.at(-1); last; last = this.#turns.at(-1)) {
      last.at += 1
      if (last.at < last.ways) return true
      this.#turns.pop()
    }
    return false
  }
}

const diceOn = (path: Path, ints: 'all' | 'ends'): LiveRng => ({
  int(low, high) {
    const label = `int ${low} ${high}`
    if (ints === 'ends') return path.choose([1, 1], label) === 0 ? low : high
    return (
      low +
      path.choose(
        Array.from({ length: high - low + 1 }, () => 1),
        label,
      )
    )
  },
  chance: (n, of) => path.choose([n, of - n], `chance ${n}/${of}`) === 0,
  pick: (choices) =>
    choices[
      path.choose(
        choices.map(() => 1),
        `pick ${choices.length}`,
      )
    ]!,
  weighted(weights) {
    const keys = Object.keys(weights) as (keyof typeof weights)[]
    return keys[
      path.choose(
        keys.map((key) => weights[key]),
        'weighted',
      )
    ]!
  },
  state: () => STILL,
})

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

const STILL = { a: 0, b: 0, c: 0, d: 0 }
