/** The article on several agents prints this check, and these sums. */
import { describe, expect, test } from 'vitest'
import { accept } from '../../site/examples/handover/accept.ts'
import { factValue } from '../../site/facts/facts.ts'

const documents = new Map([
  ['offer-a', 'Delivery takes place\nwithin thirty days of the order.'],
  ['offer-b', 'Delivery within ten days.'],
])
const fact = { says: 'A delivers in 30 days', document: 'offer-a', quote: 'within thirty days' }
const report = { answered: 'yes', facts: [fact], decided: [], missing: [] } as const

describe('a handover', () => {
  test('is taken where its quotes stand in their documents, whatever the line breaks', () => {
    expect(accept(report, documents)).toEqual({ ok: true, report })
    const across = { ...fact, quote: 'takes place within thirty' }
    expect(accept({ ...report, facts: [across] }, documents).ok).toBe(true)
  })

  test.each([
    ['a quote nobody wrote', { ...fact, quote: 'within twenty days' }],
    ['a quote of another document', { ...fact, document: 'offer-b' }],
    ['a document nobody gave', { ...fact, document: 'offer-c' }],
    ['a quote too short to prove', { ...fact, quote: 'days' }],
    ['a quote of nothing but spaces', { ...fact, document: 'offer-c', quote: ' '.repeat(12) }],
    ['a quote made long by its spaces', { ...fact, quote: `the${' '.repeat(9)}order` }],
  ])('is sent back for %s', (_, other) => {
    expect(accept({ ...report, facts: [fact, other] }, documents).ok).toBe(false)
  })

  test('is sent back where it says less or more than asked', () => {
    expect(accept({ ...report, missing: undefined }, documents).ok).toBe(false)
    expect(accept({ ...report, mood: 'good' }, documents).ok).toBe(false)
    expect(accept('all fine', documents).ok).toBe(false)
  })
})

describe('sums of the article: five offers of 30,000 tokens, three turns each', () => {
  const price = {
    read: factValue('models.claude-sonnet-5-5-input') / 1e6,
    reread: factValue('models.claude-sonnet-5-5-cached') / 1e6,
    stored: factValue('articles.sonnet-cache-write') / 1e6,
  }
  const start = 4000
  const offer = 30_000
  const offers = [1, 2, 3, 4, 5]
  const last = start + 5 * offer
  const alone = offers.reduce((sum, n) => sum + 3 * (start + n * offer), last)
  const each = 3 * (start + offer)
  const lead = 2 * (start + 5 * 1500)
  const apart = 5 * each + lead

  test('read in one context or in five', () => {
    expect([alone, apart]).toEqual([1_564_000, 533_000])
    expect((alone * price.read).toFixed(2)).toBe('3.13')
    expect((apart * price.read).toFixed(2)).toBe('1.07')
  })

  test('come close where all that is read again comes from the cache', () => {
    const cached = last * price.stored + (alone - last) * price.reread
    const five = 5 * ((start + offer) * price.stored + 2 * (start + offer) * price.reread)
    expect(cached.toFixed(2)).toBe('0.53')
    expect((five + lead * price.read).toFixed(2)).toBe('0.51')
  })

  test('three handovers that each keep 95 details of 100', () => {
    expect((100 * 0.95 ** 3).toFixed(0)).toBe('86')
  })
})
