/** What the site is searched by: every section of every page, in a language. */
import { createHash } from 'node:crypto'
import { partsOf, type Part } from '../content/place.ts'
import { linkTo } from '../routes/link-to.ts'
import { entries, type Entry } from '../routes/entries.ts'
import type { Language } from '../routes/language.ts'
import { buildIndex } from '../search/build-index.ts'
import { CONTENTS, indexAddress } from '../search/index-files.ts'
import type { Passage, SearchPage } from '../search/page.ts'
import { bodyOf } from './page-text.ts'
import type { BuildContext } from './build-context.ts'
import type { PublishedFile } from './published-file.ts'
import { sectionsOf } from './sections.ts'

/** The index as it is published, kept for as long as what it is made from stays the same. */
export const searchFiles = async (
  { build, drawn, frame }: Pick<BuildContext, 'build' | 'drawn' | 'frame'>,
  language: Language,
): Promise<readonly PublishedFile[]> => {
  const pages = searchPages(language)
  const from = [frame.renderer, 'search', JSON.stringify(pages)]
  const index = await drawn.get(from, async () =>
    Buffer.from(JSON.stringify([...buildIndex(pages, nameOf)])),
  )
  const folder = indexAddress(build, language).slice(1, -CONTENTS.length)
  const files = JSON.parse(Buffer.from(index).toString()) as readonly [string, string][]
  return files.map(([name, content]) => [folder + name, content])
}

/** Files of the index, by name. */
export const searchIndex = (language: Language): ReadonlyMap<string, string> =>
  buildIndex(searchPages(language), nameOf)

export const searchPages = (language: Language): readonly SearchPage[] =>
  entries
    .filter(({ id, continues }) => id !== 'explorer' && continues === undefined)
    .map((entry) => {
      const { href, name, hint = '' } = linkTo(entry, language)
      return { href, name, hint, family: entry.family, passages: passagesOf(entry, language) }
    })

/** Named by what it holds, so that it may be kept for good. */
const nameOf = (content: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`

const passagesOf = (entry: Entry, language: Language): SearchPage['passages'] => {
  const { title, description, heading, lead, blocks = [] } = entry.record[language]
  const [untitled, ...sections] = sectionsOf(bodyOf(entry, language)?.html ?? '')
  const hidden = [title, description, heading, ...entry.fr].join(' ')
  return [
    { text: [lead, untitled.text].join(' '), hidden },
    ...[...blocks, ...partsOf(entry.record, language).filter(isNamed)].map((block): Passage => ({
      anchor: block.id,
      heading: block.title,
      text: textsIn({ ...block, title: '' }).join(' '),
    })),
    ...sections,
  ]
}

/** All but the place of the text. */
const isNamed = (part: Part): part is Exclude<Part, { kind: 'text' }> => part.kind !== 'text'

/** Keys whose values nobody reads. */
const SILENT: ReadonlySet<string> = new Set([
  'kind',
  'id',
  'icon',
  'universe',
  'page',
  'fact',
  'url',
])

/** Every text below a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (SILENT.has(key) ? [] : textsIn(part)))
}
