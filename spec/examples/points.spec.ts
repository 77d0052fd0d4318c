/** The article on explainable AI prints this decision, and what would have changed it. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, whatIf, type Factor } from '../../site/examples/points/points.ts'

const factor = (name: string, ...steps: (readonly [number, number])[]): Factor => ({
  name,
  steps: steps.map(([least, points]) => ({ least, points })),
})
const factors = [
  factor('months', [6, 15], [24, 30]),
  factor('paid on time', [8, 20], [10, 35]),
  factor('deposit', [20, 15], [40, 35]),
]
const asker = { months: 8, 'paid on time': 8, deposit: 10 }

describe('a decision by points', () => {
  test('refuses the case of the article, with its parts', () => {
    expect(decide(factors, 60, asker)).toEqual({
      granted: false,
      score: 35,
      parts: [
        { name: 'months', points: 15 },
        { name: 'paid on time', points: 20 },
        { name: 'deposit', points: 0 },
      ],
    })
  })

  test('says that a deposit of forty per cent would have done, and nothing else alone', () => {
    expect(whatIf(factors, 60, asker)).toEqual([{ name: 'deposit', least: 40 }])
  })

  test('gives nothing for what is not known', () => {
    expect(decide(factors, 60, {}).score).toBe(0)
  })

  test('keeps its word: what it says would be enough, is', () => {
    const value = fc.integer({ min: 0, max: 50 })
    const facts = fc.record({ months: value, 'paid on time': value, deposit: value })
    fc.assert(
      fc.property(facts, (known) =>
        whatIf(factors, 60, known).every(
          ({ name, least }) => decide(factors, 60, { ...known, [name]: least }).granted,
        ),
      ),
    )
  })
})
