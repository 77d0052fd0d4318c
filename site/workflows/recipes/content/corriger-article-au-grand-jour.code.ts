import { inBoth } from '../../fragments/code.ts'

/** The wrong words have to stand once in what readers see; the correction is written below the post, with its day. */
export const CHECK = inBoth(
  (words) => String.raw`const { wrong, right, note, slug } = $('settings').first().json
const none = (text) => [{ json: { state: 'none', text } }]
const all = $input.all().map(({ json }) => json)
const silent = all.find((one) => one.error || (!one.content && Object.keys(one).length > 0))
if (silent) return none('${words.silent}' + (silent.error?.message ?? silent.error ?? '${words.access}'))
const posts = all.filter((one) => one.content)
if (!slug || posts.length !== 1) return none('${words.unknown}')
const post = posts[0]
const raw = String(post.content.raw ?? '')
if (!raw) return none('${words.access}')
if (wrong.length < 4 || wrong === right) return none('${words.short}')
const escaped = (text) => text.replace(/[.*+?^$\{}()|[\]\\]/g, '\\$&')
// WordPress shows readers printed quotation marks and dashes where the text has typed ones.
const pattern = new RegExp(escaped(wrong).replace(/['’]/g, "(?:'|’|&#8217;|&rsquo;)").replace(/["“”]/g, '(?:"|“|”|&#822[01];|&quot;)').replace(/…|\\\.\\\.\\\./g, '(?:…|\\.{3}|&#8230;|&hellip;)').replace(/[–—]/g, '(?:–|—|--?|&#821[12];)').replace(/&/g, '&(?:amp;)?').replace(/\s+/g, '(?:\\s|&nbsp;|&#160;)+'), 'gu')
const put = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const said = '<p class="correction"><em>${words.said}' + put(note) + '</em></p>'
if (raw.includes(put(note) + '</em></p>')) return none('${words.already}')
// Odd parts are tags and block marks, which readers do not see.
const parts = raw.split(/(<!--[\s\S]*?-->|<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>)/i)
const times = parts.filter((_, at) => at % 2 === 0).reduce((sum, part) => sum + [...part.matchAll(pattern)].length, 0)
if (times !== 1) return none(times === 0 ? '${words.absent}' : '${words.often}' + times + '.')
const content = parts.map((part, at) => at % 2 ? part : part.replace(pattern, () => put(right))).join('')
const block = raw.includes('<!-- wp:') ? '<!-- wp:paragraph {"className":"correction"} -->\n' + said + '\n<!-- /wp:paragraph -->' : said
const at = parts.findIndex((part, place) => place % 2 === 0 && part.match(pattern))
const around = parts[at].replace(/\s+/g, ' ').trim()
const plain = (text) => text.replace(/&nbsp;|&#160;/g, '\u00A0').replace(/&#8217;|&rsquo;/g, '’').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
return [{ json: { state: 'show', id: post.id, link: post.link, modified: post.modified_gmt, title: String(post.title?.raw ?? ''), content: content.trimEnd() + '\n\n' + block, before: plain(around), after: plain(around.replace(pattern, () => put(right))), said: '${words.said}' + note } }]`,
  {
    fr: {
      silent: 'WordPress n’a pas rendu l’article : ',
      access: 'Le compte WordPress ne peut pas modifier cet article.',
      unknown: 'Aucun article publié à cette adresse (les pages ne sont pas cherchées).',
      short: 'Il faut quatre signes au moins, et deux textes différents.',
      said: "' + 'Correction du ' + ($now.day === 1 ? '1er' : $now.day) + ' ' + ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'][$now.month - 1] + ' ' + $now.year + ' : ' + '",
      already: 'Cette note figure déjà sous l’article : rien à refaire.',
      absent:
        'Ces mots ne figurent pas dans le texte. Un mot en gras ou un lien les coupe peut-être : donnez un passage plus court.',
      often:
        'Ce passage doit être unique ; donnez-en quelques mots de plus. Nombre de fois trouvé : ',
    },
    en: {
      silent: 'WordPress did not return the post: ',
      access: 'The WordPress account may not change this post.',
      unknown: 'No published post at that address (pages are not looked for).',
      short: 'Four characters at least, and two different texts.',
      said: "' + 'Correction of ' + $now.day + ' ' + ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][$now.month - 1] + ' ' + $now.year + ': ' + '",
      already: 'This note stands below the post already: nothing to do again.',
      absent:
        'Those words are not in the text. Bold type or a link may cut them: give a shorter passage.',
      often: 'The passage has to be the only one; add a few words. Times found: ',
    },
  },
)
