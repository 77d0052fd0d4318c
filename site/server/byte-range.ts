/** Bytes of a file, both ends included, as `Content-Range` writes them. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The single range that a `Range` header asks of `size` bytes; `unsatisfiable` when none of it
 * exists; undefined when the header is to be ignored: other units, several ranges, bad syntax.
 *
 * Ours, because RFC 9110 wants a malformed range ignored: `range-parser` calls it unsatisfiable, and
 * the `serveStatic` of Hono's Node server sends all of the file as a part.
 */
export const parseRange = (
  header: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header.trim()) ?? []
  if (from === '') return to === '' ? undefined : suffix(Number(to), size)
  const first = Number(from)
  const last = to === '' ? Infinity : Number(to)
  if (last < first) return undefined
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable'
}

/** Whether `If-Range` is this very entity tag. Strong comparison: bytes are about to be joined. */
export const sameForRange = (header: string, etag: string): boolean => header.trim() === etag

/** `bytes=-500`: the last 500 bytes, or all when there are fewer. */
const suffix = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length === 0 || size === 0
    ? 'unsatisfiable'
    : { first: Math.max(0, size - length), last: size - 1 }
