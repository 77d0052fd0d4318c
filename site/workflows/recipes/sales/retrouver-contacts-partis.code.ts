/** Which automatic answers say that somebody is gone, and what of a model's reading stands in the message. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const READ = `const text = String($json.textPlain || String($json.textHtml ?? '').replace(/<[^>]*>/g, ' ')).replace(/[ \\t]+/g, ' ')
const from = String($json.from ?? ''), subject = String($json.subject ?? '')
const header = (name) => String($json.metadata?.[name] ?? '')
const ADDRESS = /[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+/g
const own = new Set((String($json.to ?? '').match(ADDRESS) ?? []).map((one) => one.toLowerCase()))
const first = (whole) => (whole.match(ADDRESS) ?? []).map((one) => one.toLowerCase()).find((one) => !own.has(one)) ?? ''
const robot = /mailer-daemon|postmaster/i.test(from)
// A mailbox that does not exist; a full one (5.2.2) or a refused message (5.7.1) says nothing of the person.
const gone = robot && /\\b5\\.1\\.(?:0|1|2|6|10)\\b/.test(text)
const auto = !robot && (/^auto-/i.test(header('auto-submitted')) || header('x-autoreply') !== '' ||
  /^(?:re ?: ?)?(?:r[ée]ponse automatique|automatic reply|out of office|absence du bureau|auto[- ]?reply)/i.test(subject))
return { json: {
  kind: gone ? 'bounce' : auto ? 'auto' : 'other',
  address: gone ? first(header('x-failed-recipients') + ' ' + (text.match(/rfc822;\\s*\\S+/i)?.[0] ?? '') + ' ' + text) : first(from),
  code: text.match(/\\b5\\.1\\.\\d+\\b/)?.[0] ?? '', subject, text: text.slice(0, 2500), own: [...own],
} }`

export const VERIFY = inBoth(
  (words) => `${words.stands}
const { kind, address, code, subject, text, own } = $('settings').first().json
const said = $json.output ?? {}
const given = { address, subject }
if (address === '') return { json: { ...given, state: 'unread', why: '${words.nobody}' } }
if (kind === 'bounce') return { json: { ...given, state: 'gone', note: '${words.bounce}' + code } }
if (!$json.output) return { json: { ...given, state: 'unread', why: '${words.silent}' } }
if (said.left !== true || !stands(said.quote, text)) return { json: { ...given, state: 'here' } }
const digits = (value) => String(value ?? '').replace(/\\D/g, '')
const email = String(said.email ?? '').toLowerCase()
const next = [
  stands(said.name, text) ? said.name.trim() : '',
  stands(email, text) && !own.includes(email) && email !== address ? email : '',
  digits(said.phone).length > 8 && digits(text).includes(digits(said.phone)) ? said.phone.trim() : '',
].filter(Boolean).join(', ')
return { json: { ...given, state: 'gone', note: ('${words.open}' + said.quote.trim() + '${words.close}' + (next ? ' ${words.next}' + next : '')).replace(/[<>]/g, '') } }`,
  {
    fr: {
      stands: STANDS.fr,
      open: '« ',
      close: ' »',
      nobody: 'aucune adresse trouvée',
      silent: 'le modèle n’a pas répondu',
      bounce: 'Message non remis, boîte inexistante, code ',
      next: 'À joindre à sa place, à vérifier : ',
    },
    en: {
      stands: STANDS.en,
      open: '“',
      close: '”',
      nobody: 'no address found',
      silent: 'the model did not answer',
      bounce: 'Message not delivered, no such mailbox, code ',
      next: 'To reach instead, to be checked: ',
    },
  },
)
