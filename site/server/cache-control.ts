/** Pages are asked for again every time: the entity tag makes that cheap. */
export const ALWAYS_ASK = 'no-cache'

/** How long a file other than a page may be kept: for good where its content never changes. */
export const cacheFor = (path: string): string =>
  LASTING.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

const LASTING = /^\/(?:assets|data)\/|\.woff2$/u
