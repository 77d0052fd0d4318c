/** When the application is fetched: on the first sign of intent, else once the page is idle. */
import type { Inline } from '../ports/inline.ts'

const INTENT = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const
/** How long after load an idle page waits for a sign before it fetches by itself. */
export const IDLE_LOAD_MS = 5000

export const loadOnIntent = (inline: () => Inline): void => {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const type of INTENT) removeEventListener(type, start, true)
    import(/* @vite-ignore */ inline().app).catch((error: unknown) => {
      // [8.0.8] The page goes on as it is; the next sign of intent tries again.
      console.error('Failed to initialize React', error)
      started = false
      listen()
    })
  }
  const listen = () => {
    for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true })
  }
  const later = () => {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    if (document.hidden || saving === true) return
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start)
    else start()
  }
  listen()
  addEventListener('load', () => {
    if (inline().eager) start()
    else setTimeout(later, IDLE_LOAD_MS)
  })
}
