/** Writes every page of the site to `dist/`: HTML, data, and what the server needs to know. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import pMap from 'p-map'
import { dataFor, layoutFor } from '../entry-server.tsx'
import { buildNavigationA } from '../navigation/build-reading-a.ts'
import { libraryName } from '../ports/library-index.ts'
import { navigationName } from '../ports/navigation-a.ts'
import { fileNameOf, urlOf } from '../routes/address.ts'
import { LANGUAGES } from '../routes/language.ts'
import { libraryIndex } from '../routes/library-data.ts'
import { REDIRECTS } from '../routes/table.ts'
import { layoutFile, openBuild, type BuildContext } from './build-context.ts'
import type { Quality } from './compress.ts'
import { allDocuments, type PageDocument } from './documents.ts'
import type { OutputFolder } from './output-folder.ts'
import { siteFiles } from './publish.ts'
import type { PublishedFile } from './published-file.ts'
import { SiteManifestBuilder } from './site-manifest.ts'
import { staticHostFiles } from './static-host.ts'
import { onThreads } from './threads.ts'
import type { Done, Job } from './worker.ts'
import { writeData } from './write-documents.ts'

export interface PrerenderReport {
  readonly pages: number
  /** All that is drawn, compressed and written but what follows from it. */
  readonly drawMs: number
  /** What the server and static hosts need to know of it. */
  readonly finishMs: number
  /** Files that are not as the last build left them. */
  readonly changed: number
}

/**
 * @param dist folder that the client and server builds wrote to
 * @param cache folder where results are kept from one build to the next
 * @param today an ISO day, where something tells it
 */
export const prerender = async (
  dist: string,
  cache: string,
  today?: string,
): Promise<PrerenderReport> => {
  const started = performance.now()
  // Until all is written there is no complete build.
  await rm(join(dist, 'site.json'), { force: true })
  const documents = allDocuments()
  const jobs = jobsFor(documents)
  const threads = Math.min(availableParallelism(), MOST_THREADS)
  const program = resolve(dist, 'server/worker.js')
  // Pages are drawn on threads of their own, while this one sees to the rest.
  const drawing = onThreads<Done>(program, { dist, cache }, jobs, threads)
  const context = await openBuild({ dist, cache })
  const [done] = await Promise.all([drawing, writeRest(context, dist, today)])
  const drawn = performance.now()

  const { output, assets, build } = context
  const manifest = new SiteManifestBuilder(build, assets)
  for (const { pages, styles, ...report } of done) {
    for (const page of pages) manifest.add({ ...page, style: styles[page.style]! })
    output.add(report.output)
    context.drawn.add(report.drawn)
    context.compressed.add(report.compressed)
  }
  for (const { path, shows } of documents)
    if (path !== undefined && shows !== undefined) manifest.share(path, shows)
  const site = manifest.manifest()
  for (const [name, content] of staticHostFiles(site, assets.boot, manifest.styles()))
    await output.write(name, content)
  output.finish()
  context.drawn.trim()
  context.compressed.trim()
  await writeFile(join(dist, 'site.json'), JSON.stringify(site))
  return {
    pages: documents.filter(({ path }) => path !== undefined && path !== '/preview').length,
    drawMs: drawn - started,
    finishMs: performance.now() - drawn,
    changed: output.changed,
  }
}

/** Each thread has a copy of the whole site in its memory. */
const MOST_THREADS = 4

/** Documents in the order of the list; then, when all texts are rendered, what searches them. */
const jobsFor = (documents: readonly PageDocument[]): readonly Job[] => {
  const own = documents.flatMap(({ shows }, at) => (shows === undefined ? [at] : []))
  const batches = Math.ceil(own.length / BATCH)
  return [
    ...Array.from({ length: batches }, (_, at) => ({
      documents: own.slice(at * BATCH, (at + 1) * BATCH),
    })),
    ...LANGUAGES.map((search) => ({ search })),
  ]
}
/** Few enough for all threads to end at about the same time. */
const BATCH = 25

/** All that is no page. */
const writeRest = async (
  context: BuildContext,
  dist: string,
  today: string | undefined,
): Promise<void> => {
  const { output } = context
  for (const language of LANGUAGES) {
    const { address, text } = layoutFile(language)
    await output.write(address.slice(1), text)
    // By language, for whoever changes it.
    await writeData(context, `layout.${language}`, layoutFor(language))
    await writeData(context, navigationName(language), buildNavigationA(language))
    await writeData(context, libraryName(language), libraryIndex(language))
  }
  for (const { from } of REDIRECTS)
    await writeData(context, fileNameOf(from, 'fr'), dataFor(urlOf(from)))
  await writeBundle(output, join(dist, 'app'))
  const sheet = context.assets.deskSheet.slice(1)
  await output.write(sheet, await readFile(join(dist, 'desk', sheet)))
  const files = await siteFiles(today)
  await pMap(files, ([name, own]) => output.write(name, own, qualityOf(own)), PARALLEL)
}

/** Lists grow with the site, and no page waits for them: the best would take longer each time. */
const qualityOf = ({ length }: PublishedFile[1]): Quality => (length > 2 ** 16 ? 9 : 11)

/** Scripts, style sheets, fonts and whatever is published as it is. */
const writeBundle = async (output: OutputFolder, bundle: string): Promise<void> => {
  const entries = await readdir(bundle, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  await pMap(
    files,
    async (file) => output.write(file.slice(bundle.length + 1), await readFile(file)),
    PARALLEL,
  )
}

const PARALLEL = { concurrency: 8 }
