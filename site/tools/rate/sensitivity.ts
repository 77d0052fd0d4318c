/** What the answer hangs on: one thing changed at a time. */
import type { Inputs } from './inputs.ts'
import type { Rates } from './rates.ts'
import { rateFor, workIn, type Target } from './target.ts'
import { yearOf } from './year.ts'

export const CHANGES = ['fewer-days', 'more-days', 'more-costs', 'more-net', 'more-rate'] as const

export interface Change {
  readonly change: (typeof CHANGES)[number]
  /** How much of it: days, or euros. */
  readonly by: number
  /** The day rate it makes; where a rate was given, what is left a month before tax. */
  readonly value: number
  readonly difference: number
}

export const changesOf = (
  target: Target,
  days: number,
  inputs: Inputs,
  rates: Rates,
): readonly Change[] => {
  const outcome = (wished: Target, sold: number, changed: Inputs): number => {
    const rate = rateFor(wished, inputs.status, sold, changed, rates)
    if (wished.rate === undefined) return rate
    return yearOf(workIn(changed, inputs.status, rate * sold, rates), rates).net / 12
  }
  const now = outcome(target, days, inputs)
  const told = (change: Change['change'], by: number, value: number): Change => ({
    change,
    by,
    value,
    difference: value - now,
  })
  const fewer = Math.min(DAYS, days - 1)
  return [
    ...(fewer > 0 ? [told('fewer-days', fewer, outcome(target, days - fewer, inputs))] : []),
    told('more-days', DAYS, outcome(target, days + DAYS, inputs)),
    told('more-costs', COSTS, outcome(target, days, { ...inputs, costs: inputs.costs + COSTS })),
    target.rate === undefined
      ? told('more-net', NET, outcome({ ...target, net: target.net + 12 * NET }, days, inputs))
      : told('more-rate', RATE, outcome({ ...target, rate: target.rate + RATE }, days, inputs)),
  ]
}

/** Days; euros a year; euros a month; euros a day. */
const DAYS = 10
const COSTS = 1000
const NET = 100
const RATE = 10
