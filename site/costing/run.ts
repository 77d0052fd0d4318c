/** What a workflow's models cost: each step that asks one, run by run. */
import type { Prices } from './month.ts'

export interface ModelUsed {
  /** Tokens of one call. */
  readonly reads: number
  readonly writes: number
  /** In one run. */
  readonly calls: number
  readonly prices: Prices
}

/** Beyond it somebody mistyped. */
export const RUNS = { min: 0, max: 1_000_000 } as const

/** One run, in dollars. */
export const runCost = (uses: readonly ModelUsed[]): number =>
  uses.reduce((sum, use) => sum + stepCost(use), 0)

export const stepCost = ({ reads, writes, calls, prices }: ModelUsed): number =>
  (calls * (reads * prices.read + writes * prices.written)) / 1_000_000

/** To the cent, or to two figures where a cent would be too coarse. */
export const rounded = (dollars: number): number =>
  dollars >= 0.01 || dollars === 0
    ? Math.round(dollars * 100) / 100
    : Number(dollars.toPrecision(2))
