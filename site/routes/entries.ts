/** Every page there is: the table's own, and those that the collections add. */
import { loadContent } from '../content/load.ts'
import { collectEntries, type Entry } from './collect.ts'
import { libraryPages } from './library.ts'
import { canonicalPath } from './href.ts'
import type { Language } from './language.ts'
import { PAGES } from './table.ts'

export type { Entry } from './collect.ts'

/** All entries of the site, read once. */
export const entries: readonly Entry[] = (() => {
  const content = loadContent()
  const own = collectEntries(PAGES, content)
  return [...own, ...libraryPages(own)]
})()

const byId = new Map(entries.map((entry) => [entry.id, entry]))

/** @throws when no page has that id */
export const entryOf = (id: string): Entry => {
  const entry = byId.get(id)
  if (entry === undefined) throw new Error(`no page is called ${id}`)
  return entry
}

/** The canonical address of a page in a language. */
export const hrefTo = (id: string, language: Language): string =>
  canonicalPath(entryOf(id), language)
