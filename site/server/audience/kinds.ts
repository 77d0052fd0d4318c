/** What is counted, each by its values: one row an hour, and from the next day on one a day. */
export const KINDS = [
  /** People of a day. */
  'visitor',
  /** Pages seen, by path. */
  'view',
  /** Those of them that were read to the end, or near it. */
  'read',
  /** Where visits came from, by host. */
  'source',
  'language',
  'width',
  'depth',
  'conversion',
] as const
export type Kind = (typeof KINDS)[number]

/** A visit that no other site led to. */
export const DIRECT = 'direct'
/** Hosts beyond those that an hour has room for. */
export const OTHER = 'other'
