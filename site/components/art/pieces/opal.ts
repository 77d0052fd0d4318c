/** The stone's four hues, in the order in which light crosses them. */
export const OPAL = ['opal1', 'opal2', 'opal3', 'opal4'] as const
