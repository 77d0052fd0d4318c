import type { fr } from './fr.ts'

/** The lab's words in one language. */
export type Words = typeof fr
