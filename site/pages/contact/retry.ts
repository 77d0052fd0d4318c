/** In seconds: how long a message waits before it is tried again by itself. */
const WAITS = [15, 30, 60, 120, 300] as const

/** @param tries how often it was tried @param wait what the server asked for, at least */
export const waitMs = (tries: number, wait = 0): number => {
  // One that was kept from an earlier visit is tried at once.
  const own = tries === 0 ? 0 : WAITS[Math.min(tries, WAITS.length) - 1]!
  return 1000 * Math.max(own, Math.min(wait, 3600))
}
