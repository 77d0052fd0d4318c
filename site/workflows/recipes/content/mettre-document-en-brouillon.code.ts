import { inBoth } from '../../fragments/code.ts'

/** A Google document’s export, freed of its styles: what WordPress keeps is words, headings, lists and links. */
export const CLEAN = inBoth(
  (words) => String.raw`const none = (text) => ({ json: { kind: 'none', text } })
const html = String($json.data ?? '')
const look = new Map([...html.matchAll(/\.(c\d+)\s*\{([^}]*)\}/g)].map(([, name, css]) => [name, [/font-weight:\s*700/.test(css) && 'strong', /font-style:\s*italic/.test(css) && 'em'].filter(Boolean)]))
const body = (/<body[^>]*>([^]*)<\/body>/i.exec(html) ?? [])[1]
if (!body) return none('${words.empty}')
const comments = new Set([...body.matchAll(/href="#cmnt(\d+)"/g)].map(([, at]) => at)).size
if (comments) return none('${words.comments}' + comments)
// Google writes letters with accents and printed signs as entities; in a title they spoil the address.
const MARKS = { acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', cedil: '\u0327', tilde: '\u0303' }
const SIGNS = { nbsp: ' ', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', hellip: '…', ndash: '–', mdash: '—', euro: '€', deg: '°', oelig: 'œ', OElig: 'Œ', aelig: 'æ' }
const letters = (text) => text.replace(/&#(\d+);/g, (found, code) => [38, 60, 62].includes(Number(code)) ? found : String.fromCodePoint(Number(code)))
  .replace(/&([A-Za-z])(acute|grave|circ|uml|cedil|tilde);/g, (_, letter, mark) => (letter + MARKS[mark]).normalize('NFC'))
  .replace(/&([A-Za-z]+);/g, (found, name) => SIGNS[name] ?? found)
const bare = (text) => letters(text.replace(/<[^>]*>/g, '')).replace(/&quot;/g, '"').replace(/&lt;|&#60;/g, '<').replace(/&gt;|&#62;/g, '>').replace(/&amp;|&#38;/g, '&').replace(/\s+/g, ' ').trim()
const marked = /<p[^>]*class="[^"]*\btitle\b[^"]*"[^>]*>([^]*?)<\/p>/i.exec(body)
const first = marked && bare(marked[1]) ? marked : /<h1[^>]*>([^]*?)<\/h1>/i.exec(body)
const title = first ? bare(first[1]) : ''
if (!title) return none('${words.title}')
const rest = body.replace(first[0], '')
const down = /<h1[\s>]/i.test(rest) ? 1 : 0
const kept = new Set('p ul ol li a strong em table tbody tr td th br blockquote sup sub h2 h3 h4 h5 h6'.split(' '))
const address = (raw) => {
  const href = raw.replace(/&amp;/g, '&')
  const inside = /^https:\/\/www\.google\.com\/url\?q=([^&]*)/.exec(href)
  const url = inside ? decodeURIComponent(inside[1]) : href
  return /^(https?:|mailto:|tel:)/.test(url) ? url.replace(/&/g, '&amp;').replace(/"/g, '%22') : ''
}
let images = 0, links = 0
const open = []
const out = rest.split(/(<[^>]*>)/).map((part) => {
  const tag = /^<(\/?)([a-z0-9]+)([^>]*)>$/i.exec(part)
  if (!tag) return part.startsWith('<') ? '' : part
  const [, ends, raw, more] = tag
  let name = raw.toLowerCase()
  if (name === 'img') {
    images += 1
    return '[IMAGE ' + images + ((/alt="([^"]+)"/.exec(more) ?? [])[1] ? '${words.colon}' + /alt="([^"]+)"/.exec(more)[1] : '') + ']'
  }
  if (/^h[1-6]$/.test(name)) name = 'h' + Math.min(6, Number(name[1]) + down)
  if (name === 'span' || name === 'a') {
    if (ends) return (open.pop() ?? []).toReversed().map((one) => '</' + one + '>').join('')
    const href = name === 'a' ? address((/href="([^"]*)"/.exec(more) ?? [])[1] ?? '') : ''
    if (href) links += 1
    const styles = name === 'a' ? (href ? ['a'] : []) : [...new Set(((/class="([^"]*)"/.exec(more) ?? [])[1] ?? '').split(' ').flatMap((one) => look.get(one) ?? []))]
    open.push(styles)
    return styles.map((one) => one === 'a' ? '<a href="' + href + '">' : '<' + one + '>').join('')
  }
  return kept.has(name) ? '<' + ends + name + '>' : ''
}).join('')
const content = letters(out).replace(/<\/(strong|em)>(\s*)<\1>/g, '$2').replace(/<(strong|em)>(\s*)<\/\1>/g, '$2')
  // Bold is what headings are already.
  .replace(/<(h[2-6])>([^]*?)<\/\1>/g, (found, name, text) => bare(text) ? '<' + name + '>' + text.replace(/<\/?strong>/g, '').trim() + '</' + name + '>' : '')
  .replace(/<(p|li)>\s*<\/\1>/g, '').replace(/<\/(p|h[2-6]|ul|ol|table|blockquote)>/g, '</$1>\n').trim()
const count = bare(content.replace(/\[IMAGE[^\]]*\]/g, ' ').replace(/</g, ' <')).split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
if (count < 30) return none('${words.short}')
return { json: { kind: 'draft', title, content, images, links, words: count, headings: (content.match(/<h[2-6]>/g) ?? []).length } }`,
  {
    fr: {
      empty: 'Le document est vide, ou ce n’est pas un Google Docs.',
      comments: 'Des commentaires restent ouverts, résolvez-les d’abord : ',
      title:
        'Le document n’a ni titre (style « Titre ») ni premier titre de niveau 1 : donnez-lui-en un.',
      short: 'Moins de trente mots : rien n’est envoyé.',
      colon: ' : ',
    },
    en: {
      empty: 'The document is empty, or is no Google Docs.',
      comments: 'Comments are still open, resolve them first: ',
      title: 'The document has no title (style “Title”) and no heading of level 1: give it one.',
      short: 'Fewer than thirty words: nothing was sent.',
      colon: ': ',
    },
  },
)
