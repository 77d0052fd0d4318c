/** A worked quote as a page shows it in one language. */
import type { Prices, Usage } from './month.ts'

export interface Quoted {
  /** For whom, and what. */
  readonly subject: string
  /** Euros a day, before tax: an example. */
  readonly rate: number
  readonly lots: readonly { readonly name: string; readonly note: string; readonly days: number }[]
  /** Where a rate is worked out. */
  readonly calculator: string
  /** What it leaves out. */
  readonly without: readonly string[]
  /** Other scopes of the same work, the shortest first; the quote itself has no days of its own. */
  readonly scale: readonly {
    readonly name: string
    readonly note: string
    readonly days?: number | undefined
  }[]
  /** What moves the days, from and to. */
  readonly ranges: readonly {
    readonly name: string
    readonly note: string
    readonly from: number
    readonly to: number
  }[]
  readonly month: {
    readonly usage: Usage
    readonly models: readonly { readonly name: string; readonly prices: Prices }[]
    /** Days somebody gives it every month. */
    readonly upkeep: number
    /** The day the prices were read. */
    readonly checked: string
  }
}
