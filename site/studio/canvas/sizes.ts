/** How large a box is, in pixels. */

/** The side of its tile, as on n8n's own canvas. */
export const TILE = 96
/** What its name and its kind take below. */
export const LABELS = 54
