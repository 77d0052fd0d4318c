import { MESSAGES_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

/** [3.4.4] Messages that left from this device by the contact form. */
export const contactMessagesCount = (): number => {
  const text = read('localStorage', MESSAGES_KEY)
  return text !== null && /^\d{1,6}$/u.test(text) ? Number(text) : 0
}

/** One more has left. @returns how many by now */
export const countMessage = (): number => {
  const count = contactMessagesCount() + 1
  write('localStorage', MESSAGES_KEY, String(count))
  return count
}
