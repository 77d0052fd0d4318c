/** A message as the owner's letter: what their own mail program answers goes to the visitor. */
import { letterOf } from '../../contact/letter.ts'
import type { Mail } from '../mail/mail.ts'
import type { ReceivedMessage } from '../../contact/received.ts'

export interface Owner {
  readonly from: string
  readonly to: string
}

export const noticeOf = (message: ReceivedMessage, { from, to }: Owner): Mail => {
  const { fields, language, reference } = message
  const { subject, body } = letterOf(fields, language, message)
  return {
    id: `<${message.id}@${from.replace(/^.*@|[^\w.-]+$/gu, '')}>`,
    from,
    to,
    replyTo: { name: fields.name, address: fields.email },
    subject: `${subject} [${reference}]`,
    text: body,
  }
}
