import { freeze } from './share.ts'

/**
 * Level thresholds as exact whole numbers: 1.2^n is 6^n / 5^n, worked out once without fractions.
 * Floating powers differ between browsers; a table does not.
 */
export interface Growth {
  /** The highest level: the threshold above it is no safe integer any more. */
  readonly maxLevel: number
  /** Experience that leads from `level` to the next. */
  threshold(level: number): number
}

/** Thresholds 100 × factor(level) × 1.2^(level − 1), rounded up (1) or down (0). */
export const growth = (factor: (level: bigint) => bigint, up: 0n | 1n): Growth => {
  const table: number[] = [0]
  for (let level = 1n, power = 1n, divisor = 1n; ; level += 1n, power *= 6n, divisor *= 5n) {
    const exact = 100n * factor(level) * power
    const whole = (exact + up * (divisor - 1n)) / divisor
    if (whole > BigInt(Number.MAX_SAFE_INTEGER)) break
    table.push(Number(whole))
  }
  return freeze({
    maxLevel: table.length,
    threshold: (level) => table[level] ?? Number.MAX_SAFE_INTEGER,
  })
}
