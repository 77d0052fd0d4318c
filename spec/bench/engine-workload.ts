import { ACTIONS_B, type Input, tycheiKit } from '#engine'

/**
 * A busy life: the six actions at random, half a second to three seconds apart, and now and then
 * a patch that tires, saddens or wakes her, so that stats, moods, refusals and notices keep moving.
 */
export const workload = (count: number, seed = 'bench'): Input<'B'>[] => {
  const dice = tycheiKit.open(tycheiKit.seed(seed))
  let at = 0
  return Array.from({ length: count }, (_, i) => {
    at += dice.int(500, 3000)
    if (i % 8 !== 7) return { at, command: { type: dice.pick(ACTIONS_B) } }
    const patch = { energy: dice.int(30, 70), happiness: -dice.int(0, 30), stress: dice.int(0, 12) }
    return { at, command: { type: 'patch-stats', patch } }
  })
}
