/** The use cases print these functions, and figures that prices decide: both are held here. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factValue } from '../../site/facts/facts.ts'
import { score, type Trial } from '../../site/examples/use-cases/score.ts'
import { unsourced } from '../../site/examples/use-cases/unsourced.ts'

describe('the score of a search', () => {
  const trial = (page: string | undefined, ...found: string[]): Trial => ({
    question: 'Quel couple de serrage ?',
    ...(page !== undefined && { page }),
    found,
  })

  test('counts pages within reach, and traps left alone', () => {
    const trials = [
      trial('notice-12', 'notice-12', 'notice-3'),
      trial('notice-12', 'a', 'b', 'c', 'd', 'e', 'notice-12'),
      trial('notice-12'),
      trial(undefined),
      trial(undefined, 'notice-3'),
    ]
    expect(score(trials)).toEqual({ reached: 1, asked: 3, refused: 1, traps: 2 })
    expect(score(trials, 6)).toMatchObject({ reached: 2 })
  })

  test('is nothing of nothing', () => {
    expect(score([])).toEqual({ reached: 0, asked: 0, refused: 0, traps: 0 })
  })
})

describe('figures without a source', () => {
  const data = ['Hauteur : 38 cm', '12,5 W', '1 200 lm', 'IP44']

  test('stop a draft, however they are written', () => {
    expect(unsourced('Une lampe de 40 cm.', data)).toEqual(['40'])
    expect(unsourced('12.5 W, 1\u202F200 lumens, 1200 lm, IP44, 38 cm.', data)).toEqual([])
    expect(unsourced('Deux tailles : 38 ou 380 cm.', data)).toEqual(['380'])
  })

  test('are none where there is no figure', () => {
    expect(unsourced('Une lampe.', [])).toEqual([])
  })
})

describe('what the pages compute with prices', () => {
  const million = 1_000_000
  const small = {
    in: factValue('models.claude-haiku-5-5-input'),
    out: factValue('models.claude-haiku-5-5-output'),
  }
  const sonnet = {
    in: factValue('models.claude-sonnet-5-5-input'),
    out: factValue('models.claude-sonnet-5-5-output'),
    cached: factValue('models.claude-sonnet-5-5-cached'),
  }
  /** What is new at each call goes into the cache, and is paid as such. */
  const intoCache = { in: factValue('articles.sonnet-cache-write'), out: sonnet.out }
  const sol = {
    in: factValue('models.gpt-6-2-sol-input'),
    out: factValue('models.gpt-6-2-sol-output'),
  }
  const hour = factValue('use-cases.labour-hour')
  const cost = (price: { in: number; out: number }, read: number, written: number) =>
    (read * price.in + written * price.out) / million

  /** As both languages print it. */
  const usd = (value: number, digits = 2) =>
    [`${french(value, digits)} $`, `$${value.toFixed(digits)}`] as const
  const french = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')
  const eur = (value: number) => [`${grouped(value, ' ')} €`, `€${grouped(value, ',')}`] as const
  const grouped = (value: number, by: string) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, by)
  const to = (step: number, value: number) => Math.round(value / step) * step

  const catalogue = 1.2 * 2000 * cost(sol, 3500, 500)
  const embedded = (4000 * 6 * 600 * factValue('use-cases.embedding-price')) / million

  test.each([
    ['cas-usage-chatbot-support', usd(1200 * cost(small, 1200, 50))],
    ['cas-usage-chatbot-support', usd(540 * 2 * cost(sonnet, 4000, 300))],
    ['cas-usage-chatbot-support', eur(to(100, 25.13 * hour))],
    ['cas-usage-chatbot-support', eur(to(10, 8.93 * hour))],
    ['cas-usage-automatisation-rh', usd(150 * cost(sonnet, 5000, 400))],
    ['cas-usage-automatisation-rh', eur(to(10, 20.33 * hour))],
    ['cas-usage-rag-documentation', usd(embedded)],
    ['cas-usage-rag-documentation', usd(embedded * 0.1 * 12)],
    ['cas-usage-rag-documentation', usd(60 * 2 * 220 * cost(sol, 6000, 400), 0)],
    ['cas-usage-rag-documentation', eur(to(1, 2 * 44 * hour))],
    ['cas-usage-generation-contenu', usd(catalogue)],
    [
      'cas-usage-generation-contenu',
      usd(catalogue * (1 - factValue('models.openai-batch-discount') / 100)),
    ],
    ['cas-usage-agent-vente', usd(cost(sonnet, 118_000, 2400))],
    [
      'cas-usage-agent-vente',
      usd(cost(intoCache, 23_500, 2400) + (94_500 * sonnet.cached) / million),
    ],
    ['cas-usage-agent-vente', usd(cost(sonnet, 396_000, 4800))],
    [
      'cas-usage-agent-vente',
      usd(cost(intoCache, 43_500, 4800) + (352_500 * sonnet.cached) / million),
    ],
    ['cas-usage-agent-vente', eur(to(50, 78.67 * hour))],
  ])('%s prints %s', (page, [fr, en]) => {
    const text = (language: string) =>
      readFileSync(`site/content/use-case/${page}.${language}.md`, 'utf8')
    expect(text('fr')).toContain(fr)
    expect(text('en')).toContain(en)
  })
})
