/** Sums that every rule is made of. */

export const percentOf = (rate: number, amount: number): number => (rate * amount) / 100

export const within = (amount: number, least: number, most: number): number =>
  Math.min(Math.max(amount, least), most)

/** What lies of an amount between two bounds. */
export const between = (amount: number, from: number, to: number): number =>
  Math.max(0, Math.min(amount, to) - from)

/**
 * Where something that only grows reaches a value: the least amount whose outcome is not below it,
 * to a tenth of a cent. `most` is returned where even that is not enough.
 */
export const reaching = (
  wanted: number,
  outcome: (amount: number) => number,
  most: number,
): number => {
  let low = 0
  let high = most
  if (outcome(low) >= wanted) return low
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (outcome(middle) >= wanted) high = middle
    else low = middle
  }
  return high
}
