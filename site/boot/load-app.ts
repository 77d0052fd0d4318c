/** When the application is fetched: on the first sign of intent, else once the page is idle. */
import type { Inline } from '../ports/inline.ts'
import { moved } from './moved.ts'

/** How long after load an idle page waits for a sign before it fetches by itself. */
export const IDLE_LOAD_MS = 5000

const INTENT = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']

export const loadOnIntent = (inline: () => Inline): void => {
  let begun = false
  // What the page tells its scripts stands at its end: intent may come before that has arrived.
  const parsed = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve)
  })
  const start = (event?: Event) => {
    if (begun || (event && !moved(event))) return
    begun = true
    parsed
      .then(() => import(/* @vite-ignore */ inline().app))
      .catch((error: unknown) => {
        // [8.0.8] The page goes on as it is; the next sign of intent tries again.
        console.error('Failed to initialize React', error)
        begun = false
      })
  }
  const startWhenIdle = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (document.hidden || connection?.saveData) return
    // Safari has no requestIdleCallback.
    ;(globalThis.requestIdleCallback ?? setTimeout)(() => start())
  }
  for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true })
  addEventListener('load', () => {
    if (inline().eager) start()
    else setTimeout(startWhenIdle, IDLE_LOAD_MS)
  })
}
