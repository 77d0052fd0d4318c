/** What a visitor does before the application is there. The boot keeps it; `answer.ts` gives it back. */

/** Said on window just before React listens: from then on it answers clicks itself. */
export const TAKING_EVENT = 'opale:taking'
/** Said by window once the page's handlers are in place, and by each late part once its own are. */
export const READY_EVENT = 'opale:ready'
/** On a part whose script comes after the page's: clicks on it are kept until the part is ready. */
export const LATE_PART = 'data-late'

/** Keeps what only the application can answer; links, summaries and popovers work by themselves. */
export const keepEarlyInput = (): void => {
  let kept: readonly (readonly [EventTarget, Event])[] = []
  let taken = false
  let ready = false
  const keep = (event: Event) => {
    const { target, type } = event
    if (event instanceof KeyboardEvent) {
      if (event.altKey && !ready) kept = [...kept, [document, new KeyboardEvent(type, event)]]
    } else if (target instanceof Element) {
      const control = target.closest('button:not([popovertarget],[type=submit])')
      if (control && (!taken || isLate(control)))
        kept = [...kept, [control, new MouseEvent(type, event)]]
    }
  }
  for (const type of ['click', 'dblclick', 'keydown']) addEventListener(type, keep, true)
  addEventListener(TAKING_EVENT, () => {
    taken = true
  })
  addEventListener(
    READY_EVENT,
    ({ target }) => {
      const part = target instanceof Element ? target : undefined
      part?.removeAttribute(LATE_PART)
      ready = true
      const all = kept
      kept = all.filter(([control]) => isLate(control))
      for (const one of all) if (!kept.includes(one)) one[0].dispatchEvent(one[1])
    },
    true,
  )
}

const isLate = (control: EventTarget): boolean =>
  control instanceof Element && control.closest(`[${LATE_PART}]`) !== null
