/** The other way round: the rate that leaves a wanted income. */
import { reaching } from './arithmetic.ts'
import type { Inputs } from './inputs.ts'
import type { Rates } from './rates.ts'
import { mayPayFlatTax, yearOf, type Status, type Work } from './year.ts'

/** A rate that is given, or what should be left in a year. */
export type Target = { readonly afterTax: boolean } & (
  | { readonly rate: number; readonly net?: undefined }
  | { readonly net: number; readonly rate?: undefined }
)

/** In whole euros, rounded up: at that rate there is at least what was asked for. */
export const rateFor = (
  target: Target,
  status: Status,
  days: number,
  inputs: Inputs,
  rates: Rates,
): number => {
  if (target.rate !== undefined) return target.rate
  const left = (turnover: number) => {
    const year = yearOf(workIn(inputs, status, turnover, rates), rates)
    return target.afterTax ? year.kept : year.net
  }
  const turnover = reaching(target.net, left, MOST)
  // A tenth of a cent a year is no euro a day.
  return Math.ceil((turnover - 0.01) / days)
}

/** The flat tax counts where it was asked for and income allows it. */
export const workIn = (
  { costs, household, flatTax, dividends }: Inputs,
  status: Status,
  turnover: number,
  rates: Rates,
): Work => ({
  status,
  turnover,
  costs,
  household,
  dividends,
  flatTax: flatTax && mayPayFlatTax(turnover, household, rates),
})

/** More than any answer asks for. */
const MOST = 10_000_000
