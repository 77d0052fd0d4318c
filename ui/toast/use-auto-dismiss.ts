import { useEffect, useEffectEvent } from 'react'

/** [3.4.3] How long a message stays unless told otherwise, in ms. */
export const TOAST_MS = 5000

/**
 * Calls once the time is up. A pause starts it again from the beginning: whoever came to read has
 * the whole of it once more.
 * @param duration in ms; `null` for what stays until it is dismissed
 */
export function useAutoDismiss(
  duration: number | null,
  paused: boolean,
  dismiss: () => void,
): void {
  const timeUp = useEffectEvent(dismiss)
  useEffect(() => {
    if (duration === null || paused) return undefined
    const timer = setTimeout(() => timeUp(), duration)
    return () => clearTimeout(timer)
  }, [duration, paused])
}
