/** Income tax of a household: bands per share, what shares may gain at most, relief of low taxes. */
import { between, percentOf, within } from './arithmetic.ts'
import type { IncomeTaxRates } from './rates.ts'

export interface Household {
  readonly couple: boolean
  readonly children: number
  /** Taxable in the household beside this work, allowances taken off. */
  readonly other: number
}

/** What this work adds to the tax of its household: the others' income comes first. */
export const taxAdded = (taxable: number, household: Household, rates: IncomeTaxRates): number =>
  householdTax(taxable + household.other, household, rates) -
  householdTax(household.other, household, rates)

export const householdTax = (
  taxable: number,
  { couple, children }: Household,
  rates: IncomeTaxRates,
): number => {
  const adults = couple ? 2 : 1
  const alone = !couple && children > 0
  const added = sharesOfChildren(children)
  const shares = sharesOf({ couple, children })
  // The half share of a parent alone has a bound of its own, which stands for the first child's too.
  const gainMost = alone
    ? rates.loneParentMost + rates.halfShareMost * (2 * added - 1)
    : rates.halfShareMost * 2 * added
  const tax = Math.max(
    shares * bandedTax(taxable / shares, rates),
    adults * bandedTax(taxable / adults, rates) - gainMost,
  )
  const { relief } = rates
  const off = Math.max(0, (couple ? relief.couple : relief.single) - percentOf(relief.share, tax))
  return Math.max(0, tax - off)
}

/** Pay is taxed less an allowance for expenses. */
export const taxablePay = (pay: number, { payAllowance }: IncomeTaxRates): number => {
  const { rate, least, most } = payAllowance
  return Math.max(0, pay - within(percentOf(rate, pay), least, most))
}

/** A parent alone has half a share more. */
export const sharesOf = ({ couple, children }: Pick<Household, 'couple' | 'children'>): number =>
  (couple ? 2 : 1) + sharesOfChildren(children) + (!couple && children > 0 ? 0.5 : 0)

/** Half a share for each of the first two, a whole one for the others. */
const sharesOfChildren = (children: number): number => (children <= 2 ? children / 2 : children - 1)

const bandedTax = (perShare: number, { bands }: IncomeTaxRates): number =>
  bands.reduce(
    (tax, [from, rate], index) =>
      tax + percentOf(rate, between(perShare, from, bands[index + 1]?.[0] ?? Infinity)),
    0,
  )
