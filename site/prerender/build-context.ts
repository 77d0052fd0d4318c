/** What all threads of a build have of their own, made from the same folders. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layoutFor } from '../entry-server.tsx'
import { buildOf } from '../ports/document-attributes.ts'
import { readAssets, type Assets } from './assets.ts'
import type { Language } from '../routes/language.ts'
import { cacheContent } from './content-cache.ts'
import { dataFile, type DataFile } from './data-file.ts'
import { cacheMarkdown } from './markdown-cache.ts'
import { OutputFolder } from './output-folder.ts'
import { PageStyles } from './page-styles.ts'
import { hashOf } from './ingredients.ts'
import { ResultCache } from './result-cache.ts'
import type { Frame } from './unstyled-document.ts'

export interface BuildFolders {
  /** Where the client and server builds wrote to. */
  readonly dist: string
  /** Where results are kept from one build to the next. */
  readonly cache: string
}

export interface BuildContext {
  /** Names the application that reads the pages' data. */
  readonly build: string
  readonly assets: Assets
  readonly frame: Frame
  readonly styles: PageStyles
  readonly output: OutputFolder
  readonly drawn: ResultCache
  readonly compressed: ResultCache
}

export const openBuild = async ({ dist, cache }: BuildFolders): Promise<BuildContext> => {
  const assets = await readAssets(dist)
  const drawn = new ResultCache(join(cache, 'drawn'))
  const compressed = new ResultCache(join(cache, 'compressed'))
  const read = (name: string) => readFile(join(dist, name), 'utf8')
  const program = await read('server/renderer.txt')
  cacheMarkdown(drawn, program)
  cacheContent(drawn, program)
  // Changes with all that draws a page: the program, the client's file names, the boot.
  const renderer = hashOf([program, await read('manifest.json'), await read('boot/boot.js')])
  const [fr, en] = [layoutFile('fr'), layoutFile('en')]
  return {
    build: buildOf(assets.app),
    assets,
    frame: {
      assets,
      layouts: { fr: fr.address, en: en.address },
      layoutTexts: { fr: fr.text, en: en.text },
      renderer,
    },
    styles: new PageStyles(assets, drawn, renderer),
    output: new OutputFolder(join(dist, 'client'), join(dist, 'written.json'), compressed),
    drawn,
    compressed,
  }
}

/** Named by its content, for the documents. */
export const layoutFile = (language: Language): DataFile =>
  dataFile(`layout.${language}`, layoutFor(language))
