/** What quotes and months come to, and that the texts print the same. */
import { array, assert, constantFrom, double, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOf, roundHours, worthOf } from '../site/costing/balance.ts'
import { LIMITS, monthOf, USAGE, usageIn } from '../site/costing/month.ts'
import { amount, DAYS, daysIn, rateIn, RATES, sumOf } from '../site/costing/quote.ts'
import { valueIn } from '../site/facts/value.ts'
import { numberIn } from '../site/i18n/number.ts'
import { entries, textOf } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { balancedIn } from '../site/routes/balanced-in.ts'
import { quotedIn } from '../site/routes/quoted-in.ts'
import { runsAMonth } from '../site/workflows/library/runs-a-month.ts'
import { recipes } from './workflows/all-recipes.ts'

const rate = integer(RATES)
const halves = integer({ min: 0, max: 2 * DAYS.max }).map((half) => half / 2)

describe('how often a template runs', () => {
  const of = (slug: string) => runsAMonth(recipes.find((written) => written.slug === slug)!.recipe)

  test('is told by its clock, where nothing else starts it', () => {
    expect(of('veille-concurrentielle')).toBe(22)
    expect(of('generation-reports')).toBe(4)
    expect(of('qualification-leads')).toBeUndefined()
    // Every Friday, every other week, every ten minutes: not all clocks are set by cron.
    expect(of('commander-fournitures-sous-budget')).toBe(4)
    expect(of('assembler-infolettre-bimensuelle')).toBe(2)
    expect(of('surveiller-ses-sites')).toBe(4380)
  })

  test('is a whole number that a month can hold, for all templates', () => {
    const told = recipes.flatMap(({ recipe }) => runsAMonth(recipe) ?? [])
    expect(told.length).toBeGreaterThan(200)
    for (const runs of told) {
      expect(Number.isInteger(runs)).toBe(true)
      expect(runs).toBeGreaterThanOrEqual(1)
      expect(runs).toBeLessThanOrEqual(31 * 24 * 60)
    }
  })
})

