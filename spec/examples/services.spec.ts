/** The services print what models cost: a price that changes must change the sums as well. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factValue } from '../../site/facts/facts.ts'

interface Price {
  /** Of a million tokens that are read. */
  readonly read: number
  readonly written: number
}

const sonnet: Price = {
  read: factValue('models.claude-sonnet-5-5-input'),
  written: factValue('models.claude-sonnet-5-5-output'),
}
const haiku: Price = {
  read: factValue('models.claude-haiku-5-5-input'),
  written: factValue('models.claude-haiku-5-5-output'),
}
const sol: Price = {
  read: factValue('models.gpt-6-2-sol-input'),
  written: factValue('models.gpt-6-2-sol-output'),
}

/** @param read millions of tokens */
const cost = (price: Price, read: number, written: number) =>
  read * price.read + written * price.written
const steps = (count: number) => (count * 4000 + (2000 * count * (count - 1)) / 2) / 1_000_000

const cached = 600 * factValue('models.claude-sonnet-5-5-cached') + cost(sonnet, 100, 30)

test.each([
  ['tjm-tarifs-developpeur-ia', cost(sonnet, 4, 0.4), '= 12 dollars'],
  ['developpeur-agents-ia', cost(sonnet, steps(12), 0), '0.36'],
  ['developpeur-agents-ia', cost(sonnet, steps(12), 0.006), '0.42'],
  ['expert-finops-ia', cost(sonnet, 700, 30), '$1,700'],
  ['expert-finops-ia', cached, '$560'],
  ['expert-finops-ia', cost(sonnet, 300, 30), '$900'],
  ['consultant-llm-entreprise', cost(sol, 6, 1), '= 22 dollars'],
  ['consultant-llm-entreprise', cost(haiku, 6, 1), '= 1.10 dollar'],
])('%s: %d is what both languages print', (page, value, printed) => {
  expect(numberOf(printed)).toBeCloseTo(value, 5)
  expect(textOf(page, 'en')).toContain(printed)
  expect(textOf(page, 'fr')).toContain(inFrench(printed))
})

const textOf = (page: string, language: string) =>
  readFileSync(`site/content/service/${page}.${language}.md`, 'utf8')
const numberOf = (printed: string) => Number(printed.replaceAll(/[^\d.]/gu, ''))
/** `$1,700` is `1 700 $` there, and `0.36` is `0,36`. */
const inFrench = (printed: string) =>
  printed.startsWith('$') ? `${printed.slice(1).replace(',', ' ')} $` : printed.replace('.', ',')
