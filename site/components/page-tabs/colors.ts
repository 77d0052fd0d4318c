/** [2.3.68] Hues that may run along the active tab, from its start to its end. */
export const TAB_COLORS = [
  ['code', 'ia'],
  ['ia', 'contact'],
  ['code', 'plus'],
  ['ia', 'code'],
  ['code', 'ia', 'plus'],
  ['contact', 'ia'],
] as const
export type TabColors = (typeof TAB_COLORS)[number]
