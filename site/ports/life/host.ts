import type { ByteStore } from '#engine'
import { createLoneLeader, createBrowserLeader, type CreateTabLeader } from './tab-leader.ts'

/** What a life needs from its surroundings: storage, clock, timers, chance. Tests bring their own. */
export interface LifeHost {
  readonly bytes: Bytes
  /** Milliseconds, whole. */
  readonly now: () => number
  /** Calls once, after so many milliseconds. @returns what takes it back */
  readonly schedule: (delay: number, act: () => void) => () => void
  /** The seed of all her chance: asked once, when she is born. */
  readonly seed: () => string
  /** How several tabs agree on the one that writes. */
  readonly createLeader: CreateTabLeader
  /** Calls when the page goes out of sight or away, and when it comes back into it. */
  readonly onPage: (act: (event: 'hidden' | 'gone' | 'shown' | 'back') => void) => () => void
}

export interface Bytes extends ByteStore {
  remove(key: string): void
}

export const now = (): number => Date.now()

/** Milliseconds on the clock that the page's events are stamped by. */
export const eventTime = (): number => performance.now()

export const schedule: LifeHost['schedule'] = (delay, act) => {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}

/** The visitor's browser. */
export const browserHost = (): LifeHost => ({
  bytes: {
    get: (key) => localStorage.getItem(key),
    set: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
  },
  now,
  schedule,
  seed: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  // Browsers offer locks to secure origins only; elsewhere tabs read the storage before they write.
  createLeader:
    'locks' in navigator && 'BroadcastChannel' in globalThis
      ? createBrowserLeader
      : createLoneLeader,
  onPage(act) {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('visibilitychange', () => act(document.hidden ? 'hidden' : 'shown'), {
      signal,
    })
    addEventListener('pagehide', () => act('gone'), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && act('back'), { signal })
    return () => stop.abort()
  },
})
