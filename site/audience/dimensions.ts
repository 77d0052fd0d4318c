/** What visits are told apart by, besides pages and where they come from. */

/** [9.0.37] Classes of windows by their width: no size tells one visitor from another. */
export const WIDTHS = ['mobile', 'tablet', 'desktop'] as const
export type Width = (typeof WIDTHS)[number]

/** [9.0.53] How far down a page was read, in per cent. */
export const DEPTHS = [25, 50, 75, 90] as const
export type Depth = (typeof DEPTHS)[number]
