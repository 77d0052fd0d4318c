/** The text written for a page, rendered with all that it may refer to in its language. */
import { n8nHost } from './n8n-host.ts'
import { factIn, facts } from '../facts/facts.ts'
import { identity } from '../identity.ts'
import { urlOf } from '../routes/address.ts'
import { audienceText } from '../routes/audience-text.ts'
import { textFile } from '../content/check/check-files.ts'
import { partsOf } from '../content/place.ts'
import type { PageRecord } from '../content/schema.ts'
import { countedTable } from '../legal/counted-table.ts'
import { byHandTable, keptTable, ownerCookieTable } from '../legal/kept-table.ts'
import { measuredTable } from '../legal/measured-table.ts'
import { sentTable } from '../legal/sent-table.ts'
import { testedTable } from '../legal/tested-table.ts'
import { entries, hrefTo, textOf, type Entry } from '../routes/entries.ts'
import type { Language } from '../routes/language.ts'
import { resolve } from '../routes/resolve.ts'
import { labRun } from './lab-example.ts'
import { renderCached } from './markdown-cache.ts'
import type { Lookups, RenderedMarkdown } from './markdown.ts'
import { diagramsIn } from './text-diagrams.ts'
import { officialTable, ratesTable } from './rate-tables.ts'
import { EXAMPLES } from './text-examples.ts'
import { picturesOf } from './text-pictures.ts'

/** Nothing where no text is written. @param measured as it is while the server counts visits */
export const bodyOf = (
  entry: Entry,
  language: Language,
  measured = false,
): RenderedMarkdown | undefined => {
  const text = textOf(entry, language)
  return text === undefined ? undefined : renderText(text, entry, language, measured)
}

/** A text as the page shows it. */
export const renderText = (
  text: string,
  page: Page,
  language: Language,
  measured = false,
): RenderedMarkdown =>
  renderCached(
    { text, file: textFile(page.collection, page.id, language), firstLine: 1 },
    language,
    lookupsFor(page, language, measured),
  )

/** Whose text it is; without a record, nobody knows what stands around it. */
interface Page extends Pick<Entry, 'id'> {
  readonly collection: string
  readonly record?: PageRecord | undefined
}

const lookupsFor = (
  { collection, record }: Page,
  language: Language,
  measured: boolean,
): Lookups => ({
  pages: {
    // A draft is not built: only another one may lead there.
    get: (id) =>
      pages.has(id) && (record?.draft || !pages.get(id)?.record.draft)
        ? { href: hrefTo(id, language) }
        : undefined,
    keys: () => pages.keys(),
  },
  pageAt,
  facts: { get: (id) => factIn(id, language), keys: () => facts.keys() },
  owner: ownerIn(language, measured),
  tables: { get: (name) => TABLES.get(name)?.(language), keys: () => TABLES.keys() },
  diagrams: diagramsIn(collection),
  pictures: picturesOf(collection),
  examples: EXAMPLES,
  sections: record === undefined ? [] : anchorsOf(record, language),
})

/** Ids of the parts around a text, which it may lead to and no heading of it may take. */
const anchorsOf = (record: PageRecord, language: Language): readonly string[] =>
  [...(record[language].blocks ?? []), ...partsOf(record, language)].flatMap((part) =>
    'id' in part ? [part.id] : [],
  )

const pages: ReadonlyMap<string, Entry> = new Map(entries.map((entry) => [entry.id, entry]))

const pageAt = (address: string): string | undefined => {
  const found = resolve(urlOf(address))
  if (found.kind === 'page') return found.entry.id
  return found.kind === 'redirect' && found.to !== address ? pageAt(found.to) : undefined
}

/** What legal texts say of the owner: fields of the identity that are text, and what is measured. */
const ownerIn = (language: Language, measured: boolean): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(identity).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
    ['audience', audienceText(measured ? { service: 'own' } : identity.analytics, language)],
  ])

/** Tables that follow from the program: a text asks for one by name. */
const TABLES: ReadonlyMap<string, (language: Language) => string> = new Map([
  ['lab-run', labRun],
  ['rates-micro', ratesTable('micro')],
  ['rates-self-employed', ratesTable('self')],
  ['rates-payroll', ratesTable('payroll')],
  ['rates-taxes', ratesTable('taxes')],
  ['official-model', officialTable],
  ['kept-on-device', (language) => keptTable('localStorage', language)],
  ['kept-for-session', (language) => keptTable('sessionStorage', language)],
  ['set-by-hand', byHandTable],
  ['owner-cookies', ownerCookieTable],
  ['sent', sentTable],
  ['counted', countedTable],
  ['measured', measuredTable],
  ['tested', testedTable],
  ['n8n-host', n8nHost],
])
