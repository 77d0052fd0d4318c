/** A boundary has caught another one. */
export const CAUGHT_EVENT = 'opale:caught'

/** Rendering errors that a boundary caught: kept for the tracker, which comes after the page. */
export const caught: unknown[] = []

export const keepCaught = (error: unknown): void => {
  caught.push(error)
  dispatchEvent(new Event(CAUGHT_EVENT))
}
