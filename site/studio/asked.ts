/**
 * Whether the address of the studio asks for more than the studio: a template (`?template=…`), or a
 * workflow that was shared (in the hash).
 */
export const asksForFlow = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  hash !== '' || new URLSearchParams(search).has(TEMPLATE)

export const TEMPLATE = 'template'
