/** Sentence by sentence: what the original says today, and what it said when last told. */
import { inBoth } from '../../fragments/code.ts'

export const COMPARE = inBoth(
  (words) => `const shown = 20
const plain = (raw) => String(raw ?? '')
  .replace(/<!--[^]*?-->|<(script|style)[^]*?<\\/\\1>/gi, ' ')
  .replace(/<\\/(p|li|h[1-6]|td|th|figcaption|blockquote|div)>|<br[^>]*>/gi, '\\n')
  .replace(/<[^>]*>/g, '')
  .replace(/&nbsp;|&#160;/g, ' ').replace(/&rsquo;|&#8217;/g, '’').replace(/&amp;/g, '&')
const sentences = (json) => (plain(json.title?.raw) + '\\n' + plain(json.content?.raw))
  .split(/\\n|(?<=[.!?…])\\s+/).map((one) => one.replace(/\\s+/g, ' ').trim()).filter((one) => /[\\p{L}\\p{N}]/u.test(one))
// Punctuation and capitals do not call for a translator.
const key = (one) => one.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, '')
const read = [...$('pairs').all(), ...$('posts').all()]
const broken = read.find(({ json }) => json.error)
if (broken) return [{ json: { kind: 'broken', text: String(broken.json.error.message ?? broken.json.error) } }]
if (!$('pairs').all().some(({ json }) => json.translation)) return [{ json: { kind: 'broken', text: '${words.pairs}' } }]
if (!$('posts').all().some(({ json }) => json.content)) return [{ json: { kind: 'broken', text: '${words.posts}' } }]
const posts = new Map($('posts').all().filter(({ json }) => json.content).map(({ json }) => [String(json.id), json]))
const known = new Map($input.all().filter(({ json }) => json.mark).map(({ json }) => [json.mark, JSON.parse(json.sentences)]))
const mails = new Map(), base = [], gone = []
for (const { json } of $('pairs').all()) {
  if (!json.translation) continue
  const post = posts.get(String(json.original))
  if (!post) { gone.push('- ' + json.original + ' → ' + json.translation); continue }
  const now = sentences(post)
  const row = { mark: String(json.id), sentences: JSON.stringify(now) }
  const before = known.get(row.mark)
  if (!before) { base.push(row); continue }
  const old = new Set(before.map(key)), fresh = new Set(now.map(key))
  const added = now.filter((one) => !old.has(key(one))), lost = before.filter((one) => !fresh.has(key(one)))
  if (added.length + lost.length === 0) continue
  const to = json.email || $('settings').first().json.to
  const mail = mails.get(to) ?? { kind: 'mail', to, pages: 0, rows: [], text: '' }
  const list = [...lost.map((one) => '  − ' + one), ...added.map((one) => '  + ' + one)]
  mail.pages += 1
  mail.rows.push(row)
  mail.text += (mail.text && '\\n\\n') + post.link + ' → ' + json.translation + '\\n' + list.slice(0, shown).join('\\n') +
    (list.length > shown ? '\\n  ' + (list.length - shown) + '${words.more}' : '')
  mails.set(to, mail)
}
return [
  ...[...mails.values()].map((json) => ({ json })),
  ...(base.length ? [{ json: { kind: 'base', rows: base } }] : []),
  ...(gone.length ? [{ json: { kind: 'gone', text: '${words.gone}\\n' + gone.join('\\n') } }] : []),
]`,
  {
    fr: {
      pairs: 'aucune traduction dans la table.',
      posts: 'aucun article publié.',
      more: ' autres phrases, à lire sur la page',
      gone: 'Original introuvable parmi les articles publiés, traduction encore en ligne :',
    },
    en: {
      pairs: 'no translation in the table.',
      posts: 'no published post.',
      more: ' more sentences, to be read on the page',
      gone: 'Original not among the published posts, translation still online:',
    },
  },
)
