/**
 * Places along the axis, of equal width: half a year each makes fifty years. They are classes, since
 * a page that names its styles by hash takes none from an attribute.
 */
export const MOST_COLUMNS = 100
