/** A thread that draws and writes what it is asked to: some documents, or the index of a language. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Language } from '../routes/language.ts'
import { openBuild, type BuildContext, type BuildFolders } from './build-context.ts'
import { allDocuments, sharedBy } from './documents.ts'
import type { OutputRecord } from './output-folder.ts'
import { searchFiles } from './search-index.ts'
import type { WrittenPage } from './site-manifest.ts'
import { writeDocuments } from './write-documents.ts'

export type Job =
  /** Places in the list of all documents. */
  { readonly documents: readonly number[] } | { readonly search: Language }

export interface Done extends ThreadReport {
  /** In the order of the job's documents; the style is one of `styles`, by its place. */
  readonly pages: readonly (Omit<WrittenPage, 'style'> & { readonly style: number })[]
  /** Each once: many pages have the same. */
  readonly styles: readonly string[]
}

/** What a thread did since it last said so. */
export interface ThreadReport {
  readonly output: OutputRecord
  /** Names of the results that it used, by cache. */
  readonly drawn: readonly string[]
  readonly compressed: readonly string[]
}

const work = async (job: Job, context: BuildContext): Promise<Done> => {
  const pages = 'documents' in job ? await writtenPages(job.documents, context) : []
  if ('search' in job)
    for (const [name, content] of await searchFiles(context, job.search))
      await context.output.write(name, content, SEARCH_QUALITY)
  const styles = [...new Set(pages.map(({ style }) => style))]
  return {
    pages: pages.map((page) => ({ ...page, style: styles.indexOf(page.style) })),
    styles,
    output: context.output.takeRecord(),
    drawn: context.drawn.takeUsed(),
    compressed: context.compressed.takeUsed(),
  }
}

const all = allDocuments()
const shared = sharedBy(all)

const writtenPages = (places: readonly number[], context: BuildContext) =>
  writeDocuments(
    places.map((at) => all[at]!),
    (path) => shared.get(path) ?? [],
    context,
  )

/** Hundreds of small pieces that grow with the site: the best would take longer than all pages. */
const SEARCH_QUALITY = 9

const context = await openBuild(workerData as BuildFolders)
parentPort!.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void work(job, context).then((done) => parentPort!.postMessage(done))
})
