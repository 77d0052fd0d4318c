/** Durations as people write them in a script: `4000`, `4s`, `2min`, `1.5h`, `3d`. */
const UNITS = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Whole milliseconds; `undefined` where it is no duration. */
export const readDelay = (text: string): number | undefined => {
  const [, digits, unit = 'ms'] = /^(\d{1,13}(?:\.\d{1,6})?)(ms|s|min|h|d)?$/u.exec(text) ?? []
  if (digits === undefined) return undefined
  const delay = Math.round(Number(digits) * UNITS[unit as keyof typeof UNITS])
  return delay <= MOST_DELAY ? delay : undefined
}

/** The largest unit that says it without a fraction. */
export const writeDelay = (delay: number): string => {
  const found = Object.entries(UNITS).findLast(([, size]) => delay > 0 && delay % size === 0)
  return found && found[0] !== 'ms' ? `${delay / found[1]}${found[0]}` : String(delay)
}

/** A century: enough for any life, and far from the end of the calendar. */
const MOST_DELAY = 36_525 * UNITS.d
