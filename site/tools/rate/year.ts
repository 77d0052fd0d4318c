/** A year of work in each status: from what is invoiced to what is left, before and after tax. */
import { percentOf } from './arithmetic.ts'
import { sharesOf, taxablePay, taxAdded, type Household } from './income-tax.ts'
import { presidentPayCosting } from './payroll.ts'
import type { Rates } from './rates.ts'
import { selfEmployedContributions } from './self-employed.ts'

export const STATUSES = ['micro', 'ei', 'eurl', 'sasu'] as const
export type Status = (typeof STATUSES)[number]

export interface Work {
  readonly status: Status
  /** Invoiced in the year, without VAT. */
  readonly turnover: number
  readonly costs: number
  readonly household: Household
  /** The micro scheme's flat income tax was opted for. */
  readonly flatTax: boolean
  /** Per cent of what the company can spend that is left to be a profit, and paid as dividends. */
  readonly dividends: number
}

/** Euros; they add up: turnover = costs + contributions + companyTax + net, net = kept + incomeTax. */
export interface Year {
  readonly turnover: number
  readonly costs: number
  /** With levies on dividends and training. */
  readonly contributions: number
  readonly companyTax: number
  /** Before income tax. */
  readonly net: number
  readonly incomeTax: number
  readonly kept: number
}

export const yearOf = (work: Work, rates: Rates): Year => RULES[work.status](work, rates)

type Rule = (work: Work, rates: Rates) => Year

/** Contributions on turnover, whatever the costs; tax on turnover less a flat allowance. */
const micro: Rule = ({ turnover, costs, household, flatTax }, { micro: own, tax }) => {
  const contributions = percentOf(own.contributions + own.training, turnover)
  const allowance = Math.min(
    turnover,
    Math.max(own.allowanceLeast, percentOf(own.allowance, turnover)),
  )
  const incomeTax = flatTax
    ? percentOf(own.flatTax, turnover)
    : taxAdded(turnover - allowance, household, tax)
  return settled({ turnover, costs, contributions, companyTax: 0, incomeTax })
}

/** Contributions on profit; tax on what is left of it, and on the CSG that is not deducted. */
const ei: Rule = ({ turnover, costs, household }, rates) => {
  const { total, taxed } = selfEmployedContributions(turnover - costs, rates)
  const taxable = Math.max(0, turnover - costs - total + taxed)
  const incomeTax = taxAdded(taxable, household, rates.tax)
  return settled({ turnover, costs, contributions: total, companyTax: 0, incomeTax })
}

/** The manager pays contributions on pay, and on dividends as if they were pay. */
const eurl: Rule = ({ turnover, costs, household, dividends: share }, rates) => {
  const { pay, dividends, companyTax } = shared(turnover - costs, share, rates)
  const { total } = selfEmployedContributions(pay + dividends, rates)
  const onPay = selfEmployedContributions(pay, rates)
  const incomeTax =
    taxAdded(taxablePay(pay - onPay.total + onPay.taxed, rates.tax), household, rates.tax) +
    percentOf(rates.company.dividendTax, dividends)
  return settled({ turnover, costs, contributions: total, companyTax, incomeTax })
}

/** The president is paid like a manager; dividends bear levies, and no contributions. */
const sasu: Rule = ({ turnover, costs, household, dividends: share }, rates) => {
  const { pay, dividends, companyTax } = shared(turnover - costs, share, rates)
  const salary = presidentPayCosting(pay, rates)
  const contributions =
    salary.cost - salary.net + percentOf(rates.company.dividendLevies, dividends)
  const incomeTax =
    taxAdded(taxablePay(salary.taxable, rates.tax), household, rates.tax) +
    percentOf(rates.company.dividendTax, dividends)
  return settled({ turnover, costs, contributions, companyTax, incomeTax })
}

const RULES: Readonly<Record<Status, Rule>> = { micro, ei, eurl, sasu }

/** What a company spends on pay, and what is left of the rest once its tax is paid. */
const shared = (earned: number, share: number, { company }: Rates) => {
  const profit = percentOf(share, Math.max(0, earned))
  const low = Math.min(profit, company.lowMost)
  const companyTax = percentOf(company.low, low) + percentOf(company.rate, profit - low)
  return { pay: Math.max(0, earned) - profit, dividends: profit - companyTax, companyTax }
}

const settled = (year: Omit<Year, 'net' | 'kept'>): Year => {
  const net = year.turnover - year.costs - year.contributions - year.companyTax
  return { ...year, net, kept: net - year.incomeTax }
}

/** Whether income allows the flat tax. The law looks at the income of two years before: we take this year's. */
export const mayPayFlatTax = (
  turnover: number,
  household: Household,
  { micro: own }: Rates,
): boolean =>
  (turnover - percentOf(own.allowance, turnover) + household.other) / sharesOf(household) <=
  own.flatTaxIncome
