/** Facts that should have been looked at again. Today's day comes in: only people and scripts have a clock. */
import type { Fact } from '../content/facts/schema.ts'

export interface Overdue {
  readonly id: string
  /** The day by which to look again. */
  readonly review: string
  /** Days since then. */
  readonly days: number
}

/** Beyond this the editorial check fails: until then it only says so. @internal */
export const PATIENCE = 60

/** @param today an ISO day */
export const overdueFacts = (
  facts: Iterable<readonly [id: string, fact: Pick<Fact, 'review'>]>,
  today: string,
): readonly Overdue[] =>
  [...facts]
    .map(([id, { review }]) => ({ id, review, days: daysBetween(review, today) }))
    .filter(({ days }) => days > 0)
    .toSorted((a, b) => b.days - a.days || (a.id < b.id ? -1 : 1))

/** As the build and the check tell it. */
export const overdueLine = ({ id, review, days }: Overdue): string =>
  `fact ${id}: to be looked at again by ${review}, ${days} ${days === 1 ? 'day' : 'days'} ago`

const DAY = 86_400_000
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)
