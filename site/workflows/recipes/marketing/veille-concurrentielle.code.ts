/** The code of a watch: which items count, which summaries hold, what the desk is shown. */
import { inBoth, STANDS } from '../../fragments/code.ts'

export const SOURCES = inBoth(
  (comment) => `// ${comment}
const FEEDS = [
  'https://concurrent.example/feed.xml',
  'https://journal-du-metier.example/news.rss',
]
return FEEDS.map((url) => ({ json: { url } }))`,
  {
    fr: 'Un flux par ligne : le blog d’un concurrent, ses notes de version, un journal du métier.',
    en: 'One feed a line: a competitor’s blog, its release notes, a trade paper.',
  },
)

export const ESSENTIAL = inBoth(
  ([most, link]) => String.raw`const OLDEST = Date.now() - 8 * 86400000
// ${most}
const MOST = 10
const counts = {}
const links = new Set()
const latest = (one, other) => other.json.published.localeCompare(one.json.published)
const items = $input.all().flatMap(({ json }) => {
  const published = new Date(json.isoDate ?? json.pubDate ?? 0)
  // ${link}
  const link = String(json.link ?? '').replace(/(?<=[?&])utm_[^&#]*&?/g, '').replace(/[?&](?=#|$)/, '')
  if (link === '' || !(published.getTime() >= OLDEST)) return []
  const text = String(json.contentSnippet ?? json.content ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 1200)
  return [{ json: { title: String(json.title ?? link).trim(), link, text, published: published.toISOString().slice(0, 10) } }]
})
return items.sort(latest).filter(({ json }) => {
  if (links.has(json.link)) return false
  links.add(json.link)
  const site = json.link.split('/')[2]
  counts[site] = (counts[site] ?? 0) + 1
  return counts[site] <= MOST
})`,
  {
    fr: [
      'Les dix plus récents de chaque site : un flux bavard ne noie pas les autres.',
      'Un lien sans ses marques de suivi, et une seule fois s’il est dans deux flux.',
    ],
    en: [
      'The ten latest of each site: a talkative feed does not drown the others.',
      'A link without its tracking marks, and only once if two feeds carry it.',
    ],
  },
)

export const SOUND = inBoth(
  ([stands, comment, dropped]) => String.raw`${stands}
// ${comment}
const item = $('fresh').item.json
const given = item.title + ' ' + item.text
const said = $json.output
const numbers = (text) => String(text).match(/\d+/g) ?? []
const sound = said !== undefined && stands(said.quote, given) && numbers(said.summary).every((run) => numbers(given).includes(run))
return { json: { ...item, summary: sound ? said.summary : '${dropped}' } }`,
  {
    fr: [
      STANDS.fr,
      'Ni phrase inventée, ni nombre que le texte ne donne pas : sinon, le titre seul.',
      'Résumé écarté : lire la source.',
    ],
    en: [
      STANDS.en,
      'No invented sentence, no number that the text does not give: otherwise the title alone.',
      'Summary dropped: read the source.',
    ],
  },
)

export const DIGEST = (comment: string): string =>
  String.raw`const items = $('check').all().map(({ json }) => json)
const text = items.map(({ title, link, summary }) => '• <' + link + '|' + title + '>\n' + summary).join('\n')
// ${comment}
const titles = items.map(({ title }) => '• ' + title).join('\n').slice(0, 2500)
return [{ json: { count: items.length, titles, text } }]`
