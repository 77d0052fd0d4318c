/** The days that figures are of, and those before them. Days are counted since 1970, in UTC. */

export interface Period {
  /** The first and the last day. */
  readonly from: number
  readonly to: number
}

export const RANGES = ['7', '30', '90', '12m'] as const
export type Range = (typeof RANGES)[number]

export interface AskedPeriod extends Period {
  /** None where the owner named both days. */
  readonly range: Range | undefined
}

/** What an address asks for. Whatever cannot be is the usual one: 30 days, today included. */
export const periodIn = (query: URLSearchParams, now: number): AskedPeriod => {
  const today = Math.floor(now / DAY_MS)
  const own = ownPeriod(query.get('from'), query.get('to'), today)
  if (own) return { ...own, range: undefined }
  const range = RANGES.find((each) => each === query.get('range')) ?? '30'
  const days = range === '12m' ? today - yearBefore(today) : Number(range)
  return { from: today - days + 1, to: today, range }
}

/** As many days, right before. */
export const before = ({ from, to }: Period): Period => ({ from: 2 * from - to - 1, to: from - 1 })

export const daysIn = ({ from, to }: Period): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** As an address and a field write it: `2026-11-23`. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** At midnight, in ms. */
export const startOf = (day: number): number => day * DAY_MS

/** Further back nothing is kept. */
const LONGEST = 25 * 31

const DAY_MS = 86_400_000

const ownPeriod = (
  first: string | null,
  last: string | null,
  today: number,
): Period | undefined => {
  const [from, to] = [dayOf(first), dayOf(last)]
  if (from === undefined || to === undefined) return undefined
  const [start, end] = from <= to ? [from, to] : [to, from]
  return end > today || today - start > LONGEST ? undefined : { from: start, to: end }
}

const dayOf = (text: string | null): number | undefined => {
  if (text === null || !/^\d{4}-\d\d-\d\d$/u.test(text)) return undefined
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS
  return Number.isNaN(day) || isoDay(day) !== text ? undefined : day
}

const yearBefore = (day: number): number => {
  const date = new Date(day * DAY_MS)
  return Math.floor(date.setUTCFullYear(date.getUTCFullYear() - 1) / DAY_MS)
}
