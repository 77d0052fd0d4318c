/** Which pages of the site still speak of an offer that is over. */
import { inBoth } from '../../fragments/code.ts'

/** Offers past their day, and the pages to read. */
export const PLAN = inBoth(
  (words) => `const { most } = $('settings').first().json
const rows = $('offers').all().map(({ json }) => json)
const map = $('map').first().json
const halt = (why) => [{ json: { state: 'blind', why } }]
const broken = rows.find(({ error }) => error)
if (broken) return halt('${words.sheet}' + (broken.error.message ?? broken.message ?? broken.error))
if (map.error) return halt('${words.map}' + (map.error.message ?? map.message ?? map.error))
if (!rows.some(({ offer }) => offer)) return halt('${words.empty}')
// Google Sheets hands dates over as they are shown: 30/11/2026, or 2026-11-30.
const day = (text) => {
  const read = ['dd/MM/yyyy', 'd/M/yyyy', 'yyyy-MM-dd'].map((form) => DateTime.fromFormat(String(text ?? '').trim(), form, { zone: 'Europe/Paris' })).find((one) => one.isValid)
  return read ?? null
}
const long = (one) => String(one.words ?? '').split('|').map((word) => word.trim()).filter((word) => word.length >= 4)
const wrong = rows.filter((one) => one.offer && (!day(one.last_day) || long(one).length === 0)).map(({ offer }) => String(offer))
const over = rows.filter((one) => one.offer && day(one.last_day) && day(one.last_day).endOf('day') < $now && long(one).length > 0)
  .map((one) => ({ offer: String(one.offer), last: day(one.last_day).toFormat('dd/MM/yyyy'), words: long(one) }))
const text = String(map.data ?? '')
if (/<sitemapindex/i.test(text)) return halt('${words.index}')
const pages = [...new Set([...text.matchAll(/<loc>\\s*(?:<!\\[CDATA\\[)?\\s*([^<\\s\\]]+)/gi)].map(([, url]) => url.replace(/&amp;/g, '&')))].filter((url) => url.startsWith('http') && !/\\.(?:jpe?g|png|webp|gif|avif|svg|pdf|mp4)$/i.test(url))
if (pages.length === 0) return halt('${words.none}')
const plan = { over, wrong, left: Math.max(0, pages.length - most), asked: Math.min(pages.length, most) }
if (over.length === 0) return [{ json: { state: 'done', ...plan } }]
return pages.slice(0, most).map((url) => ({ json: { state: 'read', url, ...plan } }))`,
  {
    fr: {
      sheet: 'Feuille des offres illisible : ',
      map: 'Plan du site illisible : ',
      empty: 'La feuille des offres est vide, ou sa colonne « offer » manque.',
      index: 'Ce plan du site en liste d’autres : donnez dans les réglages celui de vos pages.',
      none: 'Le plan du site ne contient aucune page.',
    },
    en: {
      sheet: 'Sheet of offers unreadable: ',
      map: 'Sitemap unreadable: ',
      empty: 'The sheet of offers is empty, or its column “offer” is missing.',
      index: 'This sitemap lists others: put the one of your pages into the settings.',
      none: 'The sitemap holds no page.',
    },
  },
)

export const FIND = inBoth(
  (words) => `const plan = $('plan').all().map(({ json }) => json)
const pages = $('pages').isExecuted ? $('pages').all().map(({ json }) => json) : []
const { over, wrong, left, asked } = plan[0]
const plain = (html) => String(html ?? '').replace(/<(script|style|template)\\b[^]*?<\\/\\1>/gi, ' ').replace(/<[^>]+>/g, ' ')
  .replace(/&#(\\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replace(/&nbsp;/g, ' ').replace(/&rsquo;|&apos;/g, '’').replace(/&eacute;/g, 'é').replace(/&egrave;/g, 'è').replace(/&agrave;/g, 'à').replace(/&ecirc;/g, 'ê').replace(/&euro;/g, '€').replace(/&amp;/g, '&')
const even = (text) => text.normalize('NFC').toLowerCase().replace(/[’']/g, "'").replace(/\\s+/gu, ' ')
// A code such as NOEL15 is not found inside NOEL150.
const stands = (word, text) => {
  const wanted = even(word)
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1))
    if (!/[\\p{L}\\p{N}]/u.test(text[from - 1] ?? '') && !/[\\p{L}\\p{N}]/u.test(text[from + wanted.length] ?? '')) return true
  return false
}
const unread = pages.flatMap((page, at) => (page.error || Number(page.statusCode ?? 200) >= 400 ? [plan[at].url] : []))
const seen = pages.map((page, at) => ({ url: plan[at].url, text: page.error || Number(page.statusCode ?? 200) >= 400 ? '' : even(plain(page.data)) }))
const found = over.flatMap(({ offer, last, words: all }) => {
  const where = seen.filter(({ text }) => all.some((word) => stands(word, text))).map(({ url }) => url)
  return where.length === 0 ? [] : ['${words.offer}'.replace('%', offer).replace('#', last) + '\\n' + where.map((url) => '  ' + url).join('\\n')]
})
const notes = [
  ...(unread.length ? ['${words.unread}\\n' + unread.map((url) => '  ' + url).join('\\n')] : []),
  ...(wrong.length ? ['${words.wrong}' + wrong.join(', ')] : []),
  ...(left ? ['${words.left}' + left] : []),
]
const read = '${words.read}'.replace('%', over.length ? String(asked - unread.length) : '0').replace('#', String(over.length))
return [{ json: { found: found.length, subject: found.length ? '${words.still}' + found.length : unread.length + left > 0 ? '${words.partly}' + (unread.length + left) : '${words.clean}', text: [...found, ...notes, read].join('\\n\\n') } }]`,
  {
    fr: {
      offer: '« % », terminée le #, est encore sur :',
      unread: 'Pages non lues :',
      wrong: 'Lignes sans date lisible, ou de moins de quatre lettres à chercher : ',
      left: 'Pages au-delà de la limite, non lues : ',
      read: 'Pages lues : %. Offres terminées cherchées : #.',
      still: 'Offres terminées encore affichées : ',
      partly: 'Aucune offre terminée trouvée, mais des pages non lues : ',
      clean: 'Aucune offre terminée trouvée',
    },
    en: {
      offer: '“%”, over since #, still stands on:',
      unread: 'Pages not read:',
      wrong: 'Rows without a readable date, or with under four letters to look for: ',
      left: 'Pages beyond the limit, not read: ',
      read: 'Pages read: %. Past offers looked for: #.',
      still: 'Past offers still shown: ',
      partly: 'No past offer found, but pages not read: ',
      clean: 'No past offer found',
    },
  },
)
