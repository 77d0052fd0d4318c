import type { EventName } from './events.ts'

/** What parts of the page that know nothing of analytics say has happened, on window. */
export const TRACK_EVENT = 'opale:track'

/** Whoever measures listens, checks what was said and asks the visitor where that is due. */
export const track = (name: EventName, fields: Readonly<Record<string, string | number>>): void => {
  dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: { ...fields, name } }))
}
