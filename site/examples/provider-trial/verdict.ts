/** How many pairs it takes, three comparisons at once, and what a mean difference may be worth. */
import { chanceOf } from '../questions/chance.ts'

/** The chance that a model which wins a share of pairs is found better, with so many pairs. */
export const power = (pairs: number, share: number, limit = 0.05): number => {
  let found = 0
  for (let wins = Math.ceil(pairs / 2); wins <= pairs; wins += 1)
    if (chanceOf(wins, pairs - wins) < limit) found += exactly(wins, pairs, share)
  return found
}

/** Decided pairs from which on that chance stays above `sure`; 401 says more than 400. */
export const pairsNeeded = (share: number, sure = 0.8): number => {
  let needed = 400
  while (needed > 5 && power(needed, share) >= sure) needed -= 1
  return needed + 1
}

/** Holm: the smallest of three chances must be below a third of the limit, the next below half. */
export const proven = (chances: readonly number[], limit = 0.05): readonly boolean[] => {
  const order = [...chances.keys()].toSorted((a, b) => chances[a]! - chances[b]!)
  const held = order.findIndex((at, rank) => chances[at]! >= limit / (chances.length - rank))
  const passed = new Set(held < 0 ? order : order.slice(0, held))
  return chances.map((_, at) => passed.has(at))
}

/** The middle 95% of the means of samples drawn, with replacement, from the differences found. */
export const interval = (
  differences: readonly number[],
  chance: () => number,
  rounds = 2000,
): readonly [number, number] => {
  const means = Array.from({ length: rounds }, () => {
    let sum = 0
    for (let draw = 0; draw < differences.length; draw += 1)
      sum += differences[Math.floor(chance() * differences.length)] ?? 0
    return sum / differences.length
  }).toSorted((a, b) => a - b)
  return [means[Math.floor(rounds * 0.025)]!, means[Math.ceil(rounds * 0.975) - 1]!]
}

const exactly = (wins: number, pairs: number, share: number): number => {
  let ways = 1
  for (let at = 1; at <= wins; at += 1) ways = (ways * (pairs - wins + at)) / at
  return ways * share ** wins * (1 - share) ** (pairs - wins)
}
