/** The built site as it lies on the disk. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../site/routes/language.ts'
import type { PageData } from '../../site/routes/page-data.ts'
import type { SiteManifest } from '../../site/server/manifest.ts'

export const DIST = join(import.meta.dirname, '../../dist')
export const CLIENT = join(DIST, 'client')

const readManifest = (): SiteManifest => {
  try {
    return JSON.parse(readFileSync(join(DIST, 'site.json'), 'utf8')) as SiteManifest
  } catch {
    throw new Error('The site is not built. Run: npm run build')
  }
}

export const manifest = readManifest()

export interface Address {
  /** Path, and `?lang=en` where the path alone would be French. */
  readonly address: string
  readonly path: string
  readonly language: Language
}

/** Every address that the manifest knows. */
export const addresses: readonly Address[] = Object.entries(manifest.pages).flatMap(
  ([path, languages]) =>
    (Object.keys(languages) as Language[]).map((language) => ({
      address: language === 'en' && languages.fr ? `${path}?lang=en` : path,
      path,
      language,
    })),
)

/** Text of a published file, by its path below the site's root. */
export const published = (file: string): string => readFileSync(join(CLIENT, file), 'utf8')

/** Address of a page's data, which is what its screen receives. */
export const dataFileOf = (htmlFile: string): string =>
  `data/${manifest.build}/${htmlFile.replace(/\.html$/u, '')}.json`

export const dataOf = (htmlFile: string): PageData =>
  JSON.parse(published(dataFileOf(htmlFile))) as PageData
