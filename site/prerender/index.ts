/** Writes every page of the site to `dist/`: HTML, data, and what the server needs to know. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { dataFor, layoutFor, render } from '../entry-server.tsx'
import { buildNavigationA } from '../navigation/build-reading-a.ts'
import { screenFile } from '../pages/screens.ts'
import { navigationStem } from '../ports/navigation-a.ts'
import { addressOfStem, stemOf } from '../routes/address.ts'
import type { Inline } from '../ports/inline.ts'
import { LANGUAGES, type Language } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import { addresses } from '../routes/resolve.ts'
import { REDIRECTS, type Screen } from '../routes/table.ts'
import { readAssets } from './assets.ts'
import { compressAll } from './compress.ts'
import { dressed, htmlDocument } from './document.ts'
import { eagerOf } from './eager.ts'
import { siteFilesFor } from './publish.ts'
import { resultCache } from './result-cache.ts'
import { SiteBook } from './site-book.ts'
import { Usage, usedCss } from './used-css.ts'

export interface PrerenderReport {
  readonly pages: number
  /** Pages alone: HTML and data, written. */
  readonly renderMs: number
  /** Feeds, pictures, icons and the rest. */
  readonly publishMs: number
  readonly compressMs: number
}

/** @param data name of the file that holds what it was made from */
export const inlineOf = (page: PageData, app: string, build: string, data: string): Inline => {
  const eager = eagerOf(page)
  return {
    app,
    build,
    data,
    ...(eager !== undefined && { eager }),
    screen: page.screen,
    language: page.language,
  }
}

/**
 * @param dist folder that the client and server builds wrote to
 * @param cacheFolder where results are kept from one build to the next
 */
export const prerender = async (dist: string, cacheFolder: string): Promise<PrerenderReport> => {
  const started = performance.now()
  const client = join(dist, 'client')
  const assets = await readAssets(dist)
  const build = await buildHash(dist)
  const book = new SiteBook(build, assets.boot)
  const save = async (file: string, text: string | Uint8Array) => {
    const target = join(client, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }

  const write = async ({ stem, url, path }: Target): Promise<Draft> => {
    const rendered = await render(url)
    if ('redirect' in rendered) throw new Error(`${url.pathname} is not a page`)
    const { page, body } = rendered
    if (page.head === undefined) throw new Error(`${url.pathname} has no head`)
    const { html: text, head: _head, ...own } = page
    // Of its own page the application needs no more than this; of others it needs all.
    const data = path !== undefined && text === undefined ? stem : `${stem}.own`
    const html = htmlDocument({
      head: page.head,
      body,
      inline: inlineOf(page, assets.app, build, data),
      boot: assets.boot,
      sheets: assets.sheets(screenFile(page.screen)),
      font: assets.font,
    })
    usageOn(page.screen).note(html)
    await save(`${stem}.html`, html)
    if (path !== undefined) await save(`data/${build}/${stem}.json`, JSON.stringify(page))
    if (data !== stem) await save(`data/${build}/${data}.json`, JSON.stringify(own))
    return { stem, page, ...(path !== undefined && { path }) }
  }

  const usages = new Map<Screen, Usage>()
  const usageOn = (screen: Screen): Usage => {
    const usage = usages.get(screen) ?? new Usage()
    usages.set(screen, usage)
    return usage
  }
  // Which rules a screen needs is known once all its pages are: then each gets them.
  const dressAll = async (drafts: readonly Draft[]) => {
    const styles = new Map<Screen, string>()
    for (const [screen, usage] of usages)
      styles.set(screen, usedCss(assets.css(screenFile(screen)), usage))
    for (const { stem, page, path } of drafts) book.add(stem, page, styles.get(page.screen)!, path)
    await pMap(
      drafts,
      async ({ stem, page }) => {
        const html = await readFile(join(client, `${stem}.html`), 'utf8')
        await save(`${stem}.html`, dressed(html, styles.get(page.screen)!))
      },
      PARALLEL,
    )
  }

  const all = addresses()
  const targets = [
    ...all.map(({ path, language }) => target(path, language, path)),
    ...LANGUAGES.flatMap((language) => [
      target('/404', language),
      target('/500', language),
      target('/preview', language, '/preview'),
    ]),
  ]
  const drafts = await pMap(targets, write, PARALLEL)
  await dressAll(drafts)
  for (const { from } of REDIRECTS)
    await save(
      `data/${build}/${stemOf(from, 'fr')}.json`,
      JSON.stringify(dataFor(new URL(from, ORIGIN))),
    )
  for (const language of LANGUAGES) {
    await save(`data/${build}/layout.${language}.json`, JSON.stringify(layoutFor(language)))
    await save(
      `data/${build}/${navigationStem(language)}.json`,
      JSON.stringify(buildNavigationA(language)),
    )
  }
  const rendered = performance.now()
  for (const [file, text] of await siteFilesFor(book)) await save(file, text)
  await writeFile(join(dist, 'site.json'), JSON.stringify(book.manifest()))
  const published = performance.now()
  const compressed = resultCache(join(cacheFolder, 'compressed'))
  await compressAll(client, compressed)
  await compressed.trim()
  return {
    pages: all.length,
    renderMs: rendered - started,
    publishMs: published - rendered,
    compressMs: performance.now() - published,
  }
}

/** The disk is slow, the processor is not: while some pages are written others are drawn. */
const PARALLEL = { concurrency: 16 }

interface Target {
  readonly stem: string
  readonly url: URL
  /** The address that shows it; none for error pages. */
  readonly path?: string
}

interface Draft extends Omit<Target, 'url'> {
  readonly page: PageData
}

const target = (from: string, language: Language, path?: string): Target => ({
  stem: stemOf(from, language),
  url: new URL(addressOfStem(stemOf(from, language)), ORIGIN),
  ...(path !== undefined && { path }),
})

const ORIGIN = 'http://site'

/** Names this build: the same sources give the same name, any change another. */
const buildHash = async (dist: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of ['manifest.json', 'server/prerender.js', 'boot/boot.js'])
    hash.update(await readFile(join(dist, file)))
  return hash.digest('hex').slice(0, 10)
}
