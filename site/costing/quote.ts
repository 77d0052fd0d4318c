/** What a quote comes to: days times a rate. Amounts are in cents inside, so that halves add up. */

export interface Sum {
  readonly days: number
  /** Of each line, in euros. */
  readonly amounts: readonly number[]
  readonly total: number
}

/** @param days of each line, in halves of a day */
export const sumOf = (days: readonly number[], rate: number): Sum => {
  const all = days.reduce((sum, each) => sum + each, 0)
  return { days: all, amounts: days.map((each) => amount(each, rate)), total: amount(all, rate) }
}

/** Days at a rate, to the cent. */
export const amount = (days: number, rate: number): number => Math.round(days * rate * 100) / 100

/** What a rate may be: beyond it somebody mistyped. */
export const RATES = { min: 50, max: 5000 } as const
/** Days of a line go by halves, and beyond these it is another project. */
export const DAYS = { min: 0, max: 60, step: 0.5 } as const

/** @returns nothing where that is no rate: what stood before holds */
export const rateIn = (typed: string): number | undefined => within(typed, RATES)

export const daysIn = (typed: string): number | undefined => {
  const days = within(typed, DAYS)
  return days !== undefined && days % DAYS.step === 0 ? days : undefined
}

export const within = (
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined => {
  if (typed.trim() === '') return undefined
  const value = Number(typed.replace(',', '.'))
  return value >= min && value <= max ? value : undefined
}
