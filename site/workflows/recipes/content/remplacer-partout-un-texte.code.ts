/** Only what visitors read is compared: tags, links and block comments of a page stay as they are. */
import { inBoth } from '../../fragments/code.ts'

const TOOLS = String.raw`const { old, now } = $('settings').first().json
const escaped = (text) => text.replace(/[.*+?^$\{}()|[\]\\]/g, '\\$&')
const form = (text) => escaped(text)
  .replace(/['’]/g, "(?:'|’|&#8217;|&rsquo;)")
  .replace(/&/g, '&(?:amp;)?')
  .replace(/\s+/g, '(?:\\s|&nbsp;|&#160;)+')
const edged = (text) => (/^\d/.test(text) ? '(?<!\\p{N}[.,])' : '') + (/^\d{3}(?!\d)/.test(text) ? '(?<!\\p{N}(?:\\s|&nbsp;))' : '') + (/^[\p{L}\p{N}]/u.test(text) ? '(?<![\\p{L}\\p{N}])' : '') +
  form(text) + (/[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}])' : '') + (/\d$/.test(text) ? '(?![.,]\\p{N})' : '')
// What already says the new words is left, unless they are but the start of the old ones.
const both = new RegExp('(' + (now.length > old.length ? edged(now) : '(?!)') + ')|' + edged(old), 'gu')
const put = now.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const parts = (raw) => raw.split(/(<!--[\s\S]*?-->|<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>)/i)
const replaced = (raw) => {
  let places = 0
  const content = parts(raw).map((part, at) => at % 2 ? part : part.replace(both, (found, done) => {
    if (done !== undefined) return found
    places += 1
    return put
  })).join('')
  return { content, places }
}
`

export const FIND = inBoth(
  (words) => `${TOOLS}
const read = [['posts', $('posts').all()], ['pages', $input.all()]]
// A node that could not start hands on what it was given, which is no post.
const broken = read.flatMap(([, items]) => items).find(({ json }) => json.error || (!json.content && Object.keys(json).length > 0))
if (broken) return [{ json: { state: 'told', text: '${words.unread}' + (broken.json.error?.message ?? broken.json.error ?? '${words.access}') } }]
const digits = (text) => text.replace(/[^0-9a-z@]/gi, '')
const forms = [digits(old), ...(/^0\\d{9}$/.test(digits(old)) ? ['33' + digits(old).slice(1)] : [])]
const places = [], lines = []
for (const [type, items] of read) for (const { json } of items) {
  if (!json.content) continue
  const raw = String(json.content?.raw ?? '')
  const found = replaced(raw).places
  // Links hold the words in another form: tel:0241000000, tel:+33241000000.
  const links = parts(raw).filter((part, at) => at % 2 && digits(old).length > 5 && forms.some((form) => digits(part).includes(form))).length
  const title = replaced(String(json.title?.raw ?? '')).places
  if (found + links + title === 0) continue
  if (found) places.push({ type, id: json.id, link: json.link })
  lines.push('- ' + json.link + '${words.colon}' + found + '${words.places}' + (links ? ', ' + links + '${words.links}' : '') + (title ? '${words.title}' : ''))
}
if (lines.length === 0) return [{ json: { state: 'told', text: '${words.none}' } }]
const state = places.length ? 'ask' : 'told'
return [{ json: { state, places, text: '${words.open}' + old + '${words.close} → ${words.open}' + now + '${words.close}\\n\\n' + lines.join('\\n') + (state === 'told' ? '\\n\\n${words.hand}' : '') } }]`,
  {
    fr: {
      open: '« ',
      close: ' »',
      access: 'vérifiez l’accès',
      unread: 'WordPress n’a pas tout rendu, rien n’est cherché : ',
      colon: ' : ',
      places: ' dans le texte',
      links: ' dans un lien, à la main',
      title: ', et le titre, à la main',
      none: 'Aucun article ni page publiés ne contient ce texte.',
      hand: 'Rien à remplacer dans les textes : le reste se change à la main.',
    },
    en: {
      open: '“',
      close: '”',
      access: 'check the access',
      unread: 'WordPress did not return everything, nothing was searched: ',
      colon: ': ',
      places: ' in the text',
      links: ' in a link, by hand',
      title: ', and the title, by hand',
      none: 'No published post or page contains this text.',
      hand: 'Nothing to replace in the texts: change the rest by hand.',
    },
  },
)

/** One page, read again: somebody may have worked on it while the question waited. */
export const SWAP = inBoth(
  (words) => `${TOOLS}
const place = $('each').item.json
const raw = $json.content?.raw
if (typeof raw !== 'string') return { json: { ...place, places: 0, line: '${words.unread}' + place.link } }
const { content, places } = replaced(raw)
return { json: { ...place, content, places, line: (places ? '${words.done}' : '${words.gone}') + place.link } }`,
  {
    fr: {
      unread: 'NON LUE : ',
      done: 'Remplacé : ',
      gone: 'Déjà changée entre-temps : ',
    },
    en: { unread: 'NOT READ: ', done: 'Replaced: ', gone: 'Changed in the meantime: ' },
  },
)
