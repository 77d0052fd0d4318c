/** A criterion filters if the catalogue has it and the question writes it; everything else is searched. */
import { inBoth } from '../../fragments/code.ts'

const PLAIN = String.raw`const bare = (value) => String(value ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
const shown = (day) => String(day ?? '').replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$3/$2/$1')
`

export const FILTERS = inBoth(
  (words) => String.raw`${PLAIN}const { question } = $('settings').first().json
const rows = $('catalogue').all().map(({ json }) => json)
const output = $input.first().json.output
const known = (kind, value) => rows.find((one) => one.kind === kind && bare(one.value) === bare(value))?.value
const asked = ' ' + bare(question) + ' '
const written = (value) => bare(value).length > 1 && asked.includes(' ' + bare(value) + ' ')
const must = [], told = [], notes = []
if (!output) notes.push('${words.silent}')
else if (!rows.some((one) => one.kind)) notes.push('${words.noCatalogue}')
const { type, site, said, from, to, period, about } = output ?? {}
// ${words.plural}
const stem = (value) => bare(value).split(' ').map((word) => word.replace(/s$/, '')).join(' ')
const kind = known('type', type)
if (kind && (' ' + stem(question) + ' ').includes(' ' + stem(kind) + ' ')) { must.push({ key: 'metadata.type', match: { value: kind } }); told.push(kind) }
const place = known('site', site)
// ${words.shared}
const like = written(said) ? rows.filter((one) => one.kind === 'site' && bare(one.value).split(' ').some((word) => word.length > 2 && bare(said).split(' ').includes(word))).map((one) => one.value) : []
if (place && (written(place) || (like.length === 1 && like[0] === place))) { must.push({ key: 'metadata.site', match: { value: place } }); told.push(place) }
else if (like.length > 1) notes.push('${words.several}' + like.slice(0, 5).join(', '))
else if (written(said)) notes.push('${words.unknown}' + said.trim().slice(0, 60))
const date = (value) => /^\d{4}-\d\d-\d\d$/.test(value ?? '') && DateTime.fromISO(value).isValid ? value : ''
if (written(period) && (date(from) || date(to)) && !(date(from) && date(to) && from > to)) {
  must.push({ key: 'metadata.day', range: { ...(date(from) ? { gte: Number(from.replaceAll('-', '')) } : {}), ...(date(to) ? { lte: Number(to.replaceAll('-', '')) } : {}) } })
  told.push(date(from) && date(to) ? '${words.from}' + shown(from) + '${words.to}' + shown(to) : date(from) ? '${words.since}' + shown(from) : '${words.until}' + shown(to))
}
return [{ json: {
  count: must.length, filter: JSON.stringify(must.length ? { must } : {}), about: String(about ?? '').trim().slice(0, 200) || question,
  head: (told.length ? '${words.filter}' + told.join(', ') + '.' : '${words.none}') + notes.map((one) => ' ' + one + '.').join(''),
} }]`,
  {
    fr: {
      silent: 'Critères non lus, le petit modèle ne répond pas',
      noCatalogue: 'Catalogue illisible ou vide : ni type ni chantier filtrés',
      plural: 'Un pluriel désigne le même type.',
      shared: '« Lyon » vaut pour « Lyon Confluence » tant qu’un seul chantier porte ce mot.',
      several: 'Plusieurs chantiers possibles, aucun filtré : ',
      unknown: 'Chantier absent du catalogue : ',
      from: 'du ',
      to: ' au ',
      since: 'depuis le ',
      until: 'jusqu’au ',
      filter: 'Cherché dans : ',
      none: 'Cherché sans filtre.',
    },
    en: {
      silent: 'Criteria not read, the small model does not answer',
      noCatalogue: 'Catalogue unreadable or empty: neither kind nor site filtered',
      plural: 'A plural means the same kind.',
      shared: '“Lyon” stands for “Lyon Confluence” while one site alone has that word.',
      several: 'Several sites possible, none filtered: ',
      unknown: 'Site not in the catalogue: ',
      from: 'from ',
      to: ' to ',
      since: 'since ',
      until: 'until ',
      filter: 'Searched in: ',
      none: 'Searched without a filter.',
    },
  },
)

export const PASSAGES = String.raw`const { closest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const day = (value) => String(value ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$3/$2/$1')
const passages = rows.filter(({ document, score }) => document && score >= closest).slice(0, 5).map(({ document: { pageContent, metadata = {} } }) => ({ text: pageContent, source: [metadata.title ?? metadata.path ?? '?', metadata.site, day(metadata.day)].filter(Boolean).join(', ') }))
// Out of reach, Qdrant hands back what came in.
const isDown = rows.some((one) => !one.document && Object.keys(one).length > 0)
return [{ json: { state: isDown ? 'down' : passages.length ? 'some' : 'empty', passages, text: passages.map(({ text, source }, at) => '[' + (at + 1) + '] (' + source + ')\n' + text).join('\n\n') } }]`

export const CHECKED = inBoth(
  (words) => String.raw`const { passages } = $('passages').first().json
const { head } = $('filters').first().json
const { text, error } = $input.first().json
const answer = String(text ?? '').trim().slice(0, 2500)
const numbers = [...new Set([...answer.matchAll(/\[(\d+)\]/g)].map((one) => Number(one[1])))]
const sound = numbers.length > 0 && numbers.every((one) => passages[one - 1])
const list = (chosen) => chosen.map((one) => '[' + one + '] ' + passages[one - 1].source).join('\n')
return [{ json: { sound, output: head + '\n' + (error !== undefined ? '${words.down}' : sound ? answer + '\n\n' + list(numbers) : '${words.none}\n' + list(passages.map((one, at) => at + 1))) } }]`,
  {
    fr: {
      down: 'Le modèle de rédaction ne répond pas. Réessayez dans un moment.',
      none: 'Les passages trouvés ne permettent pas de répondre. À lire vous-même :',
    },
    en: {
      down: 'The writing model does not answer. Try again in a moment.',
      none: 'The passages found do not allow an answer. To read yourself:',
    },
  },
)

export const NEAR = inBoth(
  (words) => String.raw`const { closest } = $('settings').first().json
const day = (value) => String(value ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$3/$2/$1')
const rows = $input.all().map(({ json }) => json).filter(({ document, score }) => document && score >= closest)
const titles = [...new Set(rows.map(({ document: { metadata = {} } }) => [metadata.title ?? metadata.path ?? '?', metadata.site, day(metadata.day)].filter(Boolean).join(', ')))].slice(0, 3)
return [{ json: { titles, near: titles.length ? '\n${words}\n' + titles.map((one) => '- ' + one).join('\n') : '' } }]`,
  {
    fr: 'Hors de ce filtre, les documents les plus proches :',
    en: 'Outside this filter, the closest documents:',
  },
)
