/** Rendering errors that a boundary caught: kept for the tracker, which comes after the page. */
export const caught: unknown[] = []

/** Another one has come. */
export const CAUGHT_EVENT = 'opale:caught'
