/** What other parts of the page, which know nothing of analytics, say has happened. */
import { isEventName, type EventName } from './events.ts'

export interface TrackRequest {
  readonly name: EventName
  /** Anything yet: an event carries only what it knows. */
  readonly fields: object
}

/** Any script may dispatch such an event: only those of the table count. */
export const readTrackEvent = (event: Event): TrackRequest | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (typeof detail !== 'object' || detail === null) return undefined
  const { name, ...fields } = detail as Readonly<Record<string, unknown>>
  return isEventName(name) ? { name, fields } : undefined
}
