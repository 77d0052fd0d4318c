/** Content as an author might have written it: the site's own, with some files more or others. */
import { loadWritten } from '../../site/content/load.ts'
import type { Collection } from '../../site/content/collection.ts'
import { readText } from '../../site/content/texts-on-disk.ts'
import type { Problem } from '../../site/content/problem.ts'
import { problemsIn } from '../../site/prerender/check.ts'

const own = loadWritten()

interface Change {
  /** Texts by file; nothing where the file is taken away. */
  readonly files?: Readonly<Record<string, string | undefined>>
  /** Ids that collections have beside their own. */
  readonly pages?: Readonly<Record<string, Collection['pages']>>
  readonly belowRange?: readonly string[]
}

/** What checking says of the site's content after a change. */
export const problemsAfter = ({ files = {}, pages = {}, ...more }: Change): readonly Problem[] => {
  const gone = new Set(Object.keys(files))
  const records = new Map([...own.records].filter(([file]) => !gone.has(file)))
  for (const [file, text] of Object.entries(files))
    if (text !== undefined && file.endsWith('.ts')) records.set(file, recordOf(text))
  return problemsIn(
    {
      collections: Object.fromEntries(
        Object.entries<Collection>(own.collections).map(([name, collection]) => [
          name,
          { ...collection, pages: { ...collection.pages, ...pages[name] } },
        ]),
      ),
      files: [
        ...own.files.filter((file) => !gone.has(file)),
        ...Object.keys(files).filter((file) => files[file] !== undefined),
      ],
      records,
      belowRange: more.belowRange ?? own.belowRange,
    },
    (file) => (gone.has(file) ? files[file] : readText(file)),
  )
}

/** The text of a file of the site with one place changed. @throws where that place is not there */
export const changed = (file: string, from: string | RegExp, to: string): string => {
  const text = readText(file) ?? ''
  const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
  if (at < 0) throw new Error(`${file} does not hold ${from}`)
  return text.replace(from, () => to)
}

/** The record that a file's text exports. */
const recordOf = (text: string): unknown => {
  const [, value = ''] = /export default \w+\((.*)\)\s*$/su.exec(text) ?? []
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  return new Function(`return (${value})`)() as unknown
}
