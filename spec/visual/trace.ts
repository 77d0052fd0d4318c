/** What one difference is like, so that others of the same cause are known by it. */
import { recoloured, type Recoloured } from './colours.ts'
import { patchesOf } from './patches.ts'
import type { Pixels } from './pixels.ts'
import { shiftsOf } from './shifts.ts'

/** Each is left out where there is nothing of the kind, or too much to tell. */
export interface Trace {
  /** Things stand where they stood, in other colours perhaps. */
  readonly colours?: readonly Recoloured[]
  /** A hash for each place that differs. */
  readonly patches?: readonly string[]
  /** Things are as they were, with more or less room between. */
  readonly shifts?: readonly string[]
}

export const traceOf = (before: Pixels, after: Pixels): Trace => {
  const shifts = shiftsOf(before, after)
  if (shifts !== undefined) return { shifts }
  if (before.width !== after.width || before.height !== after.height) return {}
  const colours = recoloured(before, after)
  const patches = patchesOf(before, after)
  return { ...(colours && { colours }), ...(patches && { patches }) }
}
