import type { ReactElement } from 'react'

/** How a component is drawn for its checks, with what a developer gives it besides. */
export interface Entry {
  draw: (given: object) => ReactElement
  /** The documented element; without it, the outermost. */
  root?: string
  /** Where an `id` goes instead of the root, as the docs say. */
  idTo?: string
  /** Keeps an id of its own, by which it names another part. */
  ownId?: boolean
  /** Has `render`. */
  renders?: boolean
}
