import type { EventName } from './events.ts'

/** Dispatched on window by parts of the page that know nothing of analytics: what happened. */
export const TRACK_EVENT = 'opale:track'

/** Analytics listen, check what was told, and send it only with the consent that it needs. */
export const track = (name: EventName, fields: Readonly<Record<string, string | number>>): void => {
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { ...fields, name } }))
}
