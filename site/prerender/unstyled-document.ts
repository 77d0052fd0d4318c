/** Documents before they have their styles, cached by what they are drawn from. */
import { dataFor, draw, prepare } from '../entry-server.tsx'
import type { Bilingual } from '../routes/language.ts'
import { leadsElsewhere, type PageData } from '../routes/page-data.ts'
import type { PageNav } from '../routes/page-nav.ts'
import { screenFile } from '../pages/screens.ts'
import type { Screen } from '../routes/table.ts'
import type { Assets } from './assets.ts'
import { dataFile, type DataFile } from './data-file.ts'
import { htmlDocument } from './document.ts'
import type { PageDocument } from './documents.ts'
import { attributesOfPage } from './page-attributes.ts'
import { hashOf } from './ingredients.ts'
import { type ResultCache } from './result-cache.ts'
import { Usage, type UsedNames } from './used-css.ts'

export interface UnstyledDocument {
  readonly screen: Screen
  /** Hash of the HTML, whose style element is empty. */
  readonly hash: string
  /** What the markup names of the style sheets. */
  readonly used: UsedNames
  /** The page's data, as whoever comes from another page fetches it. */
  readonly page: PageData
  /** What the document is hydrated with, where that is in a file of its own. */
  readonly own?: DataFile
  readonly html: () => Promise<string>
}

/** What all documents have in common. */
export interface Frame {
  readonly assets: Assets
  /** Addresses of the layouts' data. */
  readonly layouts: Bilingual<string>
  /** What these hold. */
  readonly layoutTexts: Bilingual<string>
  /** Changes with anything that may change the drawing: programs, styles, boot. */
  readonly renderer: string
}

/** Drawing depends on the page's data, on the layout's and on the program, and on nothing else. */
export const unstyledDocument = async (
  { url, language }: PageDocument,
  frame: Frame,
  cache: ResultCache,
): Promise<UnstyledDocument> => {
  await prepare(url)
  const page = pageAt(url)
  const key = hashOf([
    frame.renderer,
    JSON.stringify(frame.layouts),
    url.href,
    frame.layoutTexts[language],
    JSON.stringify(page),
  ])
  let fresh: string | undefined
  const about = await cache.get([key, 'about'], async () => {
    const { html, ...rest } = drawn(page, url, frame)
    fresh = html
    cache.write([key, 'html'], Buffer.from(html))
    return Buffer.from(JSON.stringify(rest))
  })
  const { nav, ...rest } = JSON.parse(Buffer.from(about).toString()) as Omit<Drawn, 'html'>
  return {
    ...rest,
    screen: page.screen,
    page: nav === undefined ? page : { ...page, nav },
    html: async () => fresh ?? htmlOf(key, url, frame, cache),
  }
}

interface Drawn extends Pick<UnstyledDocument, 'hash' | 'used' | 'own'> {
  readonly html: string
  readonly nav?: PageNav
}

/** What was drawn by an earlier build. */
const htmlOf = async (key: string, url: URL, frame: Frame, cache: ResultCache): Promise<string> => {
  const html = await cache.get([key, 'html'], async () =>
    Buffer.from(drawn(pageAt(url), url, frame).html),
  )
  return Buffer.from(html).toString()
}

const pageAt = (url: URL): PageData => {
  const page = dataFor(url)
  if (leadsElsewhere(page)) throw new Error(`${url.pathname} is not a page`)
  return page
}

const drawn = (data: PageData, url: URL, { assets, layouts }: Frame): Drawn => {
  const { page, body } = draw(data, url)
  if (page.head === undefined) throw new Error(`${url.pathname} has no head`)
  let own: DataFile | undefined
  const keep = (kept: unknown) => (own = dataFile(page.id, kept)).address
  const html = htmlDocument({
    head: page.head,
    body,
    attributes: attributesOfPage(page, { app: assets.app, layout: layouts[page.language], keep }),
    boot: assets.boot,
    sheets: assets.sheets(screenFile(page.screen)),
    font: assets.font,
  })
  return {
    html,
    hash: hashOf([html]),
    used: Usage.in(html).names(),
    ...(own && { own }),
    ...(page.nav && { nav: page.nav }),
  }
}
