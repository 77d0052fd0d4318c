/** What is known of visits in a period, as the owner sees it. */
import type { ConversionType } from './conversions.ts'
import type { AskedPeriod } from './period.ts'

/** How often something was so, the most frequent first. */
export interface Ranked {
  readonly value: string
  readonly count: number
}

/** Sums of a period. */
export interface Totals {
  /** People of each day, added up: who comes on two days counts on both. */
  readonly visitors: number
  readonly views: number
  readonly conversions: number
  /** Of all conversions. */
  readonly score: number
}

/** A page, and how often it was read to the end, or near it. */
export interface PageFigures extends Ranked {
  readonly read: number
}

export interface ConversionFigures {
  readonly type: ConversionType
  readonly count: number
  readonly score: number
}

export interface Figures {
  readonly period: AskedPeriod
  readonly totals: Totals
  /** Of the period before. */
  readonly before: Totals
  /** One a day of the period. */
  readonly visitors: readonly number[]
  readonly views: readonly number[]
  /** One a day of the period before. */
  readonly visitorsBefore: readonly number[]
  readonly viewsBefore: readonly number[]
  readonly pages: readonly PageFigures[]
  readonly sources: readonly Ranked[]
  readonly languages: readonly Ranked[]
  readonly widths: readonly Ranked[]
  /** Pages read that far, in the order of depths. */
  readonly depths: readonly Ranked[]
  readonly conversions: readonly ConversionFigures[]
}
