/** The glossary prints them, with the numbers and refusals that are expected here. */
import { describe, expect, test } from 'vitest'
import { answer } from '../../site/examples/glossary/order-status.ts'
import { similarity } from '../../site/examples/glossary/similarity.ts'

describe('similarity', () => {
  const parcel = [0.9, 0.1, 0.7]
  const delay = [0.8, 0, 0.9]
  const invoice = [0.1, 0.9, 0.2]

  test('brings two ways of saying one thing together, and a third apart', () => {
    expect(similarity(parcel, delay)).toBeCloseTo(0.98, 2)
    expect(similarity(parcel, invoice)).toBeCloseTo(0.3, 2)
  })

  test('knows nothing of length', () => {
    expect(similarity([1, 2], [2, 4])).toBeCloseTo(1, 12)
    expect(similarity([1, 0], [0, 5])).toBe(0)
  })
})

describe('a call of the order tool', () => {
  const call = (input: unknown, name = 'order_status') => answer({ name, input }, 'C-77')

  test('is answered for an order of the one who asks', () => {
    expect(call({ order: '4812' })).toBe('out for delivery')
  })

  test("never tells another customer's order from none", () => {
    expect(call({ order: '4813' })).toBe('refused: no such order')
    expect(call({ order: '9999' })).toBe('refused: no such order')
  })

  test('is refused where its name or its arguments are others', () => {
    expect(call({ order: '4812' }, 'refund')).toBe('refused: no such tool')
    for (const input of [null, {}, { order: 4812 }, { order: '4812', customer: 'C-12' }])
      expect(call(input)).toBe('refused: one order number of four digits')
  })
})
