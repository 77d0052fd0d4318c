/** Our rules beside the official model's, at the same points: how far apart, and why. */
import type { Household } from './income-tax.ts'
import { payOf } from './payroll.ts'
import type { Rates } from './rates.ts'
import { STATUSES, yearOf, type Status } from './year.ts'

export const JUDGED = [...STATUSES, 'employee'] as const

/** What one asks: a year in a status, or the gross salary of an employee as its turnover. */
export interface Point {
  readonly status: Status | 'employee'
  readonly turnover: number
  readonly costs: number
  readonly household: Pick<Household, 'couple' | 'children'>
  readonly flatTax: boolean
  readonly dividends: number
}

/** Euros a year: before income tax, and after it where the model was asked. */
export interface Left {
  readonly net: number
  readonly kept?: number | undefined
}

export interface Compared {
  readonly point: Point
  readonly official: Left
  readonly ours: Left
  /** The larger of the two relative differences, in per cent, with its sign. */
  readonly apart: number
}

/** Points that are further apart than this have their rule named. */
export const NEAR_ENOUGH = 1

export const REASONS = ['reform', 'death', 'apec'] as const
export type Reason = (typeof REASONS)[number]

/** Why ours differs where it does; nothing where the rules are the same. */
export const reasonFor = ({ status }: Point): Reason | undefined => {
  if (status === 'ei' || status === 'eurl') return 'reform'
  if (status === 'sasu') return 'death'
  return status === 'employee' ? 'apec' : undefined
}

export const compare = (point: Point, official: Left, rates: Rates): Compared => {
  const ours = leftOf(point, rates)
  const apart = [
    relative(ours.net, official.net),
    ...(official.kept === undefined ? [] : [relative(ours.kept!, official.kept)]),
  ].reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most))
  return { point, official, ours, apart }
}

const leftOf = ({ status, ...work }: Point, rates: Rates): Left =>
  status === 'employee'
    ? { net: payOf(work.turnover, rates).net }
    : yearOf({ ...work, status, household: { ...work.household, other: 0 } }, rates)

const relative = (ours: number, official: number): number =>
  official === 0 ? 0 : (100 * (ours - official)) / Math.abs(official)
