/** Longer addresses than this are refused: no page comes near it. */
export const TARGET_LIMIT = 8192

/**
 * What is wrong with a request target, as a status; undefined when nothing is. Looks at the target
 * as sent: a URL parser would already have resolved `..` and turned backslashes into slashes.
 */
export const targetError = (target: string): 400 | 414 | undefined => {
  if (target.length > TARGET_LIMIT) return 414
  const path = decodedPath(target)
  return path === undefined || UNCLEAN.test(path) || DOT_SEGMENT.test(path) ? 400 : undefined
}

/** The path of a target with its escapes resolved once, or undefined when they are broken. */
export const decodedPath = (target: string): string | undefined => {
  const [path = ''] = target.split(/[?#]/u, 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Control characters and backslashes, plain or once encoded. */
// oxlint-disable-next-line no-control-regex -- refusing control characters is the purpose
const UNCLEAN = /[\u0000-\u001f\u007f\\]/u
const DOT_SEGMENT = /(?:^|\/)\.\.?(?:\/|$)/u
