import { TOUR_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

/** The guided tour: kept for this tab alone, so that it outlives a reload and no more. */
export interface Tour {
  /** The stop one has come to, from 0; undefined while there is no tour. */
  readonly at: number | undefined
  /** Whether the visitor asked for it on this page: then the bar takes the focus when it comes. */
  readonly begun: boolean
}

/** Dispatched on window when a tour begins: the script that shows it may not be there yet. */
export const TOUR_EVENT = 'opale:tour'

export const NO_TOUR: Tour = { at: undefined, begun: false }

export const subscribeTour = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tourNow = (): Tour => (now ??= { at: kept(), begun: false })

/** Goes on from where one had come to, else from the first stop. */
export const beginTour = (): void => {
  become({ at: tourNow().at ?? 0, begun: true })
  dispatchEvent(new Event(TOUR_EVENT))
}

/** Nothing without a tour: whoever left it before their page had told where it is has left it. */
export const comeTo = (at: number): void => {
  const before = tourNow().at
  if (before !== undefined && before !== at) become({ at, begun: false })
}

export const leaveTour = (): void => become(NO_TOUR)

let now: Tour | undefined
const listeners = new Set<() => void>()

const become = (next: Tour): void => {
  now = next
  write('sessionStorage', TOUR_KEY, next.at === undefined ? '' : String(next.at))
  for (const listener of listeners) listener()
}

const kept = (): number | undefined => {
  const text = read('sessionStorage', TOUR_KEY)
  return text !== null && /^\d$/u.test(text) ? Number(text) : undefined
}
