/** Tells that an error boundary has caught another error. */
export const CAUGHT_EVENT = 'opale:caught'

/** Rendering errors that a boundary caught: kept for the tracker, which comes after the page. */
export const caughtErrors: unknown[] = []

export const keepCaughtError = (error: unknown): void => {
  caughtErrors.push(error)
  dispatchEvent(new Event(CAUGHT_EVENT))
}
