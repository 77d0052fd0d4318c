/** What must never be published: keys, and addresses that somebody could own. */
export const secretFaults = (json: string): readonly string[] =>
  Object.entries(FORBIDDEN).flatMap(([what, pattern]) =>
    [...json.matchAll(pattern)].map(([found]) => `${what}: ${found.slice(0, 40)}`),
  )

const FORBIDDEN = {
  'an API key':
    /\b(?:sk-[\w-]{16,}|xox[abprs]-[\w-]{8,}|ghp_\w{20,}|AKIA[0-9A-Z]{12,}|AIza[\w-]{20,}|eyJ[\w-]{10,}\.[\w-]{10,})/gu,
  'a password': /"(?:password|apiKey|api_key|secret|token)"\s*:\s*"(?!=|")[^"]+"/giu,
  'an e-mail address outside of .example': /[\w.+-]+@(?![\w.-]*\.example\b)[\w-]+\.[a-z]{2,}/giu,
  'an address by number': /\b(?!127\.0\.0\.1)(?:\d{1,3}\.){3}\d{1,3}\b/gu,
} as const
