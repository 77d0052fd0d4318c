import { EUROS, inBoth } from '../../fragments/code.ts'

/** Each post of a freelancer with its signs, sheets and amount; what was counted in another month stays out. */
export const COUNT = inBoth(
  (words) => String.raw`${words.euros}const { month, sheet } = $('settings').first().json
const told = (text) => [{ json: { state: 'told', text } }]
const posts = $('posts').all().map(({ json }) => json)
// A node that could not start hands on what it was given, which is no post.
const silent = posts.find((one) => one.error || (!one.content && Object.keys(one).length > 0))
if (silent) return told('${words.site}' + (silent.error?.message ?? silent.error ?? '${words.access}'))
const list = $('rates').all().map(({ json }) => json)
const unread = list.find((one) => one.error)
if (unread) return told('${words.sheet}' + (unread.error.message ?? unread.error))
const figure = (text) => { const value = Number(String(text ?? '').replace(/[\s€]/g, '').replace(',', '.')); return value > 0 ? value : undefined }
const rates = new Map(list.filter((one) => String(one.Author ?? '').trim()).map((one) => [String(one.Author).trim(), { name: String(one.Name ?? '').trim(), rate: figure(one.Rate) }]))
if (rates.size === 0) return told('${words.nobody}')
const before = new Map($input.all().filter(({ json }) => json.post !== undefined).map(({ json }) => [String(json.post), json.month]))
const letters = (html) => [...String(html ?? '').replace(/<(script|style|iframe|form)\b[^]*?<\/\1>/gi, ' ').replace(/<br[^>]*>|<\/(?:p|h[1-6]|li|figcaption|blockquote|td|th|div)>/gi, ' ').replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ').replace(/&#?\w+;/g, 'x').replace(/\s+/g, ' ').trim()].length
const plain = (html) => String(html ?? '').replace(/<[^>]*>/g, '').replace(/&#8217;|&rsquo;/g, '’').replace(/&nbsp;|&#160;/g, ' ').replace(/&amp;|&#038;/g, '&')
const shown = (value) => value.toFixed(2).replace('.', '${words.point}')
const again = [], strange = new Set(), rows = [], counted = [], totals = new Map()
for (const post of posts) {
  if (!post.content) continue
  const who = rates.get(String(post.author))
  if (!who) { strange.add(post.author); continue }
  const month0 = before.get(String(post.id))
  if (month0 && month0 !== month) { again.push(plain(post.title?.rendered) + ' (' + month0 + ')'); continue }
  const signs = letters(post.content.rendered)
  const cents = who.rate === undefined ? undefined : Math.round(signs / sheet * who.rate * 100)
  const mine = totals.get(who.name) ?? totals.set(who.name, { posts: 0, signs: 0, cents: 0, rate: who.rate }).get(who.name)
  mine.posts += 1
  mine.signs += signs
  mine.cents += cents ?? 0
  rows.push([who.name, plain(post.title?.rendered), String(post.date ?? '').slice(0, 10), signs, shown(signs / sheet), cents === undefined ? '' : shown(cents / 100), post.link])
  counted.push(String(post.id))
}
const notes = [
  ...(strange.size ? ['${words.strange}' + [...strange].join(', ')] : []),
  ...(again.length ? ['${words.again}' + again.join('${words.and}')] : []),
]
if (rows.length === 0) return told(['${words.none}' + month + '.', ...notes].join('\n'))
const lines = [...totals].map(([name, one]) => '- ' + name + '${words.colon}' + one.posts + '${words.posts}' + one.signs + '${words.counted}' + shown(one.signs / sheet) + '${words.of}' + (one.rate === undefined ? '${words.rate}' : euros(one.cents / 100)))
const cents = [...totals.values()].reduce((sum, one) => sum + one.cents, 0)
// The first sign tells Excel how accents are written.
const csv = '\uFEFF' + [[${words.head}], ...rows].map((row) => row.map((cell) => '"' + String(cell).replace(/"/g, '""') + '"').join('${words.comma}')).join('\r\n')
return [{ json: { state: 'rows', posts: counted, csv, text: [...lines, '', '${words.total}' + euros(cents / 100), ...notes].join('\n') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      site: 'WordPress n’a pas rendu ses articles, rien n’est compté : ',
      access: 'vérifiez l’accès',
      sheet: 'La feuille des tarifs ne se lit pas, rien n’est compté : ',
      nobody: 'La feuille des tarifs est vide : aucun pigiste à compter.',
      point: ',',
      head: "'pigiste', 'titre', 'jour', 'signes', 'feuillets', 'montant', 'adresse'",
      comma: ';',
      strange: 'Auteurs WordPress absents de la feuille, non comptés : ',
      again: 'Déjà comptés un autre mois : ',
      and: ' ; ',
      none: 'Aucun article de pigiste publié en ',
      colon: ' : ',
      posts: ' article(s), ',
      counted: ' signes, ',
      of: ' feuillets, ',
      rate: 'TARIF À COMPLÉTER',
      total: 'Total à valider : ',
    },
    en: {
      euros: EUROS.en,
      site: 'WordPress did not return its posts, nothing was counted: ',
      access: 'check the access',
      sheet: 'The sheet of rates cannot be read, nothing was counted: ',
      nobody: 'The sheet of rates is empty: no freelancer to count.',
      point: '.',
      head: "'writer', 'title', 'day', 'characters', 'sheets', 'amount', 'address'",
      comma: ',',
      strange: 'WordPress authors missing from the sheet, not counted: ',
      again: 'Counted in another month already: ',
      and: '; ',
      none: 'No freelancer’s post was published in ',
      colon: ': ',
      posts: ' post(s), ',
      counted: ' characters, ',
      of: ' sheets, ',
      rate: 'RATE MISSING',
      total: 'Total to be validated: ',
    },
  },
)
