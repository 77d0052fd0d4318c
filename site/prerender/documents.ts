/** Every HTML file to write, and what each is made from. */
import { MEASURED } from '../audience/endpoint.ts'
import { slugOf } from '../content/template-pages.ts'
import { identity } from '../identity.ts'
import { addressIn, fileNameOf, urlOf } from '../routes/address.ts'
import { canonicalPath, counterpart } from '../routes/href.ts'
import { LANGUAGES, prefixLanguage, type Language } from '../routes/language.ts'
import { addresses } from '../routes/resolve.ts'
import { SPEAK_OF_AUDIENCE } from '../routes/audience-text.ts'
import type { Quality } from './compress.ts'
import type { PublishedFile } from './published-file.ts'
import { filesOfTemplate } from './template-files.ts'

/** A page in a language, at one of its addresses. */
export interface PageDocument {
  /** Name of its files, below the folder that is published, without extension. */
  readonly name: string
  readonly language: Language
  /** What is asked for to render it. */
  readonly url: URL
  /** The address that shows it; none for error pages. */
  readonly path?: string
  /** How well it is compressed: the best takes thirty times as long. */
  readonly quality: Quality
  /** The address that shows it instead while visits are counted. */
  readonly whileMeasured?: string
  /** The address whose document is shown here too: `/x?lang=en` shows `/en/x` where there is one. */
  readonly shows?: string
  /** Files that belong to the page: what a template's lets one take. */
  readonly files?: () => readonly PublishedFile[]
}

export const allDocuments = (): readonly PageDocument[] => {
  const pages = addresses()
  const ranked = pages.toSorted((a, b) => b.entry.priority - a.entry.priority)
  const important = new Set(ranked.slice(0, MOST_IMPORTANT))
  return [
    ...pages.map((page): PageDocument => {
      const { path, language, entry } = page
      const shown = counterpart(entry, path, language)
      const elsewhere = prefixLanguage(path) === undefined && prefixLanguage(shown) === 'en'
      return {
        ...documentAt(path, language),
        path,
        quality: important.has(page) ? 11 : 9,
        ...(elsewhere && { shows: shown }),
        ...filesOf(page),
      }
    }),
    ...errorDocuments(),
    ...(identity.analytics === undefined ? pages.flatMap(measuredDocument) : []),
  ]
}

/** Pages that speak of counting visits say what is so while that is done. */
const measuredDocument = ({ path, language, entry }: Addressed): readonly PageDocument[] => {
  if (!SPEAK_OF_AUDIENCE.some((id) => id === entry.id)) return []
  const { name, url, ...document } = documentAt(path, language)
  const measured = new URL(url)
  measured.hash = MEASURED
  return [{ ...document, name: `${name}.${MEASURED}`, url: measured, whileMeasured: path }]
}

/** Made beside the page, for which the template is laid out anyway. */
const filesOf = ({ path, language, entry }: Addressed): Pick<PageDocument, 'files'> => {
  const { id, record } = entry
  if (!('recipe' in record) || addressIn(path, language) !== canonicalPath(entry, language))
    return {}
  return { files: () => filesOfTemplate(slugOf(id), record.recipe, language) }
}

type Addressed = ReturnType<typeof addresses>[number]

/** Documents by the address whose document they show. */
export const sharedBy = (
  documents: readonly PageDocument[],
): ReadonlyMap<string, readonly PageDocument[]> => {
  const sharing = new Map<string, PageDocument[]>()
  for (const document of documents)
    if (document.shows !== undefined)
      sharing.set(document.shows, [...(sharing.get(document.shows) ?? []), document])
  return sharing
}

/**
 * The best compression takes forty times as long for 8 %: the pages that the site map ranks first
 * get it, however many come after them. It is kept from one build to the next.
 */
const MOST_IMPORTANT = 500

const errorDocuments = (): readonly PageDocument[] =>
  LANGUAGES.flatMap((language) => [
    documentAt('/404', language),
    documentAt('/500', language),
    { ...documentAt('/preview', language), path: '/preview' },
  ])

const documentAt = (path: string, language: Language): PageDocument => ({
  name: fileNameOf(path, language),
  language,
  url: urlOf(addressIn(path, language)),
  quality: 11,
})
