import { problemLine } from '../content/problem.ts'
import type { Fault } from '../content/check/fault.ts'

/** What was written does not fit what the collections declare: `npm run check` says on which lines. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  constructor(faults: readonly Fault[]) {
    super(faults.map(problemLine).join('\n'))
  }
}
