import type { ContactMessage } from '../../contact/schema.ts'
import { sha256 } from '../ports/digest.ts'

/** Names what a visitor wrote, so that two messages under one id are told apart. */
export const digestOf = (message: ContactMessage): Promise<string> => {
  const { name, email, company, subject, budget, first, second, moment, result } = message
  return sha256(
    JSON.stringify([
      [name, email, company, subject, budget, message.message],
      [first, second, moment, result?.title ?? '', result?.text ?? ''],
    ]),
  )
}
