import type { Life, Reading, ReadingId } from './companion.ts'
import { readingA } from './reading-a/reading-a.ts'
import { readingB } from './reading-b/reading-b.ts'

/** Both sets of rules. Each has a working object of its own type, which no caller needs to know. */
export const RULES: { readonly [R in ReadingId]: Reading<R, Life<R>> } = {
  A: readingA as unknown as Reading<'A', Life<'A'>>,
  B: readingB as unknown as Reading<'B', Life<'B'>>,
}
