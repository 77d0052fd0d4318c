/** Writes every page of the site to `dist/`: HTML, data, and what the server needs to know. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { dataFor, layoutFor } from '../entry-server.tsx'
import { buildNavigationA } from '../navigation/build-reading-a.ts'
import { buildOf } from '../ports/document-attributes.ts'
import { navigationName } from '../ports/navigation-a.ts'
import { dataAddress, fileNameOf, urlOf } from '../routes/address.ts'
import { LANGUAGES } from '../routes/language.ts'
import { REDIRECTS } from '../routes/table.ts'
import { readAssets } from './assets.ts'
import type { Quality } from './compress.ts'
import { dataFile, type DataFile } from './data-file.ts'
import { withStyles } from './document.ts'
import { allDocuments, type PageDocument } from './documents.ts'
import { unstyledDocument, type UnstyledDocument, type Frame } from './unstyled-document.ts'
import { cacheMarkdown } from './markdown-cache.ts'
import { OutputFolder } from './output-folder.ts'
import { PageStyles } from './page-styles.ts'
import { siteFilesFor } from './publish.ts'
import { hashOf, ResultCache } from './result-cache.ts'
import { SiteManifestBuilder } from './site-manifest.ts'
import { staticHostFiles } from './static-host.ts'

export interface PrerenderReport {
  readonly pages: number
  /** Pages drawn, their data written. */
  readonly renderMs: number
  /** Pages with their styles, feeds, pictures and the rest: compressed and written. */
  readonly publishMs: number
  /** Files that are not as the last build left them. */
  readonly changed: number
}

/**
 * @param dist folder that the client and server builds wrote to
 * @param cacheFolder where results are kept from one build to the next
 */
export const prerender = async (dist: string, cacheFolder: string): Promise<PrerenderReport> => {
  const started = performance.now()
  // Until all is written there is no complete build.
  await rm(join(dist, 'site.json'), { force: true })
  const assets = await readAssets(dist)
  const drawn = new ResultCache(join(cacheFolder, 'drawn'))
  const compressed = new ResultCache(join(cacheFolder, 'compressed'))
  const output = new OutputFolder(join(dist, 'client'), join(dist, 'written.json'), compressed)

  cacheMarkdown(drawn, await readFile(join(dist, 'server/renderer.txt'), 'utf8'))

  const build = buildOf(assets.app)
  const writeData: WriteData = (name, data, quality) =>
    output.write(dataAddress(build, name).slice(1), JSON.stringify(data), quality)
  const documents = allDocuments()
  const layouts = await writeLayouts(output)
  const frame: Frame = { assets, layouts, renderer: await rendererOf(dist) }
  const sharing = sharedBy(documents)
  const unstyled = await pMap(
    documents.filter(({ shows }) => shows === undefined),
    async (document) => {
      const { page, own, ...rest } = await unstyledDocument(document, frame, drawn)
      const { name, path, quality } = document
      if (own) await output.write(own.address.slice(1), own.text, quality)
      if (path !== undefined) await writeData(name, page, quality)
      // Whoever comes to another spelling stays there, and is shown the same.
      for (const other of sharing.get(path) ?? [])
        await writeData(other.name, { ...page, path: other.path }, quality)
      return { document, ...rest }
    },
    PARALLEL,
  )
  await writeOtherData(writeData)
  const rendered = performance.now()

  const manifest = new SiteManifestBuilder(build, assets.boot)
  await writePages(output, manifest, unstyled, new PageStyles(assets))
  for (const { path, shows } of documents)
    if (path !== undefined && shows !== undefined) manifest.share(path, shows)
  const site = manifest.manifest()
  const files = [
    ...staticHostFiles(site, assets.boot, manifest.styles()),
    ...(await siteFilesFor(build)),
  ]
  await pMap(files, ([name, content]) => output.write(name, content), PARALLEL)
  await writeBundle(output, join(dist, 'app'))
  output.finish()
  drawn.trim()
  compressed.trim()
  await writeFile(join(dist, 'site.json'), JSON.stringify(site))
  return {
    pages: documents.filter(({ path }) => path !== undefined && path !== '/preview').length,
    renderMs: rendered - started,
    publishMs: performance.now() - rendered,
    changed: output.changed,
  }
}

/** While some files are compressed, on threads of their own, others are drawn. */
const PARALLEL = { concurrency: 8 }

/** Changes with all that draws a page: the program, the client's file names, the boot. */
const rendererOf = async (dist: string): Promise<string> =>
  hashOf(await Promise.all(RENDERER.map((name) => readFile(join(dist, name)))))
const RENDERER = ['server/renderer.txt', 'manifest.json', 'boot/boot.js'] as const

/** Named by their content, for the documents; and by language, for whoever changes it. */
const writeLayouts = async (output: OutputFolder): Promise<Frame['layouts']> => {
  const files = LANGUAGES.map((language) => dataFile(`layout.${language}`, layoutFor(language)))
  for (const { address, text } of files) await output.write(address.slice(1), text)
  const [fr, en] = files as [DataFile, DataFile]
  return { fr: fr.address, en: en.address }
}

type WriteData = (name: string, data: unknown, quality?: Quality) => Promise<unknown>

/** Documents by the address whose document they show. */
const sharedBy = (
  documents: readonly PageDocument[],
): ReadonlyMap<string | undefined, readonly PageDocument[]> => {
  const sharing = new Map<string | undefined, PageDocument[]>()
  for (const document of documents)
    if (document.shows !== undefined)
      sharing.set(document.shows, [...(sharing.get(document.shows) ?? []), document])
  return sharing
}

/** Data that belongs to no document of its own. */
const writeOtherData = async (write: WriteData): Promise<void> => {
  for (const { from } of REDIRECTS) await write(fileNameOf(from, 'fr'), dataFor(urlOf(from)))
  for (const language of LANGUAGES) {
    await write(`layout.${language}`, layoutFor(language))
    await write(navigationName(language), buildNavigationA(language))
  }
}

interface PlacedDocument extends Pick<UnstyledDocument, 'screen' | 'hash' | 'used' | 'html'> {
  readonly document: PageDocument
}

const writePages = async (
  output: OutputFolder,
  manifest: SiteManifestBuilder,
  unstyled: readonly PlacedDocument[],
  styles: PageStyles,
): Promise<void> => {
  await pMap(
    unstyled,
    async ({ document: { name, language, path, quality }, screen, hash, used, html }) => {
      const style = styles.of(screen, used)
      const file = `${name}.html`
      const missing = screen === 'not-found'
      manifest.add({ file, language, style, missing, ...(path !== undefined && { path }) })
      const made = async () => withStyles(await html(), style)
      await output.make(file, hashOf([hash, style]), made, quality)
    },
    PARALLEL,
  )
}

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
