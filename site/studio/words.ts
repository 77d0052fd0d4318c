/** All that the studio says; French is the original. */
export type { Words } from './words.fr.ts'
