/** Whether `If-None-Match` names this entity tag. Weak comparison: a proxy may have weakened it. */
export const noneMatch = (header: string, etag: string): boolean =>
  header.trim() === '*' || Array.from(header.matchAll(TAG), ([tag]) => tag).includes(etag)

/** Whether `If-Range` is this very entity tag. Strong comparison: bytes are about to be joined. */
export const sameForRange = (header: string, etag: string): boolean => header.trim() === etag

/** The opaque part of each tag in a list, without `W/`. */
const TAG = /"[^"]*"/gu
