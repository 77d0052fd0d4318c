/** What a salary leaves and costs: an employed manager's, or that of a company's president. */
import { between, percentOf, reaching } from './arithmetic.ts'
import type { PayBands, Rates } from './rates.ts'

export interface Pay {
  readonly gross: number
  /** What the company spends in all. */
  readonly cost: number
  /** Before income tax. */
  readonly net: number
  /** What income tax starts from, before its allowance. */
  readonly taxable: number
}

/**
 * Of a manager, all year. A president pays what an employee pays, as unemployment insurance costs
 * an employee nothing; `cost` is the president's.
 */
export const payOf = (gross: number, { ceiling, pay: rates }: Rates): Pay => {
  const death = percentOf(rates.death, between(gross, 0, ceiling))
  const { base, deductible, other } = rates.csg
  // The share taken off for expenses stops at four ceilings; what insures the employee has none.
  const csgBase =
    percentOf(base, between(gross, 0, 4 * ceiling)) + between(gross, 4 * ceiling, Infinity) + death
  const taxed = percentOf(other, csgBase)
  const net =
    gross - banded(gross, ceiling, rates.employee) - percentOf(deductible, csgBase) - taxed
  const cost = gross + banded(gross, ceiling, rates.company) + death
  return { gross, cost, net, taxable: net + taxed }
}

/** The salary that costs the company so much. */
export const presidentPayCosting = (cost: number, rates: Rates): Pay =>
  payOf(
    reaching(cost, (gross) => payOf(gross, rates).cost, cost),
    rates,
  )

const banded = (gross: number, ceiling: number, bands: PayBands): number =>
  percentOf(bands.all, gross) +
  percentOf(bands.capped, between(gross, 0, ceiling)) +
  percentOf(bands.above, between(gross, ceiling, 8 * ceiling)) +
  (gross > ceiling ? percentOf(bands.technical, between(gross, 0, 8 * ceiling)) : 0)
