import { isTrapped, type ContactMessage } from '../../contact/schema.ts'

/** Why no person may have written it. It is kept all the same: this may be wrong. */
export const SUSPICIONS = ['trap', 'hurry'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** Nobody fills in five fields in less, in seconds. */
export const LEAST_SPENT = 3

export const suspicionOf = (message: ContactMessage): Suspicion | undefined => {
  if (isTrapped(message)) return 'trap'
  // Without a script nobody measures; a draft that came back is sent as soon as one likes.
  return message.spent !== undefined && message.spent < LEAST_SPENT ? 'hurry' : undefined
}
