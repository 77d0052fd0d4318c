/** Files beside the pages: for search engines, feed readers, installers and static hosts. */
import { join } from 'node:path'
import { LANGUAGES } from '../routes/language.ts'
import { FEEDS } from '../seo/feeds.ts'
import { llms } from '../seo/llms.ts'
import { robots } from '../seo/robots.ts'
import { rss } from '../seo/rss.ts'
import { SECURITY_PATH, securityTxt } from '../seo/security-txt.ts'
import { seoContent, seoPages } from '../seo/seo-files.ts'
import { sitemap } from '../seo/sitemap.ts'
import { vcard, VCARD_PATH } from '../seo/vcard.ts'
import { webManifest } from '../seo/web-manifest.ts'
import { artFiles, backdropFiles } from './art.ts'
import { spriteFiles, stillFiles } from './drawn-files.ts'
import { foreignWarning, identityWarning, ownerWarning } from './identity-warning.ts'
import { pictureFiles } from './pictures.ts'
import { listingFiles } from './n8n-listing.ts'
import type { PublishedFile } from './published-file.ts'
import { resumeFiles } from './resume/files.ts'
import { sceneFiles } from './scene/files.ts'
import { exampleFiles } from './text-examples.ts'
import { textPictureFiles } from './text-pictures.ts'

/**
 * @param today an ISO day; where nobody says it, what holds for a time only is left out
 * @returns names below `dist/client` and what they hold
 */
export const siteFiles = async (today?: string): Promise<readonly PublishedFile[]> => {
  for (const warning of [identityWarning(), foreignWarning(), ownerWarning()])
    if (warning !== undefined) console.warn(warning)
  return [
    ...textFiles(),
    ...securityFiles(today),
    ...drawnFiles(),
    ...(await pictureFiles()),
    ...(await resumeFiles()),
    ...filesOfTexts(),
  ]
}

/** What pages show from a file: Opale's stills and scenes, the sheets of small pictures, the art gallery. */
export const drawnFiles = (): readonly PublishedFile[] => [
  ...stillFiles(),
  ...sceneFiles(),
  ...spriteFiles(),
  ...artFiles(),
  ...backdropFiles(),
]

/** What texts show or let one take: pictures beside them, example files, and the list of templates for an n8n. */
export const filesOfTexts = (): readonly PublishedFile[] => [
  ...textPictureFiles(join(process.cwd(), 'site/content')),
  ...exampleFiles(),
  ...listingFiles(),
]

/** The files that are text, derived from the pages and the identity alone. */
export const textFiles = (): readonly PublishedFile[] => [
  ['sitemap.xml', sitemap()],
  ['robots.txt', robots()],
  ...LANGUAGES.map((language): PublishedFile => [FEEDS[language].slice(1), rss(language)]),
  ['llms.txt', llms()],
  ['site.webmanifest', JSON.stringify(webManifest())],
  [VCARD_PATH.slice(1), vcard()],
  ...seoFiles(),
]

const securityFiles = (today: string | undefined): readonly PublishedFile[] => {
  const text = today === undefined ? undefined : securityTxt(today)
  return text === undefined ? [] : [[SECURITY_PATH.slice(1), text]]
}

/** What the application asks for about a language, once it needs it. */
export const seoFiles = (): readonly PublishedFile[] =>
  LANGUAGES.flatMap((language): readonly PublishedFile[] => [
    [`${language}/seo-pages.json`, JSON.stringify(seoPages(language))],
    [`${language}/seo-content.json`, JSON.stringify(seoContent(language))],
  ])
