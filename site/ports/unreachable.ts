/** A request that got no answer at all: the connection is gone, or the server is. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** A page, a script or its styles did not come: browsers tell by these messages alone. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Error && MISSING.test(error.message))

const MISSING = /dynamically imported module|module script failed|Unable to preload CSS/u
