/** Every page there is: those written in files, and those that collections bring by code. */
import type { Bilingual } from '../content/collection.ts'
import { loadBody, loadContent, type ContentRecord } from '../content/load.ts'
import { ContentError } from './content-error.ts'
import { draftOf, standIn } from './unfinished.ts'
import { canonicalPath } from './href.ts'
import type { Language } from './language.ts'
import { pageIn, PAGES, type Page } from './table.ts'
import type { CollectionName } from '../content/collections.ts'

export interface Entry extends Page {
  readonly record: ContentRecord
  /** The Markdown of a page made by code. */
  readonly text?: Bilingual<string>
}

/** In development and in the check, drafts and faulty records are let through; a build refuses them. */
const UNFINISHED = ['development', 'check'].includes(import.meta.env.MODE)

const content = loadContent()
if (content.faults.length > 0 && !UNFINISHED) throw new ContentError(content.faults)

/** What is wrong with the records; always empty in a build, which would have failed. */
export const { faults } = content

const written = PAGES.flatMap((page): readonly Entry[] => {
  const record = content.records.get(page.id)
  if (UNFINISHED) return [{ ...page, record: record ? draftOf(record) : standIn(page.id) }]
  return record === undefined || record.draft ? [] : [{ ...page, record }]
})

const made = [...content.made].flatMap(([collection, pages]) =>
  pages.map(({ id, own = {}, record, text }): Entry => ({
    ...pageIn(collection as CollectionName, id, own),
    record,
    ...(text && { text }),
  })),
)

/** All entries of the site, read once; those of a collection stand together. */
export const entries: readonly Entry[] = [...written, ...made]

const byId = new Map(entries.map((entry) => [entry.id, entry]))

/** Nothing where no page has that id. */
export const entryAt = (id: string): Entry | undefined => byId.get(id)

/** @throws when no page has that id */
export const entryOf = (id: string): Entry => {
  const entry = byId.get(id)
  if (entry === undefined) throw new Error(`no page is called ${id}`)
  return entry
}

/** The Markdown of a page, where it has any. */
export const textOf = ({ collection, id, text }: Entry, language: Language): string | undefined =>
  text?.[language] ?? loadBody(`${collection}/${id}`, language)

/** The canonical address of a page in a language. */
export const hrefTo = (id: string, language: Language): string =>
  canonicalPath(entryOf(id), language)
