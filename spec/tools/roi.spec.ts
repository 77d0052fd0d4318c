/** What a project gives back: the sum, what is typed into it, and what the page prints of it. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factValue } from '../../site/facts/facts.ts'
import { roiLines, verdictOf } from '../../site/pages/services/roi/lines.ts'
import { LANGUAGES } from '../../site/routes/language.ts'
import { roiData } from '../../site/routes/roi.ts'
import { computeRoi, shareSaved } from '../../site/tools/roi/compute.ts'
import {
  RANGES,
  readInputs,
  ROI_FIELDS,
  type RoiField,
  type RoiInputs,
  type Typed,
} from '../../site/tools/roi/inputs.ts'
import { readNumber } from '../../site/tools/typed-number.ts'

const hundredths = ([least, most]: readonly [number, number]) =>
  fc.integer({ min: Math.ceil(least * 100), max: most * 100 }).map((value) => value / 100)
const inputs = fc.record(
  Object.fromEntries(ROI_FIELDS.map((field) => [field, hundredths(RANGES[field])])),
) as fc.Arbitrary<RoiInputs>

const { measured, school, model } = roiData('fr')

describe('the sum', () => {
  test('of the start, by hand', () => {
    expect(computeRoi(measured)).toEqual({
      spent: 120,
      freed: 15.6,
      back: 11.6,
      worth: 509.24,
      monthly: 479.24,
      cost: 8400,
      year: -2649.12,
      months: 17.6,
    })
  })

  test('of the worked example, as its own page prints it', () => {
    const text = (page: string) =>
      readFileSync(new URL(`../../site/content/${page}.fr.md`, import.meta.url), 'utf8')
    const example = text('use-case/cas-usage-chatbot-support')
    expect(computeRoi(school)).toMatchObject({ spent: 120, back: 25.1, months: 7.9 })
    expect(example).toMatch(/1 200 × 6 ÷ 60 .*\| 120 h/u)
    expect(example).toMatch(/Temps rendu à l'équipe .*\| 25,1 h/u)
    // Days and rate are those of the quote's own record.
    expect([school.days, school.rate]).toEqual([14, 600])
    // Sorting and answers, to the cent.
    expect(example).toMatch(/0,17 \$[^]*11,88 \$/u)
    expect(model).toBeCloseTo(12.05, 2)
  })

  test('each number that has a source is that of its fact', () => {
    expect(measured.hourly).toBe(factValue('use-cases.labour-hour'))
    expect(measured.share).toBe(shareSaved(factValue('roi.support-productivity')))
    // Who settles 15 % more takes 100 ÷ 115 of the time.
    expect(shareSaved(15)).toBe(13)
  })

  test('more of what helps never lowers a month, more of what costs never raises it', () => {
    const better: readonly RoiField[] = ['volume', 'minutes', 'share']
    const worse: readonly RoiField[] = ['upkeep', 'running', 'days', 'rate']
    fc.assert(
      fc.property(
        inputs,
        fc.constantFrom(...better, ...worse),
        fc.nat(10_000),
        (one, field, by) => {
          const more = { ...one, [field]: one[field] + by }
          const [before, after] = [computeRoi(one), computeRoi(more)]
          const [low, high] = better.includes(field) ? [before, after] : [after, before]
          expect(high.monthly).toBeGreaterThanOrEqual(low.monthly)
          expect(high.year).toBeGreaterThanOrEqual(low.year)
        },
      ),
    )
  })

  test('the months it names pay for it and a tenth less does not, or no number of them would', () => {
    fc.assert(
      fc.property(inputs, (one) => {
        const { months, monthly, cost, year } = computeRoi(one)
        expect(months === undefined).toBe(monthly <= 0)
        fc.pre(months !== undefined)
        const tenths = Math.round(months * 10)
        const cents = (value: number) => BigInt(Math.round(value * 100))
        const pays = (count: number) => BigInt(count) * cents(monthly) >= cents(cost) * 10n
        expect([pays(tenths), tenths > 0 && pays(tenths - 1)]).toEqual([true, false])
        expect(months <= 12).toBe(year >= 0)
      }),
    )
  })
})

describe('what is typed', () => {
  test.each([
    ['fr', '1 200', 1200],
    ['fr', '1\u00A0200,5', 1200.5],
    ['fr', '7.5', 7.5],
    ['fr', '1,200', 1.2],
    ['en', '1,200', 1200],
    ['en', '1,200.5', 1200.5],
    ['en', '7,5', 7.5],
    ['en', '.5', 0.5],
    ['fr', '−3', -3],
    ['fr', '0,005', 0.01],
    ['fr', ' ', 'empty'],
    ['fr', 'douze', 'no-number'],
    ['fr', '1e9', 'no-number'],
    ['fr', '1.2.3', 'no-number'],
    ['en', 'NaN', 'no-number'],
    ['en', '<b>3</b>', 'no-number'],
  ] as const)('in %s, « %s » is %s', (language, text, value) => {
    expect(readNumber(text, language)).toBe(value)
  })

  const typedOf = (change: Partial<Typed>): Typed => ({
    ...(Object.fromEntries(ROI_FIELDS.map((field) => [field, '1'])) as Typed),
    ...change,
  })

  test('a number out of its range says on which side', () => {
    for (const field of ROI_FIELDS) {
      const [least, most] = RANGES[field]
      const faultOf = (value: number) =>
        readInputs(typedOf({ [field]: value.toFixed(2) }), 'fr').faults?.[field]
      expect([field, faultOf(least), faultOf(most)]).toEqual([field, undefined, undefined])
      expect([field, faultOf(least - 0.1), faultOf(most + 0.1)]).toEqual([
        field,
        'too-small',
        'too-large',
      ])
    }
  })

  test('whatever it is, there are numbers in range or a fault for each that is none', () => {
    const texts = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(ROI_FIELDS.map((field) => [field, texts]))),
        fc.constantFrom(...LANGUAGES),
        (typed, language) => {
          const { inputs: read, faults = {} } = readInputs(typed as Typed, language)
          const faulty = Object.keys(faults).length
          const inRange = ROI_FIELDS.filter((field) => {
            const [least, most] = RANGES[field]
            return read && read[field] >= least && read[field] <= most
          })
          expect(read ? faulty : faulty > 0).toBe(read ? 0 : true)
          expect(inRange.length).toBe(read ? ROI_FIELDS.length : 0)
        },
      ),
    )
  })
})

describe('what is printed', () => {
  test('in French and in English, the operation of each line', () => {
    const printed = (language: 'fr' | 'en') =>
      roiLines(measured, computeRoi(measured), language).map(({ operation, result }) =>
        `${operation} = ${result}`.replaceAll('\u00A0', ' '),
      )
    expect(printed('fr')).toEqual([
      '1 200 × 6 ÷ 60 = 120 h',
      '120 × 13 % = 15,6 h',
      '15,6 − 4 = 11,6 h',
      '11,6 × 43,90 € = 509,24 €',
      '509,24 € − 30 € = 479,24 €',
      '14 × 600 € = 8 400 €',
      '12 × 479,24 € − 8 400 € = −2 649,12 €',
      '8 400 € ÷ 479,24 € = 17,6 mois',
    ])
    expect(printed('en')[6]).toBe('12 × €479.24 − €8,400 = −€2,649.12')
  })

  test('the sentence follows: paid, late or never', () => {
    const verdict = (change: Partial<RoiInputs>) =>
      verdictOf(computeRoi({ ...measured, ...change }), 'fr').replaceAll('\u00A0', ' ')
    expect(verdict({})).toContain('il manque 2 649,12 €')
    expect(verdict(school)).toContain('il reste 4 462,68 €')
    expect(verdict({ share: 0 })).toMatch(/^Jamais remboursé/u)
  })

  test('what is printed of a number is read again as that number', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...LANGUAGES), (one, language) => {
        const [first] = roiLines(one, computeRoi(one), language)
        const [volume = '', minutes = ''] = first!.operation.split(/ [×÷] /u)
        expect(readNumber(volume, language)).toBe(one.volume)
        expect(readNumber(minutes, language)).toBe(one.minutes)
      }),
    )
  })
})
