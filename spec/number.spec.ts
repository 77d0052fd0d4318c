/** Numbers in the site's texts. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyIn, numberIn } from '../site/i18n/number.ts'
import { LANGUAGES } from '../site/routes/language.ts'

const SPACES = /[\u202F\u00A0]/gu

describe('a number in a text', () => {
  test.each(LANGUAGES)('is written as %s writes it', (language) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
    const hundredths = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(hundredths, (value) => {
        const expected = format
          .format(value / 100)
          .replace(SPACES, '\u00A0')
          .replace('-', '\u2212')
        expect(numberIn(language, value / 100)).toBe(expected)
      }),
    )
  })

  test('has no more than two decimals, and no narrow space, which the typeface lacks', () => {
    expect(numberIn('fr', 1234567.891)).toBe('1\u00A0234\u00A0567,89')
    expect(numberIn('en', 1234567.891)).toBe('1,234,567.89')
    expect(numberIn('fr', 2.5)).toBe('2,5')
    expect(numberIn('en', 0)).toBe('0')
  })
})

test('an amount of money has no decimals or two', () => {
  expect([1200, 43.9, 0.1, 0.25].map((value) => moneyIn('en', value))).toEqual([
    '1,200',
    '43.90',
    '0.10',
    '0.25',
  ])
  expect(moneyIn('fr', 43.9)).toBe('43,90')
})
