/** Which searches bring fewer visits than a month ago, and for what reason. */
import { inBoth } from '../../fragments/code.ts'

export const JUDGE = inBoth(
  (words) => `const { brand, least, most } = $('settings').first().json
const recent = $('recent').first().json, before = $('before').first().json
const broken = [recent, before].find(({ error }) => error)
if (broken) return [{ json: { state: 'blind', why: '${words.silent}' + (broken.error.message ?? broken.message ?? broken.error) } }]
const rows = (answer) => answer.rows ?? []
if (rows(recent).length === 0 || rows(before).length === 0) return [{ json: { state: 'blind', why: '${words.empty}' } }]
const own = String(brand).toLowerCase().split(',').map((one) => one.trim()).filter(Boolean)
// A search by all its pages: clicks and impressions add up, positions weigh by impressions.
const summed = (answer) => {
  const by = new Map()
  for (const { keys: [query, page], clicks, impressions, position } of rows(answer)) {
    if (own.some((name) => query.toLowerCase().includes(name))) continue
    const one = by.get(query) ?? { clicks: 0, impressions: 0, weighed: 0, pages: [] }
    one.clicks += clicks; one.impressions += impressions; one.weighed += position * impressions
    one.pages.push({ page, impressions })
    by.set(query, one)
  }
  return by
}
const now = summed(recent), then = summed(before)
const shown = (value) => value.toFixed(1).replace('.', '${words.point}')
const found = [...then].flatMap(([query, old]) => {
  const one = now.get(query) ?? { clicks: 0, impressions: 0, weighed: 0, pages: [] }
  if (old.clicks < least || one.clicks > old.clicks * 0.7) return []
  const was = old.weighed / old.impressions
  const is = one.impressions > 0 ? one.weighed / one.impressions : null
  const gone = one.impressions < old.impressions * 0.1
  const reason = gone ? 'gone' : is - was >= 2 ? 'place' : one.impressions < old.impressions * 0.7 ? 'demand' : 'clicks'
  const page = old.pages.sort((a, b) => b.impressions - a.impressions)[0].page
  return [{ state: 'lost', query, reason, page, lost: old.clicks - one.clicks, line: '${words.open}' + query + '${words.close}' + old.clicks + ' → ' + one.clicks + '${words.clicks}' + shown(was) + ' → ' + (is === null ? '–' : shown(is)) }]
}).sort((a, b) => b.lost - a.lost)
if (found.length === 0) return [{ json: { state: 'calm', read: then.size } }]
return found.slice(0, most).map((one) => ({ json: { ...one, more: Math.max(0, found.length - most) } }))`,
  {
    fr: {
      silent: 'Search Console n’a pas répondu : ',
      empty:
        'Search Console ne rend aucun chiffre : vérifiez le nom de la propriété dans les réglages.',
      point: ',',
      open: '« ',
      close: ' » : ',
      clicks: ' clics, place ',
    },
    en: {
      silent: 'Search Console did not answer: ',
      empty: 'Search Console returns no figures: check the name of the property in the settings.',
      point: '.',
      open: '“',
      close: '”: ',
      clicks: ' clicks, place ',
    },
  },
)

/** What the page itself says: gone, moved, or told to stay out of the index. */
export const LOOK = inBoth(
  (words) => `const lost = $('judge').all().map(({ json }) => json)
const WHY = { gone: '${words.gone}', place: '${words.place}', demand: '${words.demand}', clicks: '${words.fewer}' }
const lines = $input.all().map(({ json }, at) => {
  const one = lost[at]
  const status = Number(json.statusCode ?? 0)
  const html = String(json.data ?? '')
  const header = String(json.headers?.['x-robots-tag'] ?? '')
  const meta = [...html.matchAll(/<meta[^>]+>/gi)].some(([tag]) => /name\\s*=\\s*["']?(?:robots|googlebot)\\b/i.test(tag) && /noindex|content\\s*=\\s*["']?none\\b/i.test(tag))
  const state = json.error || !status ? '${words.unread}' : status >= 300 && status < 400 ? '${words.moved}' : status >= 400 ? '${words.broken}' + status : meta || /noindex|\\bnone\\b/i.test(header) ? '${words.hidden}' : ''
  return '• ' + one.line + '\\n  ' + WHY[one.reason] + (state ? ' ' + state : '') + '\\n  ' + one.page
})
return [{ json: { text: lines.join('\\n') + (lost[0].more ? '\\n${words.more}' + lost[0].more : '') } }]`,
  {
    fr: {
      gone: 'N’est presque plus montrée.',
      place: 'A reculé dans les résultats.',
      demand: 'Se cherche moins : saison ou mode.',
      fewer: 'Même place, moins de clics : titre, ou réponse donnée par Google.',
      unread: 'PAGE INJOIGNABLE.',
      moved: 'LA PAGE REDIRIGE.',
      broken: 'LA PAGE RÉPOND ',
      hidden: 'LA PAGE EST EN « NOINDEX ».',
      more: 'Autres recherches en recul : ',
    },
    en: {
      gone: 'Hardly shown any more.',
      place: 'Fell back in the results.',
      demand: 'Searched less: season or fashion.',
      fewer: 'Same place, fewer clicks: the title, or an answer given by Google.',
      unread: 'PAGE OUT OF REACH.',
      moved: 'THE PAGE REDIRECTS.',
      broken: 'THE PAGE ANSWERS ',
      hidden: 'THE PAGE SAYS “NOINDEX”.',
      more: 'Other searches falling back: ',
    },
  },
)
