/** Reads what authors wrote: records as modules, texts from where they stand. */
import { BELOW_RANGE } from './below-range.ts'
import { checkContent, type Content, type Written } from './check/check-content.ts'
import { textFile } from './check/check-files.ts'
import { COLLECTIONS } from './collections.ts'
import type { PlaceRecord } from './place.ts'
import type { PricedRecord } from './priced.ts'
import type { PageRecord } from './schema.ts'
import { RECIPES } from './template-recipes.ts'
import type { UseCaseRecord } from './use-case/collection.ts'
import type { TemplateRecord, WorkflowRecord } from './template-record.ts'
import type { ComparisonRecord } from './comparison/collection.ts'

export type ContentRecord =
  | PageRecord
  | WorkflowRecord
  | TemplateRecord
  | ComparisonRecord
  | PricedRecord
  | UseCaseRecord
  | PlaceRecord

const { listFiles, readText } = import.meta.env.SSR
  ? await import('./texts-on-disk.ts')
  : await import('./texts-bundled.ts')

const { records } = import.meta.env.PROD
  ? await import('./records-at-once.ts')
  : await import('./records-one-by-one.ts')

/** Everything that authors wrote, as it stands. */
export const loadWritten = (): Written => ({
  collections: COLLECTIONS,
  files: listFiles(),
  records: new Map(
    Object.entries(records).map(([file, record]) => [file.replace('./', 'site/content/'), record]),
  ),
  belowRange: BELOW_RANGE,
  recipes: RECIPES,
})

/** What they wrote, and what is wrong with it. */
export const loadContent = (): Content => checkContent(loadWritten())

/** The Markdown body of a page in a language, where one is written: `<collection>/<id>`. */
export const loadBody = (key: string, language: string): string | undefined => {
  const [collection = '', id = ''] = key.split(/\/(.*)/su)
  return readText(textFile(collection, id, language))
}
