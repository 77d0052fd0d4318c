import { isNumber } from './json.ts'

/**
 * Commands arrive from JSON, so their amounts are checked here, once, for both readings.
 * A fraction is rounded; what is no finite number is `undefined`, and the command is refused.
 */
export const signedAmount = (value: unknown): number | undefined => {
  if (!isNumber(value)) return undefined
  // Adding zero turns -0 into 0: JSON has no -0, so a restored snapshot would differ.
  return saturate(Math.round(value)) + 0
}

/** An amount that may not be negative; `fallback` stands in where the command gives none. */
export const amountOf = (value: unknown, fallback?: number): number | undefined => {
  const given = value === undefined ? fallback : value
  // Before it is rounded: minus a half would pass for nothing.
  return isNumber(given) && given < 0 ? undefined : signedAmount(given)
}

/** Counters stop at the largest whole number that adds up exactly. */
export const saturate = (value: number): number =>
  Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value))
