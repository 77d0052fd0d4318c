import { ask } from '../ports/ask.ts'
import { MailError, type SendMail } from './mail.ts'

/**
 * Mail where no SMTP can be spoken, by the interface of Resend (`POST /emails`), which others offer
 * as well. A letter that was taken is known by its key and not sent again for a day.
 * @param url such as `https://api.resend.com/emails`
 */
export const httpMail =
  (url: string, token: string): SendMail =>
  async ({ id, from, to, replyTo, subject, text }) => {
    const answer = await ask(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ from, to: [to], reply_to: replyTo.address, subject, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new MailError(error instanceof Error ? error.name : 'unknown')
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new MailError(String(answer.status))
  }

const PATIENCE_MS = 15_000
