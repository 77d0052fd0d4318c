/** Renders one address to HTML: the prerender and the dev server call it. */
import { slugOf } from './content/template-pages.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { MEASURED } from './audience/endpoint.ts'
import { I18nextWords } from './i18n/i18next.tsx'
import { buildLayout } from './layout/build-layout.ts'
import { Layout } from './layout/layout.tsx'
import { idsIn, pageNav, type HrefOf } from './navigation/page-tabs.ts'
import { loadScreen } from './pages/screens.ts'
import { ContentContext } from './router/content.ts'
import { isRedirect, loadPage, type Redirect, type Source } from './router/load-page.ts'
import { buildPage } from './routes/build-page.ts'
import { buildNotFound } from './routes/build-not-found.ts'
import { hrefTo } from './routes/entries.ts'
import type { Language } from './routes/language.ts'
import type { AddressData, PageData } from './routes/page-data.ts'
import type { PageNav } from './routes/page-nav.ts'
import { resolve } from './routes/resolve.ts'
import { runExamples } from './routes/template/example-runs.ts'
import { SCREENS, type PageId } from './routes/table.ts'

export interface Rendered {
  /** 200, or 404 for an address that leads nowhere. */
  readonly status: 200 | 404
  readonly body: string
  readonly page: PageData
}

await Promise.all(SCREENS.map(loadScreen))

const layouts = { fr: buildLayout('fr'), en: buildLayout('en') }

/** What `/data/…` holds for an address; with a hash, while visits are counted. */
export const dataFor = (url: URL): AddressData => {
  const found = resolve(url)
  if (found.kind === 'redirect') return { to: found.to }
  if (found.kind === 'missing') return buildNotFound(found.path, found.language)
  return buildPage(found.entry, found.path, found.language, url.hash === `#${MEASURED}`)
}

export const layoutFor = (language: Language) => layouts[language]

/** What a page shows and takes a while to find out: before {@link dataFor} is asked. */
export const prepare = async (url: URL): Promise<void> => {
  const found = resolve(url)
  if (found.kind !== 'page' || !('recipe' in found.entry.record)) return
  const slug = slugOf(found.entry.id)
  await runExamples(slug, found.entry.record.recipe, found.language)
}

/** The content itself. */
export const source: Source = {
  page: async (url) => {
    await prepare(url)
    return dataFor(url)
  },
  layout: (language) => Promise.resolve(layoutFor(language)),
}

/** @returns where a redirect leads, else the page's markup */
export const render = async (url: URL): Promise<Redirect | Rendered> => {
  const page = await loadPage(source, url)
  return isRedirect(page) ? page : draw(page, url)
}

/** A page's markup, and its data completed by what only the markup tells: the second row. */
export const draw = (page: PageData, url: URL): Rendered => {
  const status = page.screen === 'not-found' ? 404 : 200
  // The row of tabs at the top names the sections of the page, which are known only once it is
  // drawn. So it is drawn with the row of the last page of its kind, and again if that was wrong.
  const kind = `${page.screen} ${page.category} ${page.language}`
  let row: PageNav | undefined
  let found = rows.get(kind)
  let body: string
  do {
    row = found
    body = markup(url, withRow(page, row))
    found = navOf(page, body)
  } while (JSON.stringify(found) !== JSON.stringify(row))
  rows.set(kind, row)
  return { status, body, page: withRow(page, row) }
}

/** The row that was right for the last page of each kind. */
const rows = new Map<string, PageNav | undefined>()

const withRow = (page: PageData, nav: PageNav | undefined): PageData =>
  nav === undefined ? page : { ...page, nav }

const markup = (url: URL, page: PageData): string =>
  renderToString(
    <I18nextWords>
      <StaticRouter location={url.pathname + url.search}>
        <ContentContext value={{ page, layout: layoutFor(page.language) }}>
          <Layout />
        </ContentContext>
      </StaticRouter>
    </I18nextWords>,
  )

const navOf = ({ header, category, language }: PageData, body: string): PageNav | undefined => {
  if (header === 'none' || header === 'alternate') return undefined
  const hrefOf: HrefOf = (target) => hrefTo(TARGETS[target], language)
  return pageNav(category, language, idsIn(body), hrefOf)
}

/** [2.3.81] Pages that tabs lead to. */
const TARGETS = {
  code: 'home',
  ia: 'ia',
  workflows: 'workflows',
  cv: 'cv',
  plus: 'explorer',
  studio: 'workflow-studio',
} as const satisfies Record<Parameters<HrefOf>[0], PageId>
