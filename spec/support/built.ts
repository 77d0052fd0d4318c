/** The built site as a client that runs no script gets it: every page, fetched once. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { INLINE_ID, type Inline } from '../../site/ports/inline.ts'
import type { Language } from '../../site/routes/language.ts'
import type { PageData } from '../../site/routes/page-data.ts'
import type { SiteManifest } from '../../site/server/manifest.ts'
import { ask, type Answer } from '../server/client.ts'
import { tagsOf, type Tag } from './markup.ts'

export interface BuiltPage {
  /** Path, and `?lang=en` where the path alone would be French. */
  readonly address: string
  readonly path: string
  readonly language: Language
  readonly status: number
  readonly headers: Answer['headers']
  readonly html: string
  /** As it travels, compressed. */
  readonly bytes: number
  readonly tags: readonly Tag[]
  readonly inline: Inline
  /** What the page's screen receives: its data file. None where nothing is found. */
  readonly data: PageData | undefined
}

export const manifest = JSON.parse(
  readFileSync(new URL('../../dist/site.json', import.meta.url), 'utf8'),
) as SiteManifest

/** Every address that the manifest knows. */
export const addresses: readonly Pick<BuiltPage, 'address' | 'path' | 'language'>[] =
  Object.entries(manifest.pages).flatMap(([path, languages]) =>
    (Object.keys(languages) as Language[]).map((language) => ({
      address: language === 'en' && languages.fr ? `${path}?lang=en` : path,
      path,
      language,
    })),
  )

/** Asks the served site for one address, compressed, without following where it leads. */
export const askSite = (origin: string, address: string, method = 'GET'): Promise<Answer> =>
  ask(Number(new URL(origin).port), address, { 'accept-encoding': 'br' }, method)

export const plainText = ({ headers, bytes }: Answer): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString()

export const readPage = async (
  origin: string,
  { address, path, language }: Pick<BuiltPage, 'address' | 'path' | 'language'>,
): Promise<BuiltPage> => {
  const answer = await askSite(origin, address)
  const { status, headers, bytes } = answer
  const html = plainText(answer)
  const tags = tagsOf(html)
  const scriptData = tags.find(({ attributes }) => attributes.get('id') === INLINE_ID)
  const inline = JSON.parse(scriptData?.text ?? 'null') as Inline
  const file = manifest.pages[path]?.[language]?.file ?? ''
  const stem = file.replace(/\.html$/u, '')
  const own = await askSite(origin, `/data/${inline.build}/${stem}.json`)
  const page = own.status === 200 ? (JSON.parse(plainText(own)) as PageData) : undefined
  return {
    address,
    path,
    language,
    status,
    headers,
    html,
    bytes: bytes.length,
    tags,
    inline,
    data: page,
  }
}

/** All pages of the site, a few at a time. */
export const readPages = async (origin: string): Promise<readonly BuiltPage[]> => {
  const pages: BuiltPage[] = []
  for (let first = 0; first < addresses.length; first += PARALLEL) {
    const some = addresses.slice(first, first + PARALLEL)
    pages.push(...(await Promise.all(some.map((one) => readPage(origin, one)))))
  }
  return pages
}

/** What is wrong with each page, after its address: a test's failure shows the list. */
export const faults = (
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly (string | false | undefined)[],
): readonly string[] =>
  pages.flatMap((page) =>
    check(page)
      .filter((fault) => typeof fault === 'string')
      .map((fault) => `${page.address}: ${fault}`),
  )

const PARALLEL = 8

/** The one value of an attribute among the tags that `which` chooses. */
export const valuesOf = (
  { tags }: BuiltPage,
  name: string,
  attribute: string,
  which: Readonly<Record<string, string>> = {},
): readonly string[] =>
  tags.flatMap((tag) => {
    const value = tag.attributes.get(attribute)
    if (tag.name !== name || value === undefined) return []
    const wanted = Object.entries(which).every(([key, is]) => tag.attributes.get(key) === is)
    return wanted ? [value] : []
  })
