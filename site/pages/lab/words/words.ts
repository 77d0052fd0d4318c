import type { words } from './words.fr.ts'

/** The lab's words in one language. */
export type Words = typeof words
