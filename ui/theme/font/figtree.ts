import file from './figtree.woff2?url&no-inline'

/** The product's typeface, and where it lies once built. */
export const figtree = { family: 'Opale', weight: '400 700', file } as const
