/** When the application is fetched: on the first sign of intent, else once the page is idle. */
import type { Inline } from '../ports/inline.ts'

/** How long after load an idle page waits for a sign before it fetches by itself. */
export const IDLE_LOAD_MS = 5000

const INTENT = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']

export const loadOnIntent = (inline: () => Inline): void => {
  let begun = false
  const start = () => {
    if (begun) return
    begun = true
    import(/* @vite-ignore */ inline().app).catch((error: unknown) => {
      // [8.0.8] The page goes on as it is; the next sign of intent tries again.
      console.error('Failed to initialize React', error)
      begun = false
    })
  }
  const startWhenIdle = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (document.hidden || connection?.saveData) return
    // Safari has no requestIdleCallback.
    ;(globalThis.requestIdleCallback ?? setTimeout)(start)
  }
  for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true })
  addEventListener('load', () => {
    if (inline().eager) start()
    else setTimeout(startWhenIdle, IDLE_LOAD_MS)
  })
}
