/** How many pages are generated: the plugin writes it in place of this file. */
export const count: number = 0
