/** [6.0.1] [6.0.2] Who is at the page. */
export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Signing in is not part of the site yet: every visitor is one. */
export const roleOf = (isAdmin = false): Role => (isAdmin ? 'admin' : 'user')
