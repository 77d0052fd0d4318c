import type { Purpose } from './choice.ts'
import { EVENTS, valuesOf, type EventName, type FieldsOf, type Values } from './events.ts'

/** One event, as a service gets it. */
export interface Tracked {
  readonly name: EventName
  /** Of the page it happened on: no query, no hash, which may hold what somebody typed. */
  readonly path: string
  readonly values: Values
}

/** Where events go. It may fail, at once or later. */
export type Service = (event: Tracked) => void | Promise<void>

/** `withheld`: the visitor has not agreed. `kept`: nobody listens, it stays on the device. */
export const FATES = ['sent', 'withheld', 'kept', 'failed'] as const
export type Fate = (typeof FATES)[number]

export interface Logged extends Tracked {
  /** Counts from 1. */
  readonly id: number
  readonly fate: Fate
  /** Milliseconds. */
  readonly at: number
}

/** How many events the log of this page remembers. */
export const LOGGED = 100

interface Wiring {
  readonly service: Service | undefined
  readonly allowed: (purpose: Purpose) => boolean
  readonly path?: () => string
  readonly now?: () => number
}

export interface Analytics {
  readonly track: <N extends EventName>(name: N, fields?: FieldsOf<N>) => void
  /** The newest last; another array when one came. */
  readonly log: () => readonly Logged[]
  readonly subscribe: (listener: () => void) => () => void
}

/** [8.0.11] Tells a service what it may know. Whatever goes wrong with that stays here. */
export const createAnalytics = ({
  service,
  allowed,
  path = () => location.pathname,
  now = Date.now,
}: Wiring): Analytics => {
  const listeners = new Set<() => void>()
  let log: readonly Logged[] = []
  let count = 0
  const note = (entry: Omit<Logged, 'id'>) => {
    count += 1
    log = [...log, { ...entry, id: count }].slice(-LOGGED)
    for (const listener of listeners) listener()
  }
  return {
    track(name, fields = {}) {
      const event = { name, path: path(), values: valuesOf(name, fields) }
      const told = (fate: Fate) => note({ ...event, fate, at: now() })
      const failed = (cause: unknown) => {
        console.warn('Analytics tracking failed', cause)
        told('failed')
      }
      if (service === undefined) return told('kept')
      if (!allowed(EVENTS[name].purpose)) return told('withheld')
      try {
        const later = service(event)
        if (later === undefined) return told('sent')
        void later.then(() => told('sent'), failed)
      } catch (error) {
        failed(error)
      }
    },
    log: () => log,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
