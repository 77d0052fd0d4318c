/** What must never be published: keys, and addresses that somebody could own. */
import { KEY, SECRET_NAME } from '../../../site/workflows/flow/secrets.ts'

export const secretFaults = (json: string): readonly string[] =>
  Object.entries(FORBIDDEN).flatMap(([what, pattern]) =>
    [...json.matchAll(pattern)].map(([found]) => `${what}: ${found.slice(0, 40)}`),
  )

const NAMES = SECRET_NAME.source.slice(1, -1)

const FORBIDDEN = {
  'an API key': new RegExp(KEY.source, 'gu'),
  'a password': new RegExp(`"${NAMES}"\\s*:\\s*"(?!=|")[^"]+"`, 'giu'),
  'an e-mail address outside of .example': /[\w.+-]+@(?![\w.-]*\.example\b)[\w-]+\.[a-z]{2,}/giu,
  'an address by number': /\b(?!127\.0\.0\.1)(?:\d{1,3}\.){3}\d{1,3}\b/gu,
} as const
