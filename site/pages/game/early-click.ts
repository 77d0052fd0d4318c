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
    // React itself hears nothing of a part that it has not hydrated.
    area?.addEventListener(
      'click',
      ({ target }) => {
        pressed = (target as Element).closest('button')
      },
      { signal },
    )
    const hear = () => {
      stop.abort()
      pressed?.click()
    }
    addEventListener(HEARS_EVENT, hear, { signal })
    return () => stop.abort()
  }, [])
  return ref
}
