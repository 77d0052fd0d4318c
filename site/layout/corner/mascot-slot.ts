import { useSyncExternalStore, type ReactNode } from 'react'

/** Her head in the header, once she is alive. Its script is hers: the header only has the place. */
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
