import type { PartLink } from '../workflows/flow/flow.ts'

/** How the parts that a node takes are called. */
export type PartNames = Readonly<Record<PartLink, string>>
