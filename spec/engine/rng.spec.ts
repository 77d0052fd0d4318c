import { describe, expect, test } from 'vitest'
import { Dice, tycheiKit } from '#engine'

/** Dice that fall in the order given. */
class Loaded extends Dice {
  readonly asked: number[] = []
  readonly #falls: number[]
  constructor(...falls: number[]) {
    super()
    this.#falls = falls
  }
  protected override below(n: number): number {
    this.asked.push(n)
    return this.#falls.shift() ?? 0
  }
}

describe('the four choices, each made of one uniform draw', () => {
  test('int includes both ends', () => {
    const dice = new Loaded(0, 9)
    expect([dice.int(5, 14), dice.int(5, 14)]).toEqual([5, 14])
    expect(dice.asked).toEqual([10, 10])
  })
  test('chance is true exactly n times out of so many', () => {
    const falls = Array.from({ length: 100 }, (_, i) => i)
    const dice = new Loaded(...falls)
    expect(falls.filter(() => dice.chance(30, 100))).toHaveLength(30)
  })
  test('pick and weighted', () => {
    expect(new Loaded(2).pick(['a', 'b', 'c'])).toBe('c')
    const weights = { common: 3, rare: 0, epic: 2 }
    expect([0, 1, 2, 3, 4].map((fall) => new Loaded(fall).weighted(weights))).toEqual([
      'common', 'common', 'common', 'epic', 'epic',
    ]) // prettier-ignore
  })
})

describe('Tyche-i', () => {
  test('a number that comes for a seed counts as its text', () => {
    expect(tycheiKit.seed(42 as never)).toEqual(tycheiKit.seed('42'))
  })
  test('who opens a state does not write to it', () => {
    const state = Object.freeze(tycheiKit.seed('frozen'))
    const dice = tycheiKit.open(state)
    dice.int(0, 9)
    expect(dice.state()).not.toEqual(state)
    expect(tycheiKit.seed('frozen')).toEqual(state)
  })
  test('its state continues it exactly, and is small plain data', () => {
    const dice = tycheiKit.open(tycheiKit.seed('seed'))
    const first = Array.from({ length: 10 }, () => dice.int(0, 1e6))
    const state = dice.state()
    const next = Array.from({ length: 10 }, () => dice.int(0, 1e6))
    const resumed = tycheiKit.open(JSON.parse(JSON.stringify(state)) as typeof state)
    expect(Array.from({ length: 10 }, () => resumed.int(0, 1e6))).toEqual(next)
    expect(next).not.toEqual(first)
    expect(JSON.stringify(state).length).toBeLessThan(70)
  })
  test('every number of a range comes up about as often', () => {
    const dice = tycheiKit.open(tycheiKit.seed('fair'))
    const counts = Array.from({ length: 7 }, () => 0)
    for (let i = 0; i < 70_000; i++) counts[dice.int(0, 6)]! += 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
  test('a range that does not divide 2^32 stays fair: draws that would favour some are redrawn', () => {
    // 3 × 2^30 leaves a quarter of all words over; without redrawing, small results come twice as often.
    const dice = tycheiKit.open(tycheiKit.seed('wide'))
    const wide = 3 * 2 ** 30
    const thirds = [0, 0, 0]
    for (let i = 0; i < 30_000; i++) thirds[dice.int(0, wide - 1) % 3]! += 1
    for (const count of thirds) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})
