/** Files beside the pages: for search engines, feed readers, installers and static hosts. */
import type { SiteBook } from './site-book.ts'
import { staticHostFiles } from './static-host.ts'

export type PublishedFile = readonly [name: string, content: string | Uint8Array]

/** @returns names below `dist/client` and what they hold */
export const siteFilesFor = (book: SiteBook): Promise<readonly PublishedFile[]> =>
  Promise.resolve([...staticHostFiles(book)])
