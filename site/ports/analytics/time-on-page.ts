/** [9.0.54] In seconds; looked at every so many milliseconds. */
export const MOMENTS = [30, 60, 120, 300] as const
export const LOOK_MS = 5000

/**
 * [5.0.13] Reports each moment that a visit to a page passes, once.
 * @param since when the page began, as `performance.now` counts
 * @returns what ends it; it ends by itself after the last moment
 */
export const watchTimeOnPage = (report: (seconds: number) => void, since: number): (() => void) => {
  let passed = 0
  const timer = setInterval(() => {
    const seconds = (performance.now() - since) / 1000
    while (passed < MOMENTS.length && MOMENTS[passed]! <= seconds) report(MOMENTS[passed++]!)
    if (passed === MOMENTS.length) clearInterval(timer)
  }, LOOK_MS)
  return () => clearInterval(timer)
}
