import { useSyncExternalStore } from 'react'

/**
 * Whether a page shows her large, in sight right now: then she does not stand in its corner as well.
 * One Opale at a time asks for attention.
 */
export const useLargeInSight = (): boolean => useSyncExternalStore(subscribe, get, () => false)

/** A ref of where she stands large. */
export const watchLarge = (place: Element | null): (() => void) | undefined => {
  if (!place) return undefined
  const observer = new IntersectionObserver(([entry]) => set(entry?.isIntersecting === true))
  observer.observe(place)
  return () => {
    observer.disconnect()
    set(false)
  }
}

let inSight = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  inSight = next
  for (const listener of listeners) listener()
}
const get = () => inSight
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
