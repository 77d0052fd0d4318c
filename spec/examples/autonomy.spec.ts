/** The article on autonomous agents prints this rule, and these sums. */
import { describe, expect, test } from 'vitest'
import { doubt, needed, setting } from '../../site/examples/autonomy/earned.ts'

const reminder = { mistake: 25, reading: 0.5 }
const filing = { mistake: 4, reading: 0.5 }
const order = { mistake: 300, reading: 0.5 }

describe('autonomy', () => {
  test('costs as many readings as the article says', () => {
    expect([filing, reminder, order].map(needed)).toEqual([23, 149, 1796])
    expect(needed({ mistake: 0.5, reading: 0.5 })).toBe(0)
    expect(needed({ mistake: 8000, reading: 0.5 })).toBe(47_931)
  })

  test('keeps to the rule of three, near enough', () => {
    expect(doubt(300)).toBeCloseTo(3 / 300, 3)
    expect(needed(reminder)).toBeCloseTo((3 * 25) / 0.5, -1)
  })

  test('is there from the reading at which the doubt is worth less than the reading', () => {
    const at = needed(reminder)
    expect(doubt(at) * reminder.mistake).toBeLessThanOrEqual(reminder.reading)
    expect(doubt(at - 1) * reminder.mistake).toBeGreaterThan(reminder.reading)
    expect([at - 1, at].map((clean) => setting(reminder, clean))).toEqual(['ask', 'sample'])
  })

  test('is lost by one mistake, and never given to what is final', () => {
    expect(setting(reminder, 0)).toBe('ask')
    expect(setting({ ...reminder, final: true }, 1_000_000)).toBe('ask')
  })
})
