/** What the calculator answers: a day rate, what becomes of it, and what would change it. */
import { calendarOf, type Calendar } from './calendar.ts'
import type { Inputs } from './inputs.ts'
import { noticesOf, type Notice } from './notices.ts'
import { payOf } from './payroll.ts'
import type { Goal } from './questions.ts'
import type { Rates } from './rates.ts'
import { changesOf, type Change } from './sensitivity.ts'
import { rateFor, workIn, type Target } from './target.ts'
import { STATUSES, yearOf, type Status, type Year } from './year.ts'

/** Euros, without VAT. All of it follows from the rate as it is printed: whole euros. */
export interface RateResult {
  readonly goal: Goal
  readonly status: Status
  /** Invoiced in the year. */
  readonly days: number
  /** Where they were counted. */
  readonly calendar?: Calendar
  /** For a day. */
  readonly rate: number
  readonly year: Year
  /** The income that was asked for is after income tax. */
  readonly afterTax: boolean
  /** The salary it was compared with: gross and net, a year. */
  readonly salary?: { readonly gross: number; readonly net: number }
  /** The same wish, or the same rate, in each status. */
  readonly statuses: readonly StatusResult[]
  /** The rate that leaves the same income, by days sold. */
  readonly curve: readonly { readonly days: number; readonly rate: number }[]
  readonly changes: readonly Change[]
  readonly notices: readonly Notice[]
}

export interface StatusResult {
  readonly status: Status
  readonly rate: number
  readonly year: Year
  /** Its ceiling is below that turnover. */
  readonly outside?: true
}

export const resultOf = (inputs: Inputs, rates: Rates): RateResult => {
  const { goal, status, afterTax } = inputs
  const calendar =
    inputs.days === undefined ? calendarOf(inputs.year, inputs.place, inputs) : undefined
  // Nothing left to sell: a day, so that the rate says how much that would be.
  const days = Math.max(1, Math.round(inputs.days ?? calendar?.billable ?? 1))
  const target = targetOf(inputs, rates)
  const told = (each: Status): StatusResult => {
    const rate = rateFor(target, each, days, inputs, rates)
    const year = yearOf(workIn(inputs, each, rate * days, rates), rates)
    const outside = each === 'micro' && year.turnover > rates.micro.most
    return { status: each, rate, year, ...(outside && { outside }) }
  }
  const { rate, year } = told(status)
  return {
    goal,
    status,
    days,
    ...(calendar && { calendar }),
    rate,
    year,
    afterTax: target.afterTax,
    ...(goal === 'salary' && {
      salary: { gross: inputs.salary, net: payOf(inputs.salary, rates).net },
    }),
    statuses: STATUSES.map(told),
    curve: [...new Set([...CURVE, days])]
      .toSorted((a, b) => a - b)
      .map((sold) => ({ days: sold, rate: Math.ceil((rate * days) / sold) })),
    changes: changesOf(target, days, inputs, rates),
    notices: noticesOf({ ...inputs, days, afterTax }, year, rates),
  }
}

/** Days that the curve tells of, beside those that were asked about. */
const CURVE = [60, 80, 100, 120, 140, 160, 180, 200, 220] as const

const targetOf = (inputs: Inputs, rates: Rates): Target => {
  switch (inputs.goal) {
    case 'rate':
      return { rate: inputs.rate, afterTax: false }
    case 'salary':
      return { net: payOf(inputs.salary, rates).net, afterTax: false }
    case 'net':
      return { net: 12 * inputs.net, afterTax: inputs.afterTax }
  }
}
