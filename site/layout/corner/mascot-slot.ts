import { useSyncExternalStore, type ReactNode } from 'react'

/** Her head in the header, once she is alive: what it is made of comes with her, not with the page. */
let mascot: ReactNode = null
const listeners = new Set<() => void>()

export const setMascot = (next: ReactNode): void => {
  mascot = next
  for (const listener of listeners) listener()
}

export const useMascot = (): ReactNode => useSyncExternalStore(subscribe, get, () => null)

const get = () => mascot
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
