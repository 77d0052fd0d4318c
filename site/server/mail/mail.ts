/** One plain text to one reader. */
export interface Mail {
  /** The same for the same letter: whoever gets it twice may show it once. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

/** Done once a server has taken it; else a {@link MailError}, and it is tried again later. */
export type SendMail = (mail: Mail) => Promise<void>

/** Its message is a code, as `ECONNREFUSED` or `550`: what servers say may name people. */
export class MailError extends Error {}
