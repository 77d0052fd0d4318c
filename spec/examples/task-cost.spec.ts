/** The article on costs prints these sums: they follow from its inputs and from the facts. */
import { describe, expect, test } from 'vitest'
import {
  breakEven,
  costOfCall,
  costOfCascade,
  costOfTask,
} from '../../site/examples/task-cost/cost.ts'
import { factValue } from '../../site/facts/facts.ts'

const sonnet = {
  input: factValue('models.claude-sonnet-5-5-input'),
  cached: factValue('models.claude-sonnet-5-5-cached'),
  output: factValue('models.claude-sonnet-5-5-output'),
}
const haiku = {
  input: factValue('models.claude-haiku-5-5-input'),
  cached: factValue('models.claude-haiku-5-5-input'),
  output: factValue('models.claude-haiku-5-5-output'),
}
const email = { fixed: 2400, fresh: 600, output: 400 }
const small = { call: costOfCall(email, haiku), right: 0.85 }
const large = { call: costOfCall(email, sonnet), right: 0.95 }
const check = { caught: 0.8, alarms: 0.1, rescued: 0.8 }
/** Dollars for a thousand, as the article prints them. */
const thousand = (cost: number) => (cost * 1000).toFixed(2)

describe('the cost of a finished task', () => {
  test('of each way, without and with a person who mends', () => {
    const of = (mend: number) => [
      thousand(costOfTask(small, mend)),
      thousand(costOfTask(large, mend)),
      thousand(costOfCascade(small, large, check, mend)),
    ]
    expect(of(0)).toEqual(['0.50', '10.00', '2.55'])
    expect(of(2)).toEqual(['300.50', '110.00', '110.55'])
  })

  test('turns where a mistake costs nine and a half cents', () => {
    const mend = breakEven(small, large)
    expect(mend).toBeCloseTo(0.095)
    expect(costOfTask(small, mend)).toBeCloseTo(costOfTask(large, mend))
    // Seconds of somebody who costs thirty dollars an hour.
    expect((mend / 30) * 3600).toBeCloseTo(11.4)
  })

  test('comes down by each lever alone, from ten dollars a thousand', () => {
    const saved = (cost: number) => thousand(large.call - cost)
    expect(saved(large.call * 0.8)).toBe('2.00')
    expect(saved(costOfCall({ ...email, fixed: 1400 }, sonnet))).toBe('2.00')
    expect(saved(costOfCall({ ...email, output: 250 }, sonnet))).toBe('1.50')
    expect(saved(costOfCall(email, sonnet, 0.9))).toBe('4.10')
    expect(saved(large.call * (1 - factValue('articles.sonnet-batch-discount') / 100))).toBe('5.00')
  })
})
