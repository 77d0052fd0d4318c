/** The article on multimodal models prints these checks, and these sums. */
import { describe, expect, test } from 'vitest'
import { doubts, holds } from '../../site/examples/reading/doubts.ts'
import { factValue } from '../../site/facts/facts.ts'

const article = '4006381333931'
const note = {
  lines: [
    { article, crates: 12 },
    { article: '5901234123457', crates: 7 },
  ],
  total: 19,
}

describe('a note that was read from a picture', () => {
  test('passes where its numbers agree', () => {
    expect(doubts(note)).toEqual([])
  })

  test('is looked at again where one digit of an article was misread, whichever it is', () => {
    for (const [at, digit] of Array.from(article).entries())
      for (const other of '0123456789')
        expect(holds(article.slice(0, at) + other + article.slice(at + 1))).toBe(other === digit)
  })

  test('is looked at again where a quantity does not add up', () => {
    expect(doubts({ ...note, total: 18 })).toEqual(['total 18, lines 19'])
    expect(doubts({ ...note, lines: [{ article: '40063', crates: 19 }] })).toEqual([
      'article 40063',
    ])
  })
})

test('sums of the article', () => {
  expect((100 * (1 - 0.98 ** 12)).toFixed(0)).toBe('22')
  // 300 dpi, in three strips, by squares of 28 px.
  const strips = 3 * Math.ceil(2480 / 28) * Math.ceil(3508 / 3 / 28)
  expect(strips).toBe(11_214)
  expect(strips * factValue('models.claude-sonnet-5-5-input') * 1e-6 * 1000).toBeCloseTo(22.43)
  expect(1600 * factValue('models.claude-sonnet-5-5-input') * 1e-6 * 1000).toBeCloseTo(3.2)
})
