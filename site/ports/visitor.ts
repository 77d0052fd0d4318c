/** [6.0.1] [6.0.2] Who is at the page. */
export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What the server says of whoever is there. */
export interface Visitor {
  readonly role: Role
  /** Messages that wait to be read. */
  readonly unread: number
}
