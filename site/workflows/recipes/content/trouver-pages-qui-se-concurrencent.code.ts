/** Two pages of one site that share a search, twenty-eight days after twenty-eight days. */
import { inBoth } from '../../fragments/code.ts'

export const PAIRS = `const { brand, least, share } = $('settings').first().json
const brands = brand.split(',').map((one) => one.trim().toLowerCase()).filter(Boolean)
const rows = $('recent').first().json.rows ?? []
if (rows.length === 0) return [{ json: { empty: true } }]
const bySearch = (list) => {
  const searches = new Map()
  for (const { keys: [search, address], clicks, impressions, position } of list) {
    const page = address.split('#')[0]
    const pages = searches.get(search) ?? searches.set(search, new Map()).get(search)
    const one = pages.get(page) ?? { clicks: 0, impressions: 0, places: 0 }
    pages.set(page, { clicks: one.clicks + clicks, impressions: one.impressions + impressions, places: one.places + position * impressions })
  }
  return searches
}
const strong = (pages) => {
  const total = [...pages.values()].reduce((sum, one) => sum + one.impressions, 0)
  return total < least ? [] : [...pages].filter(([, one]) => one.impressions >= share * total).sort((one, other) => other[1].impressions - one[1].impressions).slice(0, 2)
}
const meaning = (page) => page.replace(/^https?:\\/\\/[^/]+/, '').replace(/^\\/[a-z]{2}(?=\\/|$)/, '')
const before = bySearch($('earlier').first().json.rows ?? [])
const pairs = new Map()
for (const [search, pages] of bySearch(rows)) {
  const two = strong(pages)
  const then = strong(before.get(search) ?? new Map()).map(([page]) => page)
  if (two.length < 2 || brands.some((one) => search.includes(one)) || !two.every(([page]) => then.includes(page))) continue
  if (meaning(two[0][0]) === meaning(two[1][0])) continue
  const [a, b] = two.map(([page]) => page).sort()
  const pair = pairs.get(a + ' ' + b) ?? { a, b, searches: [], impressions: 0, of: { [a]: { clicks: 0, impressions: 0, places: 0 }, [b]: { clicks: 0, impressions: 0, places: 0 } } }
  pair.searches.push(search)
  for (const [page, one] of two) {
    pair.impressions += one.impressions
    for (const figure of ['clicks', 'impressions', 'places']) pair.of[page][figure] += one[figure]
  }
  pairs.set(a + ' ' + b, pair)
}
const half = $now.year + '-' + ($now.month < 7 ? 1 : 2)
return [...pairs.values()].sort((one, other) => other.impressions - one.impressions)
  .map((one) => ({ json: { ...one, empty: false, key: half + ' ' + one.a + ' ' + one.b } }))`

export const CARD = inBoth(
  (words) => `const pair = $('top').item.json
const plain = (text) => text.replace(/&#(\\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replace(/&(rsquo|eacute|egrave|agrave|nbsp|amp);/g, (_, name) => ({ rsquo: '’', eacute: 'é', egrave: 'è', agrave: 'à', nbsp: ' ', amp: '&' })[name])
const heading = ({ json }) => {
  const html = String(json.data ?? '')
  const found = /<h1[^>]*>([^]*?)<\\/h1>/i.exec(html) ?? /<title[^>]*>([^]*?)<\\/title>/i.exec(html)
  return found ? plain(found[1].replace(/<[^>]+>/g, ' ')).replace(/\\s+/g, ' ').trim() : '${words.unread}'
}
const line = (page, item) => {
  const one = pair.of[page]
  return page + '\\n  ' + heading(item) + '\\n  ' + one.impressions + '${words.seen}' + one.clicks + '${words.clicks}' + (one.places / one.impressions).toFixed(1)${words.point}
}
return { json: {
  key: pair.key,
  name: '${words.name}' + pair.searches[0] + '${words.end}',
  notes: line(pair.a, $('first').item) + '\\n\\n' + line(pair.b, $('second').item) + '\\n\\n${words.searches}' + pair.searches.slice(0, 10).join(', '),
} }`,
  {
    fr: {
      unread: '(page non lue)',
      seen: ' affichages, ',
      clicks: ' clics, position moyenne ',
      point: ".replace('.', ',')",
      name: 'Deux pages pour « ',
      end: ' »',
      searches: 'Recherches : ',
    },
    en: {
      unread: '(page not read)',
      seen: ' impressions, ',
      clicks: ' clicks, average position ',
      point: '',
      name: 'Two pages for “',
      end: '”',
      searches: 'Searches: ',
    },
  },
)
