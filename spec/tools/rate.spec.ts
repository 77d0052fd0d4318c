/** The rate calculator's rules: sums worked by hand, and what holds whatever one answers. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freelanceRates } from '../../site/routes/freelance-rates.ts'
import type { Answers, Question } from '../../site/tools/frame/question.ts'
import { calendarOf, holidaysOf } from '../../site/tools/rate/calendar.ts'
import { householdTax, sharesOf } from '../../site/tools/rate/income-tax.ts'
import { NOTICES } from '../../site/tools/rate/notices.ts'
import { payOf, presidentPayCosting } from '../../site/tools/rate/payroll.ts'
import type { RateResult } from '../../site/tools/rate/result.ts'
import { selfEmployedContributions } from '../../site/tools/rate/self-employed.ts'
import { rateTool } from '../../site/tools/rate/tool.ts'
import { STATUSES, yearOf, type Work } from '../../site/tools/rate/year.ts'

const rates = freelanceRates()
const tool = rateTool(rates)
const { evaluate, questions } = tool
const ALONE = { couple: false, children: 0, other: 0 }
const work = (part: Partial<Work>): Work => ({
  status: 'micro',
  turnover: 50_000,
  costs: 0,
  household: ALONE,
  flatTax: false,
  dividends: 0,
  ...part,
})

/** Answers such as the screen gives: each one may be missing. */
const answerTo = (question: Question): fc.Arbitrary<string | number> => {
  if (question.kind === 'choice') return fc.constantFrom(...question.options)
  if (question.kind !== 'amount') throw new Error(`${question.id} is not of a form`)
  const { least, most, step } = question
  return fc.nat(Math.floor((most - least) / step)).map((steps) => least + steps * step)
}
const answers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(questions.map((question) => [question.id, answerTo(question)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>

describe('worked by hand', () => {
  test('2,800 euros a month under the micro scheme, 110 days, 4,200 euros of costs', () => {
    // 12 × 2,800 + 4,200 = 37,800 to be left of the turnover; contributions take 25.6 + 0.2 = 25.8 %:
    // 37,800 / 0.742 = 50,943.40; a day 50,943.40 / 110 = 463.12, in whole euros 464.
    const { rate, year } = evaluate({})
    expect(rate).toBe(464)
    // At that rate: 464 × 110 = 51,040; contributions 0.258 × 51,040 = 13,168.32.
    expect(year.turnover).toBe(51_040)
    expect(year.contributions).toBeCloseTo(13_168.32, 2)
    expect(year.net).toBeCloseTo(51_040 - 4200 - 13_168.32, 2)
    // Tax: 66 % of 51,040 = 33,686.40; 11 % of 29,579 − 11,600 = 1,977.69; 30 % of the 4,107.40 above
    // = 1,232.22; 3,209.91 in all, and no relief, as 897 − 45.25 % of it is below nothing.
    expect(year.incomeTax).toBeCloseTo(3209.91, 2)
  })

  test('60,000 euros of profit in an EI', () => {
    // Base: 60,000 − 26 % = 44,400, which is 92.385 % of the ceiling of 48,060.
    // Health: from 4 % at 60 % to 6.5 % at 110 %: 4 + 2.5 × 32.385 / 50 = 5.61923 % → 2,494.94.
    // Sick pay 0.5 % → 222. Family: none below 110 %. Pension 17.87 % → 7,934.28.
    // Supplementary 8.1 % → 3,596.40. Disability 1.3 % → 577.20. CSG and CRDS 9.7 % → 4,306.80.
    // Training 0.25 % of 48,060 → 120.15. In all 19,251.77.
    const { total, taxed } = selfEmployedContributions(60_000, rates)
    expect(total).toBeCloseTo(19_251.77, 1)
    expect(taxed).toBeCloseTo(0.029 * 44_400, 2)
  })

  test('200,000 and 5,000 euros of profit in an EI: above every step, and below every minimum', () => {
    // Base 148,000. Health 8.5 % of 144,180 + 6.5 % of 3,820 = 12,503.60; sick pay 740; family 3.1 % =
    // 4,588; pension 8,588.32 + 0.72 % of 99,940 = 719.57; supplementary 3,892.86 + 9.1 % of 99,940 =
    // 9,094.54; disability 624.78; CSG and CRDS 14,356; training 120.15.
    expect(selfEmployedContributions(200_000, rates).total).toBeCloseTo(55_227.82, 1)
    // Base 3,700. Sick pay on 40 % of the ceiling: 96.12; pension on 450 hours at 12.02: 966.59;
    // supplementary 299.70; disability on 11.5 % of the ceiling: 71.85; CSG and CRDS 358.90;
    // training 120.15.
    expect(selfEmployedContributions(5000, rates).total).toBeCloseTo(1913.31, 1)
  })

  test('a profit of 60,000 euros paid as dividends by a SASU', () => {
    // Corporate tax: 15 % of 42,500 = 6,375, 25 % of 17,500 = 4,375: 10,750 in all; 49,250 are paid.
    // Levies 18.6 % = 9,160.50; flat tax 12.8 % = 6,304.
    const year = yearOf(work({ status: 'sasu', turnover: 60_000, dividends: 100 }), rates)
    expect(year).toMatchObject({ companyTax: 10_750 })
    expect(year.contributions).toBeCloseTo(9160.5, 2)
    expect(year.incomeTax).toBeCloseTo(6304, 2)
    expect(year.kept).toBeCloseTo(33_785.5, 2)
  })

  test('a manager’s salary of 60,000 euros', () => {
    // Old age 6.9 % of 48,060 + 0.4 % of 60,000 = 3,556.14. Pensions 4.01 % of 48,060 = 1,927.21,
    // 9.72 % of the 11,940 above = 1,160.57; technical 0.14 % = 84.
    // CSG and CRDS: 98.25 % of 60,000 + the company's insurance 1.5 % of 48,060 = 59,670.90; 9.7 % of
    // it = 5,788.08. Net 47,484.00.
    expect(payOf(60_000, rates).net).toBeCloseTo(47_484, 1)
  })

  test('two children add a share, whose gain has a bound', () => {
    // Alone on 60,000: 11 % of 17,979 + 30 % of 30,421 = 11,103.99. In couple with two children, 3
    // shares of 20,000 at 11 % of 8,400: 2,772; two shares would pay 4,048 and gain at most 2 × 1,807.
    const tax = (household: Parameters<typeof sharesOf>[0]) =>
      householdTax(60_000, { ...household, other: 0 }, rates.tax)
    expect(tax({ couple: false, children: 0 })).toBeCloseTo(11_103.99, 2)
    // The relief of couples: 1,483 − 45.25 % of 2,772 = 228.67.
    expect(tax({ couple: true, children: 2 })).toBeCloseTo(2772 - 228.67, 2)
    expect(sharesOf({ couple: false, children: 1 })).toBe(2)
    expect(sharesOf({ couple: true, children: 3 })).toBe(4)
  })
})

describe('the calendar', () => {
  const days = (list: readonly number[]) =>
    list.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

  // As the State publishes them: data.gouv.fr, « Jours fériés en France ».
  test('has the holidays that the State publishes', () => {
    expect(days(holidaysOf(2026, 'alsace-moselle'))).toEqual(
      '01-01 04-03 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25 12-26'
        .split(' ')
        .map((day) => `2026-${day}`),
    )
    expect(days(holidaysOf(2028, 'france'))).toEqual(
      '01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25'
        .split(' ')
        .map((day) => `2028-${day}`),
    )
    // Easter where the church's moon needs its exceptions.
    const easterMondays = [1954, 1981, 2000, 2008, 2011, 2038, 2049, 2076].map((year) =>
      days(holidaysOf(year, 'france')).find((day) => /-0[34]-/u.test(day))!,
    )
    expect(easterMondays).toEqual([
      '1954-04-19',
      '1981-04-20',
      '2000-04-24',
      '2008-03-24',
      '2011-04-25',
      '2038-04-26',
      '2049-04-19',
      '2076-04-20',
    ])
  })

  test('leaves 131 days of 2027, by hand', () => {
    // 261 weekdays; of eleven holidays four fall on weekends: 1 and 8 May, 15 August, and 25 December
    // are Saturdays or Sundays. 261 − 7 = 254; − 25 − 5 − 5 = 219; 40 % of it is 87.6, that is 88 days.
    const absences = { leave: 25, sick: 5, training: 5, unsold: 40 }
    expect(calendarOf(2027, 'france', absences)).toMatchObject({
      weekdays: 261,
      holidays: 7,
      present: 219,
      unsoldDays: 88,
      billable: 131,
    })
    expect(evaluate({ count: 'calendar', year: '2027' }).days).toBe(131)
  })

  test('has eleven holidays, or thirteen in Alsace and Moselle, less those that coincide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const all = holidaysOf(year, 'france').length
        expect(all === 11 || all === 10).toBe(true)
        expect(holidaysOf(year, 'alsace-moselle')).toHaveLength(all + 2)
      }),
    )
  })
})

