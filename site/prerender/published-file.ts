/** A file of the site beside its pages: its name below `dist/client`, and what it holds. */
export type PublishedFile = readonly [name: string, content: string | Uint8Array]
