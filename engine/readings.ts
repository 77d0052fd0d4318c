import type { Life, Reading, ReadingId } from './companion.ts'
import { readingA } from './reading-a/reading-a.ts'
import { readingB } from './reading-b/reading-b.ts'

/** Both rule sets. What each works on is its own affair, so it is forgotten here. */
export const RULES: { readonly [R in ReadingId]: Reading<R, Life> } = {
  A: readingA as unknown as Reading<'A', Life>,
  B: readingB as unknown as Reading<'B', Life>,
}