describe('whatever one answers', () => {
  test('the result is the same each time, finite, and adds up', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const result = evaluate(given)
        expect(evaluate(given)).toEqual(result)
        for (const { rate, year } of result.statuses) {
          for (const amount of [rate, ...Object.values(year)])
            expect(amount).satisfy(Number.isFinite)
          expect(year.turnover).toBeCloseTo(rate * result.days, 6)
          const { costs, contributions, companyTax, net, incomeTax, kept } = year
          expect(costs + contributions + companyTax + net).toBeCloseTo(year.turnover, 4)
          expect(kept + incomeTax).toBeCloseTo(net, 4)
          expect(contributions).toBeGreaterThanOrEqual(0)
          expect(incomeTax).toBeGreaterThanOrEqual(-1e-6)
        }
        expect(result.days).toBeGreaterThanOrEqual(1)
        expect(result.statuses.map(({ status }) => status)).toEqual(STATUSES)
      }),
    )
  })

  test('at the rate that is answered there is what was asked for, and a euro less is not enough', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { days, rate, salary, year, afterTax, goal } = evaluate({ ...given, flat: 'no' })
        fc.pre(goal !== 'rate')
        const wanted = salary?.net ?? 12 * Number(given['net'] ?? 2800)
        const left = (each: RateResult['year']) => (afterTax ? each.kept : each.net)
        expect(left(year)).toBeGreaterThanOrEqual(wanted - 0.05)
        const back = { ...given, flat: 'no', goal: 'rate', count: 'given', rate: rate - 1, days }
        const less = evaluate(back)
        fc.pre(less.rate === rate - 1 && less.days === days)
        expect(left(less.year)).toBeLessThan(wanted)
      }),
    )
  })

  test('more is left of more turnover, less of more costs, before tax and after it', () => {
    const turnover = fc.integer({ min: 0, max: 600_000 })
    const status = fc.constantFrom(...STATUSES)
    const share = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        turnover,
        fc.integer({ min: 1, max: 5000 }),
        status,
        share,
        (low, more, s, dividends) => {
          const at = (turnovers: number, costs = 0) =>
            yearOf(work({ status: s, turnover: turnovers, costs, dividends }), rates)
          expect(at(low + more).net).toBeGreaterThan(at(low).net)
          expect(at(low + more).kept).toBeGreaterThan(at(low).kept)
          expect(at(low, more).net).toBeLessThan(at(low).net)
        },
      ),
    )
  })

  test('a rate asks for more where fewer days are sold, and for more income or costs', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { goal, changes, curve } = evaluate(given)
        for (const { change, difference } of changes) {
          const up = goal === 'rate' ? 'more-days more-rate' : 'fewer-days more-costs more-net'
          expect(up.includes(change) ? difference : -difference).toBeGreaterThanOrEqual(0)
        }
        expect(curve.map(({ rate }) => rate)).toEqual(
          curve.map(({ rate }) => rate).toSorted((a, b) => b - a),
        )
      }),
    )
  })

  test('answers of another kind are what stood there first', () => {
    const anything = fc.dictionary(
      fc.constantFrom(...questions.map(({ id }) => id)),
      fc.oneof(fc.string(), fc.double(), fc.array(fc.string())),
    )
    fc.assert(
      fc.property(anything, (given) => void expect(evaluate(given).rate).satisfy(Number.isFinite)),
    )
    expect(evaluate({ days: Number.NaN, status: 'sarl', net: '2800' })).toEqual(evaluate({}))
    expect(evaluate({ net: 1e12 }).rate).toBe(evaluate({ net: 50_000 }).rate)
  })
})

