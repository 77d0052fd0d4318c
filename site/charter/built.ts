/** Reads the pages that the build wrote, each at its canonical address. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { htmlFileOf } from '../routes/address.ts'
import { entries, textOf } from '../routes/entries.ts'
import { canonicalPath } from '../routes/href.ts'
import { LANGUAGES } from '../routes/language.ts'
import type { CharterPage } from './finding.ts'
import { readMain } from './passages.ts'

/**
 * @param client folder of the built site
 * @throws where a page was not built
 */
export const readBuiltPages = (client: string): Promise<readonly CharterPage[]> => {
  const wanted = entries.flatMap((entry) => LANGUAGES.map((language) => ({ entry, language })))
  return pMap(
    wanted,
    async ({ entry, language }) => {
      const [path = '/'] = canonicalPath(entry, language).split('?')
      const html = await readFile(join(client, htmlFileOf(path, language)), 'utf8')
      return {
        id: entry.id,
        language,
        type: entry.collection,
        // The built page prints a fact's value: its id stands in the text.
        facts: factsIn(textOf(entry, language) ?? ''),
        ...(entry.words && { range: entry.words }),
        ...readMain(html),
      }
    },
    { concurrency: 16 },
  )
}

/** Ids of the facts that a Markdown text prints. */
export const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(/:fact\[(?<id>[^\]]+)\]/gu)].map(({ groups }) => groups?.['id'] ?? '')
