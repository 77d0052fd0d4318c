/** The opal light, corner to corner: a stop's share of the way, and the name of its colour. */
export const OPAL = [
  ['0', 'opal1'],
  ['.38', 'opal2'],
  ['.72', 'opal3'],
  ['1', 'opal4'],
] as const
