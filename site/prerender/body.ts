/** The text written for a page, rendered with all that it may refer to in its language. */
import { join } from 'node:path'
import { loadBody } from '../content/load.ts'
import { identity } from '../identity.ts'
import { audienceText } from '../routes/audience-text.ts'
import { entries, hrefTo, type Entry } from '../routes/entries.ts'
import type { Language } from '../routes/language.ts'
import { resolve } from '../routes/resolve.ts'
import { labRun } from './lab-example.ts'
import { renderMarkdown, type Lookups, type RenderedMarkdown } from './markdown.ts'
import { EXAMPLES } from './text-examples.ts'
import { picturesIn } from './text-pictures.ts'

/** Nothing where no text is written. */
export const bodyOf = (entry: Entry, language: Language): RenderedMarkdown | undefined => {
  const key = `${entry.folder}/${entry.id}`
  const text = loadBody(key, language)
  if (text === undefined) return undefined
  const file = `${CONTENT}/${key}.${language}.md`
  return renderMarkdown({ text, file, firstLine: 1 }, language, lookupsFor(entry, language))
}

/** From the project's root. */
const CONTENT = 'site/content'

const lookupsFor = ({ folder, record }: Entry, language: Language): Lookups => ({
  pages: {
    get: (id) => (IDS.has(id) ? { href: hrefTo(id, language) } : undefined),
    keys: () => IDS,
  },
  pageAt,
  facts: new Map(),
  owner: ownerIn(language),
  tables: { get: (name) => TABLES.get(name)?.(language), keys: () => TABLES.keys() },
  pictures: picturesIn(join(process.cwd(), CONTENT, folder)),
  examples: EXAMPLES,
  sections: record[language].blocks?.map(({ id }) => id) ?? [],
})

const IDS: ReadonlySet<string> = new Set(entries.map(({ id }) => id))

const pageAt = (address: string): string | undefined => {
  const found = resolve(new URL(address, 'http://site'))
  if (found.kind === 'page') return found.entry.id
  return found.kind === 'redirect' && found.to !== address ? pageAt(found.to) : undefined
}

/** What legal texts say of the owner: fields of the identity that are text, and what is measured. */
const ownerIn = (language: Language): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(identity).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
    ['audience', audienceText(identity.analytics, language)],
  ])

const TABLES: ReadonlyMap<string, (language: Language) => string> = new Map([['lab-run', labRun]])
