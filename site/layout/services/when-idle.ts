/** Calls once the browser has nothing better to do. @returns what takes it back */
export const whenIdle = (act: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => act())
  return () => cancelIdleCallback(handle)
}
