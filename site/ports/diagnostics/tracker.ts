/** What went wrong while a visitor was here, for whoever looks after the site. */

export const SOURCES = ['workflow', 'rendering', 'promise', 'script', 'sprite', 'vital'] as const
export type Source = (typeof SOURCES)[number]

export interface Entry {
  /** Counts from 1. */
  readonly id: number
  readonly kind: 'error' | 'warning'
  readonly source: Source
  readonly message: string
  /** The page it happened on. */
  readonly path: string
  /** Milliseconds. */
  readonly at: number
}

/** [8.0.16] */
export const KEPT_ENTRIES = 50

/** [7.0.26] Where entries could go, and whether they do: they stay on the device. */
export const REPORTING = { endpoint: '/api/errors', sends: false } as const

export interface Tracker {
  /** The newest last; another array when one came. */
  readonly entries: () => readonly Entry[]
  readonly add: (entry: Pick<Entry, 'kind' | 'source' | 'message'>) => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Wiring {
  readonly now: () => number
  readonly path: () => string
}

export const createTracker = ({ now, path }: Wiring): Tracker => {
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = []
  let count = 0
  return {
    entries: () => entries,
    add(entry) {
      const message = entry.message.slice(0, LONGEST)
      count += 1
      entries = [...entries, { ...entry, id: count, message, path: path(), at: now() }].slice(
        -KEPT_ENTRIES,
      )
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A message may quote a whole file. */
const LONGEST = 500

/** The one of this page. */
export const tracker = createTracker({ now: () => Date.now(), path: () => location.pathname })
