/** What one should know beside the figure: limits that are passed, options that cost or save. */
import { percentOf } from './arithmetic.ts'
import type { Inputs } from './inputs.ts'
import type { Rates } from './rates.ts'
import { mayPayFlatTax, yearOf, type Year } from './year.ts'

export const NOTICES = [
  'over-micro',
  'near-micro',
  'loss',
  'vat-free',
  'vat-next-year',
  'vat-now',
  'flat-refused',
  'flat-worth',
  'flat-costly',
  'costs-heavy',
  'no-pay',
  'days-many',
] as const

export interface Notice {
  readonly notice: (typeof NOTICES)[number]
  /** Euros or days that it tells of: a ceiling, a gain. */
  readonly figure: number
  /** It changes the answer: told above it. */
  readonly grave?: true
}

export const noticesOf = (
  inputs: Inputs & { readonly days: number },
  year: Year,
  rates: Rates,
): readonly Notice[] => [
  ...(year.net < 0 ? [{ notice: 'loss', figure: -year.net, grave: true } as const] : []),
  ...(inputs.status === 'micro' ? microNotices(inputs, year, rates) : []),
  ...(inputs.status === 'sasu' && inputs.dividends === 100
    ? [{ notice: 'no-pay', figure: 0 } as const]
    : []),
  ...(inputs.days > DAYS_MANY ? [{ notice: 'days-many', figure: inputs.days } as const] : []),
  vat(year.turnover, rates),
]

/** More than anybody sells who takes five weeks of leave and works for nothing else. */
const DAYS_MANY = 215

/** Beyond this share of the ceiling one good month passes it. */
const NEAR = 90

const microNotices = (
  inputs: Inputs,
  { turnover, costs }: Year,
  rates: Rates,
): readonly Notice[] => {
  const { most, allowance } = rates.micro
  const limit: readonly Notice[] =
    turnover > most
      ? [{ notice: 'over-micro', figure: most, grave: true }]
      : turnover > percentOf(NEAR, most)
        ? [{ notice: 'near-micro', figure: most }]
        : []
  const heavy: readonly Notice[] =
    costs > percentOf(allowance, turnover) ? [{ notice: 'costs-heavy', figure: costs }] : []
  return [...limit, ...flatTax(inputs, turnover, rates), ...heavy]
}

const flatTax = (inputs: Inputs, turnover: number, rates: Rates): readonly Notice[] => {
  const { costs, household } = inputs
  if (!mayPayFlatTax(turnover, household, rates))
    return inputs.flatTax
      ? [{ notice: 'flat-refused', figure: rates.micro.flatTaxIncome, grave: true }]
      : []
  const taxWith = (flat: boolean) =>
    yearOf({ status: 'micro', turnover, costs, household, flatTax: flat, dividends: 0 }, rates)
      .incomeTax
  const gain = taxWith(false) - taxWith(true)
  if (inputs.flatTax) return gain < 0 ? [{ notice: 'flat-costly', figure: -gain }] : []
  return gain > 0 ? [{ notice: 'flat-worth', figure: gain }] : []
}

const vat = (turnover: number, { vat: { previous, current } }: Rates): Notice => {
  if (turnover <= previous) return { notice: 'vat-free', figure: previous }
  return turnover <= current
    ? { notice: 'vat-next-year', figure: previous }
    : { notice: 'vat-now', figure: current }
}
