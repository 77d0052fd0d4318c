/** How long a page that is never idle waits, an animated one on a slow machine for instance. */
const AT_LAST_MS = 1000

/** Calls once the browser has nothing better to do. @returns what takes it back */
export const whenIdle = (act: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => act(), { timeout: AT_LAST_MS })
  return () => cancelIdleCallback(handle)
}
