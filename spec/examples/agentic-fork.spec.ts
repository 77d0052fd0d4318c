/** The article on agentic workflows prints this fork, and these sums. */
import { describe, expect, test, vi } from 'vitest'
import { turn } from '../../site/examples/agentic-fork/fork.ts'
import { factValue } from '../../site/facts/facts.ts'

const roads = ['plumbing', 'heating', 'lift'] as const
const rules = [
  (text: string) => (/\blift\b/u.test(text) ? ('lift' as const) : undefined),
  (text: string) => (/\bboiler\b/u.test(text) ? ('heating' as const) : undefined),
]
const saying = (answer: string) => vi.fn<() => Promise<string>>(async () => answer)

describe('a fork', () => {
  test('asks no model where a rule knows the way', async () => {
    const ask = saying('plumbing')
    expect(await turn('the lift is stuck', { roads, rules, ask })).toEqual({
      road: 'lift',
      by: 'rule',
    })
    expect(ask).not.toHaveBeenCalled()
  })

  test('takes what the model names, if it is on the list', async () => {
    const ask = saying(' plumbing\n')
    expect(await turn('water under the sink', { roads, rules, ask })).toEqual({
      road: 'plumbing',
      by: 'model',
    })
  })

  test.each(['', 'Plumbing, I think', 'gas', 'person'])(
    'leaves “%s” to a person',
    async (answer) => {
      expect(await turn('it smells odd', { roads, rules, ask: saying(answer) })).toEqual({
        road: 'person',
        by: 'nobody',
      })
    },
  )

  test('leaves a silent model to a person too', async () => {
    const ask = () => Promise.reject(new Error('down'))
    expect(await turn('it smells odd', { roads, rules, ask })).toEqual({
      road: 'person',
      by: 'nobody',
    })
  })
})

const cost = (read: number, written: number) =>
  (read * factValue('models.claude-sonnet-5-5-input') +
    written * factValue('models.claude-sonnet-5-5-output')) /
  1000

describe('sums of the article', () => {
  test('of a thousand requests, by a fixed path and by an agent of eight turns', () => {
    expect(cost(1200 + 1800, 60 + 250).toFixed(2)).toBe('9.10')
    const read = 8 * 3000 + 800 * (0 + 1 + 2 + 3 + 4 + 5 + 6 + 7)
    expect(read).toBe(46_400)
    expect(cost(read, 8 * 150).toFixed(2)).toBe('104.80')
  })

  test('of decisions in a row that are right 98 times in 100', () => {
    expect((1000 * 0.98 ** 10).toFixed(0)).toBe('817')
    expect((1000 * 0.98 ** 2).toFixed(0)).toBe('960')
    expect((factValue('articles-2.tau-once') / 100) ** 4).toBeCloseTo(0.23, 2)
  })
})
