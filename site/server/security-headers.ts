/** Policy of everything that is not a page: it may load nothing. */
export const NOTHING = "default-src 'none'"

/** Policy of a file other than a page. */
export const policyFor = (path: string): string =>
  POLICIES.find(([files]) => files.test(path))?.[1] ?? NOTHING

/**
 * The worker that runs what a template's code nodes hold: its engine is WebAssembly, which no page's
 * policy allows.
 */
const CODE = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/** A drawing opened by itself keeps its inline styles, which {@link NOTHING} would take away. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'"

/** A worker runs under the policy of its own file: it may fetch what it works on. */
const WORKER = "default-src 'none'; connect-src 'self'"

/** The first that fits holds. */
const POLICIES: readonly (readonly [files: RegExp, policy: string])[] = [
  [/\.svg$/u, DRAWING],
  [/^\/assets\/[^/]*code-worker[^/]*\.js$/u, CODE],
  [/^\/assets\/[^/]*worker[^/]*\.js$/u, WORKER],
]

/**
 * Templates are there to be imported: an n8n anywhere may read them, and a page of another site too.
 */
export const sharedHeaders = (path: string): Readonly<Record<string, string>> =>
  TEMPLATE_FILE.test(path) ? { 'access-control-allow-origin': '*' } : {}
const TEMPLATE_FILE = /^\/workflows\/[^/]+\.json$/u

/** Headers of every answer, beside a content security policy. */
const EVERYWHERE = { 'x-content-type-options': 'nosniff' } as const

/**
 * Headers of what a window shows. Browsers do not heed them on what a page is made of, and every
 * visit would pay for them once a picture: hence not Hono's `secureHeaders`, which sends all of them
 * with everything.
 */
const IN_A_WINDOW = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  // What asks before it watches, listens or locates; each page pays for each name.
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/** @param type the media type of the answer's body; '' without a body */
export const securityHeaders = (type: string): Readonly<Record<string, string>> =>
  type === '' || /^text\/(?:html|plain)\b/u.test(type)
    ? { ...EVERYWHERE, ...IN_A_WINDOW }
    : EVERYWHERE

/** Sent by https alone, where browsers heed it: a year, this host only. */
export const TRANSPORT_SECURITY = 'max-age=31536000'
