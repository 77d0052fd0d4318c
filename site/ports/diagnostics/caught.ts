/** Rendering errors that a boundary caught: kept for the tracker, which comes after the page. */
export const caught: unknown[] = []

export const keepCaught = (error: unknown): void => {
  caught.push(error)
  // Named again in `watch-errors.ts`: a name that both imported would have a file of its own.
  dispatchEvent(new Event('opale:caught'))
}
