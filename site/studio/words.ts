import type { PartLink } from '../workflows/flow/flow.ts'

/** All that the studio says; French is the original. */
export type { Words } from './words.fr.ts'

export type PartNames = Readonly<Record<PartLink, string>>
