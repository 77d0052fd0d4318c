/** What a visitor does before the application is there. The boot keeps it; `answer.ts` gives it back. */
import { listen } from '../boot/listen.ts'

/** Said on window just before React listens: {@link Take} is told what was kept. */
export const TAKING_EVENT = 'opale:taking'
/** Said by window once the page's handlers are in place, and by each late part once its own are. */
export const READY_EVENT = 'opale:ready'
/** On a part whose script comes after the page's: clicks on it are kept until the part is ready. */
export const LATE_PART = 'data-late'

export const KEPT_TYPES = ['click', 'dblclick', 'keydown'] as const

/** Who shall answer, and what. */
export type Kept = readonly [EventTarget, Event]

/** @param keep who has listened until now */
export type Take = (kept: readonly Kept[], keep: (event: Event) => void) => void

/** Keeps what only the application can answer; links, summaries and popovers work by themselves. */
export const keepEarlyInput = (): void => {
  const kept: Kept[] = []
  const keep = (event: Event) => {
    const who = answering(event)
    if (who) kept.push([who, copyOf(event)])
  }
  listen(KEPT_TYPES, keep)
  addEventListener(TAKING_EVENT, (event) => {
    ;(event as CustomEvent<Take>).detail(kept, keep)
  })
}

/** Who shall answer it, if it is for the application. */
export const answering = (event: Event): EventTarget | null | undefined | false =>
  event.type === 'keydown'
    ? (event as KeyboardEvent).altKey && document
    : (event.target as Partial<Element>).closest?.('button:not([popovertarget],[type=submit])')

/** An event is sent once: its copy can be sent again. */
export const copyOf = (event: Event): Event =>
  new (event.constructor as typeof Event)(event.type, event)
