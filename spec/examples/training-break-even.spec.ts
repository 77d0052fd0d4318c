/** The article on fine-tuning prints these sums. */
import { describe, expect, test } from 'vitest'
import { callsToPayBack, monthlyCost } from '../../site/examples/training-break-even/break-even.ts'
import { factValue } from '../../site/facts/facts.ts'

const training = {
  examples: 300,
  minutesEach: 6,
  hourly: 50,
  evaluation: 1000,
  compute: 20,
  months: 12,
}
const read = { saved: 2000, price: factValue('models.claude-sonnet-5-5-input') }
const cached = { saved: 2000, price: factValue('models.claude-sonnet-5-5-cached') }

describe('training pays back', () => {
  test('what it costs a month over its life', () => {
    expect(monthlyCost(training)).toBe(210)
    expect(monthlyCost({ ...training, months: 6 })).toBe(420)
  })

  test('from 52,500 calls a month, and from twenty times as many where the prompt is cached', () => {
    expect(callsToPayBack(training, read)).toBe(52_500)
    expect(callsToPayBack(training, cached)).toBe(1_050_000)
    expect(callsToPayBack({ ...training, months: 6 }, read)).toBe(105_000)
  })

  test('never, where the trained model costs more than it saves', () => {
    expect(callsToPayBack(training, { ...read, surcharge: 0.004 })).toBe(Infinity)
    expect(callsToPayBack(training, { ...cached, surcharge: 0.001 })).toBe(Infinity)
  })
})
