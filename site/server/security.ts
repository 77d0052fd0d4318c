/** Policy of everything that is not a page: it may load nothing. */
export const NOTHING = "default-src 'none'"

/** A drawing opened by itself keeps its inline styles, which {@link NOTHING} would take away. */
export const DRAWING = "default-src 'none'; style-src 'unsafe-inline'"

/** Headers of every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // What asks before it watches, listens or locates; each answer pays for each name.
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Sent by https alone, where browsers heed it: a year, this host only. */
export const TRANSPORT_SECURITY = 'max-age=31536000'
