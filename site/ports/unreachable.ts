/** A request that got no answer at all: the connection is gone, or the server is. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
