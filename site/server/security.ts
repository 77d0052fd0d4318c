/** Policy of everything that is not a page: it may load nothing. */
export const NOTHING = "default-src 'none'"

/** A drawing opened by itself keeps its inline styles, which {@link NOTHING} would take away. */
export const DRAWING = "default-src 'none'; style-src 'unsafe-inline'"

/** Headers of every answer, beside a content security policy. */
const EVERYWHERE = { 'x-content-type-options': 'nosniff' } as const

/**
 * Headers of what a window shows. Browsers do not heed them on what a page is made of, and every
 * visit would pay for them once a picture.
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
