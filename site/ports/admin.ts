import { ADMIN_KEY } from './storage-keys.ts'
import { read } from './storage.ts'

/** [6.0.1] [6.0.2] Who is at the page. */
export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/**
 * Nobody is, unless the session's storage says so: signing in comes with an area for the owner on
 * the server. What an admin sees is on this device anyway, so the flag guards nothing.
 */
export const isAdmin = (): boolean => read('sessionStorage', ADMIN_KEY) === 'true'

export const roleOf = (admin = isAdmin()): Role => (admin ? 'admin' : 'user')
