import { MEASURED } from '../../audience/endpoint.ts'
import type { OwnMeasure } from './choice.ts'

/** Whether the server said, with this very document, that it counts the visit. */
export const measuredHere = (): OwnMeasure | undefined => {
  const entries = performance.getEntriesByType?.('navigation') ?? []
  const [document] = entries as PerformanceNavigationTiming[]
  const told = document?.serverTiming?.some(({ name }) => name === MEASURED)
  return told ? { service: 'own' } : undefined
}
