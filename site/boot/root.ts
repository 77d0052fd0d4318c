/** What the document says to scripts and styles. */
export const { dataset } = document.documentElement
