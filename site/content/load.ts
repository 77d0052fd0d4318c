/** Reads what authors wrote: records as modules, texts from where they stand. */
import { BELOW_RANGE } from './below-range.ts'
import { checkContent, type Content, type Written } from './check/check-content.ts'
import { textFile } from './check/check-files.ts'
import { COLLECTIONS } from './collections.ts'
import type { PageRecord } from './schema.ts'
import type { WorkflowRecord } from './workflow/collection.ts'

export type ContentRecord = PageRecord | WorkflowRecord

const { listFiles, readText } = import.meta.env.SSR
  ? await import('./texts-on-disk.ts')
  : await import('./texts-bundled.ts')

/** Everything that authors wrote, as it stands. */
export const loadWritten = async (): Promise<Written> => ({
  collections: COLLECTIONS,
  files: listFiles(),
  records: await readRecords(),
  belowRange: BELOW_RANGE,
})

/** What they wrote, and what is wrong with it. */
export const loadContent = async (): Promise<Content> => checkContent(await loadWritten())

/** The Markdown body of a page in a language, where one is written: `<collection>/<id>`. */
export const loadBody = (key: string, language: string): string | undefined => {
  const [collection = '', id = ''] = key.split(/\/(.*)/su)
  return readText(textFile(collection, id, language))
}

/** One by one, so that a file that cannot be read spoils no other; the build has them in one piece. */
const modules: Readonly<Record<string, unknown>> = import.meta.env.PROD
  ? import.meta.glob(['./*/*.ts', '!./*/{collection,*.diagram}.ts', '!./{check,facts}/*.ts'], {
      eager: true,
      import: 'default',
    })
  : import.meta.glob(['./*/*.ts', '!./*/{collection,*.diagram}.ts', '!./{check,facts}/*.ts'], {
      import: 'default',
    })

const readRecords = async (): Promise<ReadonlyMap<string, unknown>> =>
  new Map(
    await Promise.all(
      Object.entries(modules).map(
        async ([file, held]) => [file.replace('./', 'site/content/'), await opened(held)] as const,
      ),
    ),
  )

const opened = async (held: unknown): Promise<unknown> => {
  if (typeof held !== 'function') return held
  try {
    return await (held as () => Promise<unknown>)()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
