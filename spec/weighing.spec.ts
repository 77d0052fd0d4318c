/** How comparisons rank: by notes and weights alone, whatever is set, whatever an address says. */
import { array, assert, integer, nat, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HIGHEST_NOTE, USUAL_SCALE } from '../site/content/notes.ts'
import { searchWith, weightsIn } from '../site/weighing/address.ts'
import { said as leadText } from '../site/pages/comparison/said.ts'
import { WORDS } from '../site/pages/comparison/words.ts'
import { CLOSE, leadOf, outOfHundred, rank as rankOutOf } from '../site/weighing/rank.ts'

type Notes = readonly (readonly number[])[]
const rank = (notes: Notes, weights: readonly number[]) => rankOutOf(notes, weights, HIGHEST_NOTE)

const note = integer({ min: 0, max: HIGHEST_NOTE })
const weight = integer({ min: 0, max: USUAL_SCALE.most })

/** Some products, some criteria, and what each weighs. */
const choice = integer({ min: 1, max: 6 }).chain((criteria) =>
  record({
    notes: array(array(note, { minLength: criteria, maxLength: criteria }), {
      minLength: 2,
      maxLength: 6,
    }),
    weights: array(weight, { minLength: criteria, maxLength: criteria }),
    criterion: nat({ max: criteria - 1 }),
  }),
)

describe('the ranking', () => {
  test('has every product once, the most points first, equals in the order of the list', () => {
    assert(
      property(choice, ({ notes, weights }) => {
        const { order } = rank(notes, weights)
        const inOrder = order.toSorted((a, b) => b.points - a.points || a.product - b.product)
        expect(order).toEqual(inOrder)
        expect(new Set(order.map(({ product }) => product))).toEqual(new Set(notes.keys()))
        for (const { points, place } of order)
          expect(place).toBe(1 + order.filter((other) => other.points > points).length)
      }),
    )
  })

  test('makes each bar of what adds up to its points, none longer than the longest there is', () => {
    assert(
      property(choice, ({ notes, weights }) => {
        const { order, whole } = rank(notes, weights)
        for (const { pieces, points, product } of order) {
          expect(pieces).toEqual(notes[product]!.map((own, index) => own * weights[index]!))
          expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(points)
          expect(points).toBeLessThanOrEqual(whole)
          expect(outOfHundred(points, whole)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('never lowers the best on a criterion when that criterion weighs more', () => {
    assert(
      property(choice, ({ notes, weights, criterion }) => {
        const own = notes.map((each) => each[criterion]!)
        const best = own.flatMap((each, product) => (each === Math.max(...own) ? [product] : []))
        const placesOf = (asked: readonly number[]) => {
          const { order } = rank(notes, asked)
          return best.map((product) => order.find((one) => one.product === product)!.place)
        }
        const before = placesOf(weights)
        placesOf(weights.with(criterion, weights[criterion]! + 1)).forEach((place, index) => {
          expect(place).toBeLessThanOrEqual(before[index]!)
        })
      }),
    )
  })

  test('does not ask which product was listed where, equals aside', () => {
    assert(
      property(choice, ({ notes, weights }) => {
        const placed = (list: typeof notes) =>
          rank(list, weights).order.map(({ points, place }) => [points, place])
        expect(placed(notes.toReversed())).toEqual(placed(notes))
      }),
    )
  })
})

describe('who leads', () => {
  const said = (notes: readonly (readonly number[])[], weights: readonly number[]) =>
    leadOf(rank(notes, weights))

  test('is nobody while nothing weighs', () => {
    expect(said([[5], [1]], [0])).toEqual({ kind: 'none' })
  })

  test('are all those that have the same points', () => {
    expect(said([[3], [5], [5]], [2])).toEqual({ kind: 'level', first: [1, 2] })
  })

  test(`is told as close below ${CLOSE} points out of a hundred`, () => {
    const grid = [
      [4, 5, 3, 3, 4],
      [5, 4, 2, 2, 4],
    ]
    expect(said(grid, [40, 15, 20, 10, 15])).toEqual({
      kind: 'close',
      first: 0,
      next: [1],
      by: 1,
    })
    expect(said([[5], [3]], [1])).toEqual({ kind: 'ahead', first: 0, next: [1], by: 40 })
  })

  test('is told with all that follow at the same points', () => {
    const lead = said([[5], [3], [3], [1]], [1])
    expect(lead).toEqual({ kind: 'ahead', first: 0, next: [1, 2], by: 40 })
    const names = ['A', 'B', 'C', 'D']
    expect(leadText(WORDS.fr, names, lead)).toBe('A vient en tête, B et C suivent à 40 points.')
    expect(leadText(WORDS.en, names, lead)).toBe('A leads, B and C follow 40 points behind.')
  })
})

describe('weights in an address', () => {
  test('come back as they were sent, whatever else the address says', () => {
    assert(
      property(array(weight, { minLength: 1, maxLength: 6 }), (weights) => {
        const usual = weights.map(() => 1)
        const search = searchWith('?lang=en', weights, usual)
        expect(new URLSearchParams(search).get('lang')).toBe('en')
        expect(weightsIn(search, weights.length, USUAL_SCALE) ?? usual).toEqual(weights)
      }),
    )
  })

  test('are ignored, and told, where they are no choice of weights', () => {
    const asked = (said: string) => weightsIn(`?poids=${encodeURIComponent(said)}`, 3, USUAL_SCALE)
    expect(asked('5-0-1')).toEqual([5, 0, 1])
    for (const wrong of ['', '5', '5-0', '5-0-1-2', '6-0-1', '-1-0-1', '1.5-0-1', '1e1-0-1', '<b>'])
      expect(asked(wrong), wrong).toBe('wrong')
    expect(weightsIn('?poids=40-15', 2, { most: 60, step: 10 })).toBe('wrong')
    expect(weightsIn('?lang=en', 3, USUAL_SCALE)).toBeUndefined()
    assert(
      property(string(), (said) => {
        expect(asked(said)).toSatisfy(
          (weights) => weights === 'wrong' || (Array.isArray(weights) && weights.length === 3),
        )
      }),
    )
  })
})
