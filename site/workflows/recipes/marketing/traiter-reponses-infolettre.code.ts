/** What people answer a newsletter: the plain refusals without a model, the rest as the model read it, verified. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const READ = `const header = (name) => String($json.metadata?.[name] ?? '')
const from = String($json.from ?? ''), subject = String($json.subject ?? '')
const raw = String($json.textPlain || String($json.textHtml ?? '').replace(/<(style|script)[^]*?<\\/\\1>/gi, ' ').replace(/<br[^>]*>|<\\/(p|div)>/gi, '\\n').replace(/<[^>]*>/g, ' ')
  .replace(/&(?:nbsp|#160);/g, ' ').replace(/&(?:eacute|#233);/g, 'é').replace(/&(?:egrave|#232);/g, 'è').replace(/&(?:rsquo|#8217|#39);/g, '’'))
// What they answered to stands below their own words.
const own = raw.split(/\\n\\s*(?:>|Le .{5,90}a écrit\\s*:|On .{5,90}wrote:|-{2,}\\s*(?:Message d.origine|Original Message)|(?:De|From)\\s*: .+@)/i)[0]
const text = own.replace(/[ \\t\\u00a0]+/g, ' ').replace(/\\s*\\n\\s*/g, '\\n').trim().slice(0, 1500)
const auto = /mailer-daemon|postmaster/i.test(from) || /^auto-/i.test(header('auto-submitted')) || header('x-autoreply') !== '' ||
  /^(?:re ?: ?)?(?:r[ée]ponse automatique|automatic reply|out of office|absence du bureau|auto[- ]?reply)/i.test(subject)
// Plain: a word that refuses, and no other than those of politeness. « Désinscrite par erreur » is not.
const refuses = (word) => /^(?:stop|unsubscribe|desinscri|desabonn)/.test(word)
const POLITE = new Set('bonjour hello hi merci thanks thank you d avance de du des a bien vouloir veuillez svp s il vous plait je veux voudrais souhaite desire me moi la cette votre vos liste infolettre newsletter lettre lettres mail mails courriels cordialement please from this your list'.split(' '))
const words = (text || subject).normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase().split(/[^a-z]+/).filter(Boolean)
const plain = words.some(refuses) && words.every((word) => refuses(word) || POLITE.has(word))
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
