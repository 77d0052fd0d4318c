import { createTransport } from 'nodemailer'
import { MailError, type SendMail } from './mail.ts'

/** @param url as `smtp://user:password@mail.example:587`, or `smtps:` where all of it is encrypted */
export const smtpMail = (url: string): SendMail => {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A letter is what we write: nothing in it is an address of a file to enclose.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, from, to, replyTo, subject, text }) => {
    try {
      await transport.sendMail({ messageId: id, from, to, replyTo, subject, text })
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string }
      throw new MailError(String(responseCode ?? code ?? 'unknown'))
    }
  }
}

const PATIENCE_MS = 15_000
