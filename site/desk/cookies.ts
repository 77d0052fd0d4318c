/** Cookies of whoever signs in to the owner's area; a visitor gets none of them. */
export const COOKIES = {
  /** The secret of a session. */
  session: 'desk',
  /** The secret of a browser that the owner has signed in from. */
  device: 'desk-device',
  /** Tells the site's scripts that asking who is there is worth it. It is no secret, and opens nothing. */
  hint: 'opale-desk',
} as const
