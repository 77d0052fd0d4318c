/** What an address shows. A `Source` has the pages: data files in the browser, content at build. */
import type { LayoutData } from '../layout/layout-data.ts'
import { askedElsewhere, normalPath, restOf } from '../routes/address.ts'
import type { Language } from '../routes/language.ts'
import { leadsElsewhere, type AddressData, type PageData } from '../routes/page-data.ts'

export interface Source {
  page(url: URL): Promise<AddressData>
  /** @param url the page that it is to surround */
  layout(language: Language, url: URL): Promise<LayoutData>
}

/** An address that shows nothing itself. */
export interface Redirect {
  /** Path and query. */
  readonly redirect: string
}

/** Other spellings, redirects and languages lead on as the server's redirects would. */
export const loadPage = async (source: Source, url: URL): Promise<PageData | Redirect> => {
  const path = normalPath(url.pathname)
  if (path !== url.pathname) return { redirect: path + url.search }
  const data = await source.page(url)
  if (leadsElsewhere(data)) return { redirect: data.to + url.search }
  const elsewhere = askedElsewhere(path, url.searchParams)
  // Where nothing is found there is nothing to find in the other language either.
  if (elsewhere && data.screen !== 'not-found')
    return { redirect: data.alternates[elsewhere] + restOf(url.searchParams) }
  return data
}

export const isRedirect = (loaded: PageData | Redirect): loaded is Redirect => 'redirect' in loaded
