/** Pages are asked for again every time: the entity tag makes that cheap. */
export const ALWAYS_ASK = 'no-cache'

/** How long a file other than a page may be kept: for good where its content names it. */
export const cacheFor = (path: string): string => {
  if (LASTING.test(path)) return 'public, max-age=31536000, immutable'
  return DATA.test(path) ? 'public, max-age=60' : 'public, max-age=3600'
}

const LASTING = /^\/assets\/|\.woff2$/u

/** Pages as whoever follows a link gets them: what was fetched ahead is still good when it is. */
const DATA = /^\/data\//u
