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

/** A manager employed in a private company, all year: unemployment costs an employee nothing. */
export const employeePay = (gross: number, rates: Rates): Pay =>
  pay(gross, rates, rates.pay.managersJobs)

/** A president counts as an employee, without unemployment insurance. */
export const presidentPay = (gross: number, rates: Rates): Pay => pay(gross, rates, 0)

/** The salary that costs the company so much. */
export const presidentPayCosting = (cost: number, rates: Rates): Pay =>
  presidentPay(
    reaching(cost, (gross) => presidentPay(gross, rates).cost, cost),
    rates,
  )

const pay = (gross: number, { ceiling, pay: rates }: Rates, managersJobs: number): Pay => {
  const death = percentOf(rates.death, between(gross, 0, ceiling))
  const { base, deductible, other } = rates.csg
  // The share taken off for expenses stops at four ceilings; what insures the employee has none.
  const csgBase =
    percentOf(base, between(gross, 0, 4 * ceiling)) + between(gross, 4 * ceiling, Infinity) + death
  const taxed = percentOf(other, csgBase)
  const net =
    gross -
    banded(gross, ceiling, rates.employee) -
    percentOf(managersJobs, between(gross, 0, 4 * ceiling)) -
    percentOf(deductible, csgBase) -
    taxed
  const cost = gross + banded(gross, ceiling, rates.company) + death
  return { gross, cost, net, taxable: net + taxed }
}

const banded = (gross: number, ceiling: number, bands: PayBands): number =>
  percentOf(bands.all, gross) +
  percentOf(bands.capped, between(gross, 0, ceiling)) +
  percentOf(bands.above, between(gross, ceiling, 8 * ceiling)) +
  (gross > ceiling ? percentOf(bands.technical, between(gross, 0, 8 * ceiling)) : 0)
