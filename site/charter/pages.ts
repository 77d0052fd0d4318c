/** Reads pages, each at its canonical address: as the build wrote them, or as they are by now. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { htmlFileOf } from '../routes/address.ts'
import { entries, textOf, type Entry } from '../routes/entries.ts'
import { canonicalPath } from '../routes/href.ts'
import { LANGUAGES, type Language } from '../routes/language.ts'
import type { CharterPage } from './finding.ts'
import { readMain } from './passages.ts'

/** The document of a page in one language; none leaves the page out. */
export type DocumentOf = (entry: Entry, language: Language) => Promise<string | undefined>

/** File of a page's document, below the folder of the built site. */
export const builtFile = (entry: Entry, language: Language): string => {
  const [path = '/'] = canonicalPath(entry, language).split('?')
  return htmlFileOf(path, language)
}

/**
 * @param client folder of the built site; reading throws where a page was not built
 */
export const builtIn =
  (client: string): DocumentOf =>
  (entry, language) =>
    readFile(join(client, builtFile(entry, language)), 'utf8')

export const readPages = async (documentOf: DocumentOf): Promise<readonly CharterPage[]> => {
  const wanted = entries.flatMap((entry) => LANGUAGES.map((language) => ({ entry, language })))
  const read = await pMap(
    wanted,
    async ({ entry, language }): Promise<readonly CharterPage[]> => {
      const html = await documentOf(entry, language)
      if (html === undefined) return []
      const page = {
        id: entry.id,
        language,
        type: entry.collection,
        // The printed page prints a fact's value: its id stands in the text.
        facts: factsIn(textOf(entry, language) ?? ''),
        ...(entry.words && { range: entry.words }),
        ...readMain(html),
      }
      return [page]
    },
    { concurrency: 16 },
  )
  return read.flat()
}

/** Ids of the facts that a Markdown text prints. */
export const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(/:fact\[(?<id>[^\]]+)\]/gu)].map(({ groups }) => groups?.['id'] ?? '')
