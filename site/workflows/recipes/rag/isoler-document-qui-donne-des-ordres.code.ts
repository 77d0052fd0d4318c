/** Documents from outside, and sentences in them that speak to a program rather than to a reader. */
import { inBoth } from '../../fragments/code.ts'

export const FILES = `return $input.all().map(({ json }) => json)
  .filter(({ type }) => type === 'file')
  .slice(0, 100)
  .map(({ path }) => '/' + decodeURIComponent(path).replace(/^\\/+/, ''))
  .map((path) => ({ json: { path, name: path.split('/').pop(), readable: /\\.(html?|md|txt)$/i.test(path) } }))`

/**
 * Three nets, from fine to wide: letters that no eye sees, plain orders to forget the rules (even where a style hides
 * them), and sentences that merely name an assistant. The first two need no opinion; the last goes to a model.
 */
export const SCAN = inBoth(
  (
    say: Record<string, string>,
  ) => String.raw`const raw = String($input.first().json.data ?? '').replace(/^\uFEFF/, '')
const unseen = (raw.match(/[\u{E0000}-\u{E007F}]/gu) ?? []).length + (raw.match(/[\u202A-\u202E\u2060-\u2064]/g) ?? []).length
const seen = (one) => one.replace(/&#x([\da-f]{1,6});/gi, (_, hex) => letter(parseInt(hex, 16))).replace(/&#(\d{1,7});/g, (_, code) => letter(Number(code))).replace(/&(?:nbsp|ensp|emsp);/g, ' ').replace(/&shy;/g, '').replace(/&eacute;/g, 'é').replace(/&egrave;/g, 'è')
const letter = (code) => code <= 0x10FFFF ? String.fromCodePoint(code) : ' '
const attributes = [...raw.matchAll(/\b(?:alt|title|content|aria-label|placeholder|value)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other]) => one ?? other)
const text = seen([raw.replace(/<!--|-->/g, ' ').replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]+>/g, ' '), ...attributes].join('\n')).replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/gu, '')
const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one.length > 8)
// « N’oubliez pas les consignes de sécurité » n’est pas un ordre de les oublier.
const forget = /(?<!\bn[’'e]\s?|\bne pas |\bpas |\bnot |n[’']t |\bnever |\bjamais )\b(ignor(?:e[zr]?|er)|oubli(?:e[zr]?|er)|disregard|forget|override|n[e’']?\s*tiens? pas compte|ne tenez pas compte)\b.{0,60}\b(instructions?|consignes?|règles?|rules?|prompts?|directives?)\b/i
const short = /\b(?:LLM|GPT|IA|AI)\b/
const named = /\b(prompts?|chatbots?|language models?|modèles? de langage|assistants? (?:virtuels?|IA)|AI assistants?|system message|message système)\b|\b(réponds|répondez|dis|dites|tell|answer|recommend|recommande[zr]?)\b.{0,40}\b(toujours|always|utilisateurs?|users?)\b/i
const orders = sentences.filter((one) => forget.test(one))
const around = (one, at) => one.slice(Math.max(0, at - 100), at + 300)
const all = sentences.map((one) => [one, Math.max(one.search(named), one.search(short))]).filter(([, at]) => at >= 0).map(([one, at]) => around(one, at))
const doubts = all.slice(0, 20)
const state = unseen > 0 || orders.length > 0 || all.length > 20 ? 'order' : doubts.length > 0 ? 'doubt' : sentences.length === 0 ? 'unread' : 'clean'
const shown = [...(unseen > 0 ? [unseen + '${say['unseen']}'] : []), ...orders.map((one) => around(one, one.search(forget))), ...(all.length > 20 ? [all.length + '${say['many']}'] : [])].slice(0, 3)
return [{ json: { state, shown, doubts, list: doubts.map((one, at) => (at + 1) + '. ' + one).join('\n') } }]`,
  {
    fr: { unseen: ' caractères invisibles', many: ' phrases parlent d’un assistant' },
    en: { unseen: ' characters that nobody sees', many: ' sentences speak of an assistant' },
  },
)

/** Numbers that are in the list, or no verdict: a model that was talked round says nothing that counts. */
export const VERDICT = `const { doubts } = $('scan').first().json
const { output } = $input.first().json
const numbers = [...new Set(output?.orders ?? [])]
const isValid = output !== undefined && numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= doubts.length)
return [{ json: { state: !isValid ? 'silent' : numbers.length > 0 ? 'order' : 'clean', shown: isValid ? numbers.slice(0, 3).map((one) => doubts[one - 1]) : [] } }]`

/** One form for all that comes here: a verdict, a fault on the way, a format that is not read. */
export const DECIDED = `const { path, name } = $('file').first().json
const { state, shown, error } = $input.first().json
const what = error !== undefined ? 'stuck' : state ?? 'unread'
return [{ json: { path, name, state: what, shown: shown ?? [], error: error === undefined ? '' : String(error.message ?? error), to: what === 'clean' ? 'indexed' : what === 'order' || what === 'unread' ? 'aside' : 'stay' } }]`

/** A file that could not be moved stays where it is, whatever was decided. */
export const REPORT = inBoth(
  (say: Record<string, string>) => `const one = $('decided').first().json
const { error } = $input.first().json
const moved = one.to === 'stay' ? one.error : error === undefined ? '' : String(error.message ?? error)
const state = one.to !== 'stay' && moved ? 'stuck' : one.state
const said = { order: '${say['order']}', unread: '${say['unread']}', silent: '${say['silent']}', stuck: '${say['stuck']}' + moved }[state]
return [{ json: { name: one.name, state, left: state === 'clean' ? '' : one.name + '${say['colon']}' + said + one.shown.map((text) => '\\n   > ' + text).join('') } }]`,
  {
    fr: {
      order: 'mis de côté, il s’adresse à un assistant',
      unread: 'mis de côté, format non lu ou sans texte',
      silent: 'laissé en attente, le modèle n’a pas tranché',
      stuck: 'laissé en attente, ',
      colon: ' : ',
    },
    en: {
      order: 'put aside, it speaks to an assistant',
      unread: 'put aside, format not read or no text',
      silent: 'left waiting, the model gave no verdict',
      stuck: 'left waiting, ',
      colon: ': ',
    },
  },
)
