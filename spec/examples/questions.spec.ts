/** Frequent questions print these: when a lead is luck, and an agent's loop. */
import { describe, expect, test } from 'vitest'
import { run, type Choice } from '../../site/examples/questions/agent-loop.ts'
import { chanceOf } from '../../site/examples/questions/chance.ts'
import { factValue } from '../../site/facts/facts.ts'
import { textOfFile } from '../support/source.ts'

describe('a lead between two models', () => {
  test.each([
    [15, 20],
    [21, 30],
    [33, 50],
    [61, 100],
  ])('of %i wins out of %i is the first below 5 %', (wins, pairs) => {
    expect(chanceOf(wins, pairs - wins)).toBeLessThan(0.05)
    expect(chanceOf(wins - 1, pairs - wins + 1)).toBeGreaterThan(0.05)
  })

  test('is the same for either, and a draw is certain to be at least a draw', () => {
    expect(chanceOf(17, 33)).toBe(chanceOf(33, 17))
    expect(chanceOf(25, 25)).toBe(1)
    expect(chanceOf(30, 20)).toBeCloseTo(0.2, 2)
  })
})

describe('the loop of an agent', () => {
  const scripted = (choices: readonly Choice[]) => {
    const left = [...choices]
    return () => Promise.resolve(left.shift() ?? { tool: 'look', input: 'again' })
  }
  const tools = new Map([
    ['look', (input: string) => Promise.resolve(`saw ${input}`)],
    ['broken', () => Promise.reject(new Error('no line'))],
  ])

  test('ends with the answer, and tells what it did', async () => {
    const choose = scripted([{ tool: 'look', input: 'order 12' }, { answer: 'sent' }])
    expect(await run('where is it', { choose, tools, mostTurns: 4 })).toEqual({
      answer: 'sent',
      history: ['where is it', 'look(order 12): saw order 12'],
    })
  })

  test('tells the model of a tool that fails, or that there is none', async () => {
    const choose = scripted([
      { tool: 'broken', input: 'a' },
      { tool: 'pay', input: 'b' },
      { answer: 'stopped' },
    ])
    const { history } = await run('task', { choose, tools, mostTurns: 4 })
    expect(history.slice(1)).toEqual(['broken(a): Error: no line', 'pay(b): no such tool'])
  })

  test('stops at the limit without an answer', async () => {
    const { answer, history } = await run('task', { choose: scripted([]), tools, mostTurns: 3 })
    expect(answer).toBeUndefined()
    expect(history).toHaveLength(4)
  })
})

/** Totals are written out, prices are facts: whoever changes a price is told where it was used. */
describe('totals in the texts follow from prices', () => {
  const haiku = [
    factValue('models.claude-haiku-5-5-input'),
    factValue('models.claude-haiku-5-5-output'),
  ] as const
  const sonnet = [
    factValue('models.claude-sonnet-5-5-input'),
    factValue('models.claude-sonnet-5-5-output'),
  ] as const
  const sol = [
    factValue('models.gpt-6-2-sol-input'),
    factValue('models.gpt-6-2-sol-output'),
  ] as const
  const luna = [
    factValue('questions.gpt-6-luna-input'),
    factValue('questions.gpt-6-luna-output'),
  ] as const
  const again = factValue('models.gpt-6-2-sol-cached')
  const later = 1 - factValue('models.openai-batch-discount') / 100
  /** Dollars for so many million tokens read and written. */
  const cost = (read: number, written: number, [input, output]: readonly [number, number]) =>
    read * input + written * output

  const cached = 270 * again + 30 * factValue('questions.cache-write') + cost(200, 40, sol)
  const batch = cost(100, 8, sol) * later
  test.each([
    ['faq-cout-chatbot', cost(36, 3, haiku)],
    ['faq-cout-chatbot', cost(36, 3, sonnet)],
    ['faq-rag-vs-fine-tuning', cost(100, 0, sol)],
    ['faq-rag-vs-fine-tuning', cost(100, 0, luna)],
    ['faq-rag-vs-fine-tuning', cost(150, 0, sol)],
    ['faq-reduire-couts-llm', cost(800, 60, sol)],
    ['faq-reduire-couts-llm', cost(500, 60, sol)],
    ['faq-reduire-couts-llm', cost(500, 40, sol)],
    ['faq-reduire-couts-llm', cached],
    ['faq-reduire-couts-llm', 0.8 * cached + batch],
    ['faq-reduire-couts-llm', 0.4 * cached + cost(200, 16, luna) + batch],
    ['faq-securiser-chatbot', cost(86_400 * 0.02, 0, sol)],
    ['faq-securiser-chatbot', cost(30 * 24 * 0.002, 0, sol)],
    ['faq-creer-agent-ia', cost(110, 0, sonnet)],
    ['faq-integrer-ia-application', cost(189, 25.2, luna)],
    ['faq-integrer-ia-application', cost(189, 25.2, sol)],
  ])('on %s: %d dollars', (page, total) => {
    const digits = Number.isInteger(Number(total.toFixed(2))) ? 0 : 2
    const said = total.toLocaleString('en', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    expect(textOfFile(`site/content/question/${page}.en.md`)).toContain(`$${said}`)
    const french = said.replace(',', ' ').replace('.', ',')
    expect(textOfFile(`site/content/question/${page}.fr.md`)).toContain(`${french} $`)
  })
})
