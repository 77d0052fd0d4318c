/** The furthest moment, either way, that a calendar date can name. */
export const MAX_TIME = 8_640_000_000_000_000

/** A moment as whole milliseconds; `undefined` where it is no usable number. */
export const clockTime = (at: unknown): number | undefined => {
  if (typeof at !== 'number' || !(Math.abs(at) <= MAX_TIME)) return undefined
  return Math.floor(at) + 0
}
