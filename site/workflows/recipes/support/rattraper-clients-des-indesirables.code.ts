/** Which messages in the junk folder are from customers, and which only claim to be. */
import { inBoth } from '../../fragments/code.ts'

/** One line a message; the mailbox's own server stands first among the headers that say who is who. */
export const MESSAGES = `const messages = $input.all().flatMap(({ json }) => json.value ?? []).map((one) => {
  const sender = String(one.from?.emailAddress?.address ?? '').trim().toLowerCase()
  const checked = (one.internetMessageHeaders ?? []).find(({ name }) => String(name).toLowerCase() === 'authentication-results')?.value ?? ''
  return { id: one.id, mail: one.internetMessageId ?? one.id, sender, subject: String(one.subject ?? '').replace(/[<>&*_~]/g, ' ').slice(0, 120), received: one.receivedDateTime, proven: /dmarc=pass/i.test(checked) }
}).filter(({ sender }) => sender.includes('@'))
return messages.length > 0 ? [{ json: { messages, senders: [...new Set(messages.map(({ sender }) => sender))].join(',') } }] : []`

/** A known address that its own domain vouches for comes back; one that it does not is left to a person. */
export const SORT = `const rows = $input.all().map(({ json }) => json)
const failed = rows.find(({ error }) => error !== undefined)
if (failed) return [{ json: { kind: 'down', cause: failed.error.message ?? failed.message ?? failed.error } }]
const known = new Set(rows.map(({ email }) => String(email ?? '').toLowerCase()).filter(Boolean))
return $('messages').first().json.messages.filter(({ sender }) => known.has(sender))
  .map((json) => ({ json: { ...json, kind: json.proven ? 'rescue' : 'doubt' } }))`

export const LIST = inBoth(
  ({
    title,
    at,
  }) => `const lines = $input.all().map(({ json }) => json).map(({ sender, subject, received }) => '• ' + sender + ' – ' + subject + ' (' + DateTime.fromISO(received).setZone($now.zoneName).toFormat("${at}") + ')')
return [{ json: { text: ['${title}', ...lines].join('\\n') } }]`,
  {
    fr: {
      title:
        'Clients connus dans les indésirables, origine non prouvée : regardez l’adresse avant d’ouvrir.',
      at: "dd/MM 'à' HH:mm",
    },
    en: {
      title:
        'Known customers in junk, origin not proven: look at the address before you open them.',
      at: "dd/MM 'at' HH:mm",
    },
  },
)
