/** What a task costs with each provider, over a year in which prices change. */
import type { Answer } from './door.ts'

/** Per million tokens. */
export interface Price {
  readonly fresh: number
  readonly cached: number
  readonly written: number
}

export const costOf = ({ fresh, cached, written }: Answer['tokens'], price: Price): number =>
  (fresh * price.fresh + cached * price.cached + written * price.written) / 1_000_000

export interface Measured {
  /** Of one call, on average over the test. */
  readonly tokens: Answer['tokens']
  /** Share of answers that nobody had to mend. */
  readonly right: number
}

/** @param mend what one answer costs that somebody mends */
export const costOfTask = ({ tokens, right }: Measured, price: Price, mend: number): number =>
  costOf(tokens, price) + (1 - right) * mend

/** Twelve months, so many of them at the price of today and the rest at the one announced. */
export const costOfYear = (
  tokens: Answer['tokens'],
  { tasks, months, now, later }: { tasks: number; months: number; now: Price; later: Price },
): number => tasks * (months * costOf(tokens, now) + (12 - months) * costOf(tokens, later))
