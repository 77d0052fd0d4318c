import type { Tracker } from './tracker.ts'

/** [8.0.18] In ms: above these a warning is noted. */
export const VITALS = {
  LCP: { type: 'largest-contentful-paint', most: 1200 },
  FID: { type: 'first-input', most: 100 },
} as const
export type Vital = keyof typeof VITALS

/** A measured value as a warning, or nothing where it is fine. */
export const vitalWarning = (vital: Vital, value: number): string | undefined => {
  const { most } = VITALS[vital]
  return value > most ? `${vital} ${Math.round(value)} ms > ${most} ms` : undefined
}

/**
 * Notes slow moments. The largest paint is known once the visitor acts, so only its last candidate
 * counts; a page that was prepared in the background is not slow for having waited.
 */
export const watchVitals = (tracker: Tracker): (() => void) => {
  const warn = (vital: Vital, value: number) => {
    const message = vitalWarning(vital, value)
    if (message !== undefined) tracker.add({ kind: 'warning', source: 'vital', message })
  }
  const stops = [
    observe(VITALS.LCP.type, (entries) => {
      const last = entries.at(-1)
      if (last) warn('LCP', last.startTime)
    }),
    observe(VITALS.FID.type, ([first]) => {
      const input = first as PerformanceEventTiming | undefined
      if (input) warn('FID', input.processingStart - input.startTime)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Calls once, with what the browser had measured by then. */
const observe = (
  type: string,
  act: (entries: readonly PerformanceEntry[]) => void,
): (() => void) => {
  // Not every browser measures both, and one that does not would log a warning about the name.
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return () => undefined
  const observer = new PerformanceObserver((list) => {
    observer.disconnect()
    act(list.getEntries())
  })
  observer.observe({ type, buffered: true })
  return () => observer.disconnect()
}
