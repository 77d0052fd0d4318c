/** Goes from page to page: loads what an address shows, then says so, one navigation at a time. */
import { NavigationType, type Location, type Navigator, type Path, type To } from 'react-router-dom'
import type { LayoutData } from '../layout/layout-data.ts'
import { fileNameAt } from '../routes/address.ts'
import { languageOf } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import { hrefOf, type SiteHistory } from './history.ts'
import { isRedirect, loadPage, type Redirect, type Source } from './load-page.ts'

/** What surrounds a page, and the page itself. */
export interface Content {
  readonly layout: LayoutData
  readonly page: PageData
}

/** Where one is, and what is there. */
export interface Visit {
  readonly location: Location
  readonly action: NavigationType
  /** Of the last page that came. */
  readonly content: Content
  /** Why there is nothing to show here. */
  readonly failure?: { readonly error: unknown }
}

export interface SiteRouter {
  readonly visit: () => Visit
  readonly subscribe: (listener: () => void) => () => void
  /** What React Router's hooks go by. */
  readonly navigator: Navigator
  /** Loads what is at the present address once more. */
  readonly retry: () => Promise<void>
  readonly dispose: () => void
}

export const createRouter = (
  source: Source,
  history: SiteHistory,
  content: Content,
): SiteRouter => {
  const listeners = new Set<() => void>()
  let visit: Visit = { location: history.location, action: NavigationType.Pop, content }
  let latest = 0

  const load = async (url: URL): Promise<Content | Redirect> => {
    const { layout } = visit.content
    const language = languageOf(url.pathname, url.searchParams)
    const [page, around] = await Promise.all([
      loadPage(source, url),
      language === visit.content.page.language ? layout : source.layout(language, url),
    ])
    return isRedirect(page) ? page : { page, layout: around }
  }

  const show = (next: Visit) => {
    const { action, location } = next
    if (action === NavigationType.Push) history.push(location)
    if (action === NavigationType.Replace) history.replace(location)
    visit = next
    for (const listener of listeners) listener()
  }

  /** The address changes once its page is there; whatever was still on its way gives way. */
  const visitTo = async (action: NavigationType, location: Location): Promise<void> => {
    const turn = ++latest
    const url = urlOf(location, history.origin)
    const { content: shown, failure } = visit
    // A hash, or `?lang` added to an address, shows the same page.
    if (!failure && fileNameAt(url) === fileNameAt(urlOf(visit.location, history.origin)))
      return show({ action, location, content: shown })
    try {
      const found = await load(url)
      if (turn !== latest) return undefined
      if (!('redirect' in found)) return show({ action, location, content: found })
      // As a server's redirect: no entry is left of the address that was asked for.
      const kind = action === NavigationType.Push ? action : NavigationType.Replace
      return await visitTo(kind, { ...location, ...partsOf(found.redirect, history.origin) })
    } catch (error) {
      if (turn === latest) show({ action, location, content: shown, failure: { error } })
      return undefined
    }
  }

  const come = (action: NavigationType) => (to: To, state?: unknown) =>
    void visitTo(action, {
      ...partsOf(typeof to === 'string' ? to : hrefOf({ ...EMPTY, ...to }), history.origin),
      state: state ?? null,
      key: history.newKey(),
    })

  const stop = history.listen((location) => void visitTo(NavigationType.Pop, location))
  return {
    visit: () => visit,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : hrefOf({ ...EMPTY, ...to })),
      go: (delta) => history.go(delta),
      push: come(NavigationType.Push),
      replace: come(NavigationType.Replace),
    },
    retry: () => visitTo(NavigationType.Pop, visit.location),
    dispose: stop,
  }
}

const EMPTY: Path = { pathname: '', search: '', hash: '' }

const urlOf = (location: Path, origin: string): URL => new URL(hrefOf(location), origin)

const partsOf = (href: string, origin: string): Path => {
  const { pathname, search, hash } = new URL(href, origin)
  return { pathname, search, hash }
}
