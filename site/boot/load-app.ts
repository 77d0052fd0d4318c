/** When the application is fetched: on the first sign of intent, else once the page is idle. */
import { moved } from './moved.ts'
import { addStyleSheets } from './style-sheets.ts'

/** How long after load an idle page waits for a sign before it fetches by itself. */
export const IDLE_LOAD_MS = 5000

/** Signs of intent. Scrolling, by wheel or by finger, is none. */
const INTENT = ['pointerdown', 'pointerup', 'pointermove', 'keydown', 'focusin']

/** After a failure a moving pointer would ask again and again: only a press or a key tries anew. */
const PRESS = /down|up/u

/** @param typeface settled once text stands in its typeface */
export const loadOnIntent = (typeface: Promise<unknown>): void => {
  const { app, eager } = document.documentElement.dataset
  let begun = false
  let failures = 0
  // A visitor may act before the whole document has arrived: hydration waits for it.
  const parsed = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve)
  })
  const start = (event?: Event) => {
    if (begun || (event && !(isIntent(event) && (failures === 0 || PRESS.test(event.type))))) return
    begun = true
    parsed
      // Browsers remember a module that failed to come, so another start needs another address.
      .then(() => {
        addStyleSheets()
        return import(/* @vite-ignore */ app! + (failures > 0 ? `?${failures}` : ''))
      })
      .catch((error: unknown) => {
        // [8.0.8] The page goes on as it is; the next press or key tries again.
        console.error('Failed to initialize React', error)
        begun = false
        failures += 1
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
    // Fetched earlier, the application would delay the page's first paint.
    if (eager !== undefined && RegExp(eager, 'u').test(location.search))
      void typeface.then(() => start())
    else setTimeout(startWhenIdle, IDLE_LOAD_MS)
  })
}

const isIntent = (event: Event): boolean => {
  if (!(event instanceof PointerEvent)) return true
  const { type, pointerType } = event
  const touch = pointerType === 'touch'
  if (type === 'pointermove') return !touch && moved(event) && approaches(event)
  // A finger that scrolls goes down like one that taps; only the tap also comes up by itself.
  return touch === (type === 'pointerup')
}

const CONTROL = 'a,button,input,select,textarea,summary,label,[tabindex="0"]'
/** How many moves ahead the pointer's way is guessed. */
const AHEAD = 8

/** Whether the pointer is at a control, or will be if it goes on like that. */
const approaches = ({ clientX, clientY, movementX, movementY }: PointerEvent): boolean =>
  [0, AHEAD].some((moves) =>
    document
      .elementFromPoint(clientX + moves * movementX, clientY + moves * movementY)
      ?.closest(CONTROL),
  )