test('the flat tax counts up to the income that the law sets, and no further', () => {
  const asked = { goal: 'rate', days: 100, count: 'given', status: 'micro', costs: 0 } as const
  const year = (rate: number, flat: string) => evaluate({ ...asked, rate, flat }).year.incomeTax
  // What the allowance leaves of the turnover, for one share, at 100 days.
  const most = rates.micro.flatTaxIncome / (1 - rates.micro.allowance / 100) / 100
  const below = Math.floor(most)
  expect(year(below, 'yes')).toBeCloseTo((rates.micro.flatTax / 100) * below * 100, 2)
  expect(year(below + 1, 'yes')).toBe(year(below + 1, 'no'))
  expect(year(below + 1, 'yes')).not.toBe(year(below, 'yes'))
})

describe('questions and answers', () => {
  /** What makes each question one that is asked. */
  const ASKED: Answers[] = [
    {},
    { goal: 'rate' },
    { goal: 'salary' },
    { count: 'calendar' },
    { status: 'sasu', net: 6000 },
    // The flat tax is for those whose income allows it.
    { net: 2000 },
    { net: 4000, basis: 'after' },
  ]

  test.each(questions)('$id changes the answer', (question) => {
    const options =
      question.kind === 'choice'
        ? question.options
        : question.kind === 'amount'
          ? [question.least, question.most, (question.least + question.most) / 2]
          : []
    const changed = ASKED.some((given) => {
      const results = options.map((option) =>
        JSON.stringify(evaluate({ ...given, [question.id]: option })),
      )
      return new Set(results).size > 1
    })
    expect(changed).toBe(true)
  })

  test.each(NOTICES)('somebody is told “%s”', (notice) => {
    const found = fc
      .sample(answers, { numRuns: 1500, seed: 20_261_123 })
      .some((given) => evaluate(given).notices.some((each) => each.notice === notice))
    expect(found).toBe(true)
  })

  test('the ceiling of the micro scheme is told, and the other statuses stay', () => {
    const { notices, statuses } = evaluate({ net: 6000 })
    expect(notices[0]).toEqual({ notice: 'over-micro', figure: 83_600, grave: true })
    expect(statuses.filter(({ outside }) => outside).map(({ status }) => status)).toEqual(['micro'])
  })

  test('a president’s salary is found again from what it costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (gross) => {
        const { cost } = payOf(gross, rates)
        expect(presidentPayCosting(cost, rates).gross).toBeCloseTo(gross, 1)
      }),
    )
  })
})
