import { useEffect, useRef, type RefObject } from 'react'

/** Sent once what was prerendered of the game hears what is clicked. */
export const HEARS_EVENT = 'opale:game-hears'

/** A button that is pressed before anything hears it is pressed again afterwards; the last counts. */
export const useEarlyClick = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: area } = ref
    const stop = new AbortController()
    const { signal } = stop
    let pressed: HTMLElement | null = null
    // React stops clicks on what it has not hydrated, at its root: they are heard above it.
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = (target as Element).closest('button')
        if (button && area?.contains(button)) pressed = button
      },
      { signal, capture: true },
    )
    const hear = () => {
      stop.abort()
      // Not within React's own work: what is being hydrated could not answer there.
      queueMicrotask(() => pressed?.click())
    }
    addEventListener(HEARS_EVENT, hear, { signal })
    return () => stop.abort()
  }, [])
  return ref
}
