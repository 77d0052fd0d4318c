/** A text that a device keeps: where storage would not take it, it lives as long as the document. */
import type { KeptNames } from './storage-keys.ts'
import { read, remove, write } from './storage.ts'

export interface KeptText {
  /** As it stands there: the same text for as long as nothing changes. */
  readonly text: () => string
  /** @param next left out, nothing is kept any more @returns whether the device took it */
  readonly keep: (next?: string) => boolean
  /** Whether what was kept last lives in this document alone. */
  readonly isHeld: () => boolean
  /** Told of every change, of another tab's too. @returns how to hear no more of it */
  readonly subscribe: (listener: () => void) => () => void
}

export const keptText = (key: KeptNames['localStorage']): KeptText => {
  let held: string | undefined
  const listeners = new Set<() => void>()
  return {
    text: () => held ?? read('localStorage', key) ?? '',
    keep: (next) => {
      if (next === undefined) remove('localStorage', key)
      const taken = next === undefined || write('localStorage', key, next)
      held = taken ? undefined : next
      for (const listener of listeners) listener()
      return taken
    },
    isHeld: () => held !== undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}
