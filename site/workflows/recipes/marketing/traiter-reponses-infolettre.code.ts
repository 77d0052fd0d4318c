/** What people answer a newsletter: the plain refusals without a model, the rest as the model read it, verified. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const READ = `const header = (name) => String($json.metadata?.[name] ?? '')
const from = String($json.from ?? ''), subject = String($json.subject ?? '')
const raw = String($json.textPlain || String($json.textHtml ?? '').replace(/<(style|script)[^]*?<\\/\\1>/gi, ' ').replace(/<br[^>]*>|<\\/(p|div)>/gi, '\\n').replace(/<[^>]*>/g, ' '))
// What they answered to stands below their own words.
const own = raw.split(/\\n\\s*(?:>|Le .{5,90}a écrit\\s*:|On .{5,90}wrote:|-{2,}\\s*(?:Message d.origine|Original Message)|De\\s*: .+@)/i)[0]
const text = own.replace(/[ \\t\\u00a0]+/g, ' ').replace(/\\s*\\n\\s*/g, '\\n').trim().slice(0, 1500)
const auto = /mailer-daemon|postmaster/i.test(from) || /^auto-/i.test(header('auto-submitted')) || header('x-autoreply') !== '' ||
  /^(?:re ?: ?)?(?:r[ée]ponse automatique|automatic reply|out of office|absence du bureau|auto[- ]?reply)/i.test(subject)
const words = text.split(/\\s+/).filter(Boolean).length
const plain = /^\\W*(?:stop|unsubscribe|d[ée]sinscription)\\W*$/i.test(text || subject) ||
  (words <= 12 && !text.includes('?') && /d[ée]sinscri|d[ée]sabonn|unsubscribe/i.test(text))
return { json: {
  address: (from.match(/[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+/) ?? [''])[0].toLowerCase(), subject, text, auto, plain,
  masked: text.replace(/[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+/g, '[…]').replace(/(?:\\+?\\d[ .-]?){9,}/g, '[…] '),
} }`

export const DECIDE = inBoth(
  (words) => `${words.stands}
return $input.all().flatMap(({ json }, at) => {
  const mail = $('people').all().filter((one) => !one.json.plain)[at].json
  const said = json.output
  const leaves = said?.kind === 'leave' && stands(said.quote, mail.masked)
  const given = { address: mail.address, subject: mail.subject, text: mail.text }
  const label = !said ? '${words.unread}' : said.kind === 'leave' && !leaves ? '${words.doubt}' : '${words.waiting}'
  return [
    ...(leaves ? [{ json: { ...given, state: 'leave' } }] : []),
    ...(!said || (said.kind === 'leave' ? !leaves || said.waiting : said.kind === 'answer') ? [{ json: { ...given, label, state: 'answer' } }] : []),
  ]
})`,
  {
    fr: {
      stands: STANDS.fr,
      unread: 'non trié',
      doubt: 'veut peut-être partir',
      waiting: 'attend une réponse',
    },
    en: {
      stands: STANDS.en,
      unread: 'not sorted',
      doubt: 'may want to leave',
      waiting: 'waits for an answer',
    },
  },
)
