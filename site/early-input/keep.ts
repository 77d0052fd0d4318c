/** Clicks and shortcuts that come before the application: kept, then given to it. */

/** The application says so just before React listens: from then on it answers clicks itself. */
export const TAKING_EVENT = 'opale:taking'
/** The application says so once its handlers are in place. */
export const READY_EVENT = 'opale:ready'

/** Keeps what only the application can answer; links, summaries and popovers work by themselves. */
export const keepEarlyInput = (): void => {
  const kept: [EventTarget, Event][] = []
  const ready = new AbortController()
  let taken = false
  const options = { capture: true, signal: ready.signal }
  const keep = (event: Event) => {
    const { target, type } = event
    if (event instanceof KeyboardEvent) {
      if (event.altKey) kept.push([document, new KeyboardEvent(type, event)])
    } else if (!taken && target instanceof Element) {
      const control = target.closest('button:not([popovertarget],[type=submit])')
      if (control) kept.push([control, new MouseEvent(type, event)])
    }
  }
  for (const type of ['click', 'dblclick', 'keydown']) addEventListener(type, keep, options)
  addEventListener(
    TAKING_EVENT,
    () => {
      taken = true
    },
    options,
  )
  addEventListener(
    READY_EVENT,
    () => {
      ready.abort()
      for (const [target, event] of kept) target.dispatchEvent(event)
    },
    options,
  )
}
