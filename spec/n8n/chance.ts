/** Chance that a seed repeats. */
export type Dice = () => number

export const oneOf = <T>(list: readonly T[], dice: Dice): T | undefined =>
  list[Math.floor(dice() * list.length)]

export const shuffled = <T>(list: readonly T[], dice: Dice): readonly T[] =>
  list
    .map((one) => ({ one, at: dice() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** Mulberry32. */
export const diceOf = (seed: number): Dice => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