describe('a quote', () => {
  test('is the days of its lines times the rate, and so is the sum of its amounts', () => {
    assert(
      property(array(halves, { maxLength: 8 }), rate, (days, asked) => {
        const sum = sumOf(days, asked)
        expect(sum.total).toBe(sum.days * asked)
        expect(sum.amounts.reduce((all, each) => all + each, 0)).toBe(sum.total)
      }),
    )
  })

  test('costs more with another day or a higher rate', () => {
    assert(
      property(halves, rate, (days, asked) => {
        expect(amount(days + DAYS.step, asked)).toBeGreaterThan(amount(days, asked))
        expect(amount(days + DAYS.step, asked + 1)).toBeGreaterThan(amount(days + DAYS.step, asked))
      }),
    )
  })

  test('takes what can be a rate and half days, and nothing else', () => {
    expect(['600', '612,5', ' 700 '].map(rateIn)).toEqual([600, 612.5, 700])
    expect(['', ' ', '49', '5001', '-600', '1e9', 'mille', 'NaN'].map(rateIn)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    )
    expect(['0', '2,5', '60'].map(daysIn)).toEqual([0, 2.5, 60])
    expect(['', '2.3', '-1', '61'].map(daysIn)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    assert(
      property(string(), (typed) => {
        const read = rateIn(typed) ?? RATES.min
        expect(read).toBeGreaterThanOrEqual(RATES.min)
        expect(read).toBeLessThanOrEqual(RATES.max)
      }),
    )
  })
})

describe('a month of a model', () => {
  const usage = { conversations: 2000, messages: 6, read: 3000, written: 250 }

  test('is what it reads and writes, at the price of a million', () => {
    expect(monthOf(usage, { read: 0.1, written: 0.5 })).toBe(5.1)
    expect(monthOf(usage, { read: 2, written: 10 })).toBe(102)
  })

  test('never costs less when anything grows', () => {
    const price = double({ min: 0, max: 100, noNaN: true })
    assert(
      property(constantFrom(...USAGE), price, price, (part, read, written) => {
        const more = { ...usage, [part]: usage[part] + 1 }
        expect(monthOf(more, { read, written })).toBeGreaterThanOrEqual(
          monthOf(usage, { read, written }),
        )
      }),
    )
  })

  test('takes whole numbers in reason', () => {
    for (const part of USAGE) {
      expect(usageIn(part, String(LIMITS[part].max))).toBe(LIMITS[part].max)
      for (const wrong of ['', '1.5', '-1', '1e12', 'x', String(LIMITS[part].max + 1)])
        expect(usageIn(part, wrong), wrong).toBeUndefined()
    }
  })
})

const QUOTES = entries.flatMap((entry) => {
  const quote = 'quote' in entry.record ? entry.record.quote : undefined
  if (quote === undefined) return []
  return LANGUAGES.map((language) => ({
    title: `${entry.id}, ${language}`,
    language,
    quote: quotedIn(quote, language),
    text: plain(`${entry.record[language].lead} ${textOf(entry, language) ?? ''}`),
  }))
})

test('three pages work a quote out', () => {
  expect(QUOTES).toHaveLength(6)
})

describe.each(QUOTES)('the text of $title prints what its quote comes to', (one) => {
  const { quote, text, language } = one
  const days = quote.lots.map((lot) => lot.days)
  const euros = (value: number) => plain(valueIn(language, 'EUR', value))

  test('its total, and the price of every other size', () => {
    const { total } = sumOf(days, quote.rate)
    const prices = quote.scale.map((size) =>
      size.days === undefined ? total : amount(size.days, quote.rate),
    )
    for (const price of prices) expect(text).toContain(euros(price))
    expect(prices).toContain(total)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('each amount that follows a number of days', () => {
    const told = [...text.matchAll(language === 'fr' ? DAYS_FR : DAYS_EN)]
    for (const [, count = '', price = ''] of told)
      expect(price).toBe(euros(amount(Number(count.replace(',', '.')), quote.rate)))
  })

  test('what the model costs each month', () => {
    const month = monthOf(quote.month.usage, quote.month.models[0]!.prices)
    const ways = [valueIn(language, 'USD', month), `${numberIn(language, month)} dollars`]
    expect(ways.filter((way) => text.includes(plain(way)))).not.toEqual([])
  })
})

const BALANCES = entries.flatMap((entry) => {
  const balance = 'balance' in entry.record ? entry.record.balance : undefined
  if (balance === undefined) return []
  return LANGUAGES.map((language) => ({
    title: `${entry.id}, ${language}`,
    language,
    balance: balancedIn(balance, language),
    text: plain(textOf(entry, language) ?? ''),
  }))
})

test('five use cases count hours', () => {
  expect(BALANCES).toHaveLength(10)
})

describe.each(BALANCES)('the balance of $title', ({ balance, language, text }) => {
  const first = balance.inputs.map(({ value }) => value)

  test('comes to the hours that the text prints', () => {
    const left = roundHours(hoursOf(balance, first).left)
    const numbers = text.match(/\d[\d.,]*(?<=\d)/gu)
    expect(numbers).toContain(numberIn(language, left))
  })

  test('is worth what the text prints, where it does', () => {
    const left = roundHours(hoursOf(balance, first).left)
    const worth = plain(valueIn(language, 'EUR', worthOf(left, balance.hour.value)))
    const told = [...text.matchAll(language === 'fr' ? ABOUT_FR : ABOUT_EN)].map(
      ([, euros]) => euros,
    )
    expect(told.length > 0 ? told : [worth]).toContain(worth)
  })

  test('gives back no less when rows that take are fewer', () => {
    const gives = { ...balance, rows: balance.rows.filter(({ takes }) => !takes) }
    expect(hoursOf(gives, first).left).toBeGreaterThanOrEqual(hoursOf(balance, first).left)
  })
})

const ABOUT_FR = /environ (\d[\d ]* €)/gu
const ABOUT_EN = /about (€[\d,]*\d)/gu

/** « 14,5 jours, soit 8 700 € », “14.5 days, or €8,700” */
const DAYS_FR = /(\d+(?:,\d)?) jours, soit (\d[\d ]* €)/gu
const DAYS_EN = /(\d+(?:\.\d)?) days, or (€[\d,]*\d)/gu

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}
