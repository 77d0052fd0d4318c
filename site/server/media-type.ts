import { getMimeType, mimes } from 'hono/utils/mime'

/** The `Content-Type` of a file, by its ending. */
export const mediaType = (path: string): string =>
  getMimeType(path, TYPES) ?? 'application/octet-stream'

/** Hono's table, and what this site publishes beside. */
const TYPES: Record<string, string> = {
  ...mimes,
  md: 'text/markdown; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
}
