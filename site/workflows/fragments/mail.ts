/** What is written by email: over SMTP, or from the mailbox that the company uses. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'

type Text = string | Bilingual<string>

export const mailed = (
  { from, to }: { readonly from: string; readonly to: string },
  subject: Text,
  text: Text,
  options: Params = {},
): Params => ({
  fromEmail: from,
  toEmail: to,
  subject,
  emailFormat: 'text',
  text,
  options: { appendAttribution: false, ...options },
})

export const outlookSent = (toRecipients: string, subject: Text, bodyContent: Text): Params => ({
  resource: 'message',
  operation: 'send',
  toRecipients,
  subject,
  bodyContent,
  additionalFields: { bodyContentType: 'Text' },
})

export const gmailSent = (sendTo: string, subject: Text, message: Text): Params => ({
  resource: 'message',
  operation: 'send',
  sendTo,
  subject,
  emailType: 'text',
  message,
  options: { appendAttribution: false },
})
