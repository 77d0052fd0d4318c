import type { Suspicion } from '../../contact/received.ts'
import { isTrapped, type ContactMessage } from '../../contact/schema.ts'

/** Nobody fills in five fields in less, in seconds. */
export const LEAST_SPENT = 3

export const suspicionOf = (message: ContactMessage): Suspicion | undefined => {
  if (isTrapped(message)) return 'trap'
  // Without a script nobody measures; a draft that came back is sent as soon as one likes.
  return message.spent !== undefined && message.spent < LEAST_SPENT ? 'hurry' : undefined
}
