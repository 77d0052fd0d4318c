/** When the application is fetched: on the first sign of intent, else once the page is idle. */
import { IDLE_LOAD_MS } from './delays.ts'
import { listen } from './listen.ts'
import { moved } from './moved.ts'
import { dataset } from './root.ts'
import { addStyleSheets } from './style-sheets.ts'

/** Signs of intent. Scrolling, by wheel or by finger, is none. */
const INTENT = ['pointerdown', 'pointerup', 'pointermove', 'keydown', 'focusin']

/** @param typeface settled once text stands in its typeface */
export const loadOnIntent = (typeface: Promise<unknown>): void => {
  const { app, eager } = dataset
  let begun = false
  let failures = 0
  const start = (event?: Event) => {
    if (begun || (event && !isIntent(event, failures))) return
    begun = true
    addStyleSheets()
    // Browsers remember a module that failed to come, so another start needs another address.
    import(/* @vite-ignore */ app! + '?'.repeat(failures)).catch((error: unknown) => {
      // [8.0.8] The page goes on as it is; the next press or key tries again.
      console.error('Failed to initialize React', error)
      begun = false
      failures += 1
    })
  }
  listen(INTENT, start)
  addEventListener('load', () => {
    // Fetched earlier, the application would delay the page's first paint.
    if (eager && RegExp(eager).test(location.search)) void typeface.then(() => start())
    else
      setTimeout(() => {
        if (document.hidden || (navigator as Connected).connection?.saveData) return
        // Safari has no requestIdleCallback.
        ;(globalThis.requestIdleCallback ?? setTimeout)(() => start())
      }, IDLE_LOAD_MS)
  })
}

/** Not every browser tells. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

const isIntent = (event: Event, failures: number): boolean => {
  const { type, pointerType } = event as PointerEvent
  // A finger that scrolls goes down like one that taps; only the tap also comes up by itself.
  if (pointerType === 'touch') return type === 'pointerup'
  if (type !== 'pointermove') return true
  // After a failure a moving pointer would ask again and again.
  return failures === 0 && moved(event) && approaches(event as PointerEvent)
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
