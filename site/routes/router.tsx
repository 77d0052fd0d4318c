/** The one router, for server and browser: a single open route that asks for a page by address. */
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { LayoutData } from '../layout/layout-data.ts'
import { Layout } from '../layout/layout.tsx'
import { PageRegion } from '../layout/page-region.tsx'
import { RouteError } from '../layout/route-error.tsx'
import { askedElsewhere, normalPath, restOf, stemOfUrl } from './address.ts'
import { LAYOUT_ROUTE, PAGE_ROUTE } from './ids.ts'
import { languageOf, type Language } from './language.ts'
import { leadsElsewhere, type AddressData, type PageData } from './page-data.ts'

/** Where pages come from: files in the browser, the content itself on the server. */
export interface Source {
  page(url: URL): Promise<AddressData>
  /** @param url the page that it is to surround */
  layout(language: Language, url: URL): Promise<LayoutData>
}

export const createRoutes = (source: Source): RouteObject[] => [
  {
    id: LAYOUT_ROUTE,
    element: <Layout />,
    errorElement: <RouteError />,
    loader: ({ request }) => {
      const url = new URL(request.url)
      return source.layout(languageOf(url.pathname, url.searchParams), url)
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      languageOf(currentUrl.pathname, currentUrl.searchParams) !==
      languageOf(nextUrl.pathname, nextUrl.searchParams),
    children: [
      {
        id: PAGE_ROUTE,
        path: '*',
        element: <PageRegion />,
        loader: (args) => loadPage(source, args),
        // `?lang` added to an address, or a hash, shows the same page.
        shouldRevalidate: ({ currentUrl, nextUrl }) => stemOfUrl(currentUrl) !== stemOfUrl(nextUrl),
      },
    ],
  },
]

/**
 * Redirects and other spellings leave no history entry, as the server's 308 would not: React
 * Router's `replace` would also take away the entry of the page one came from.
 */
const loadPage = async (source: Source, { request }: LoaderFunctionArgs): Promise<PageData> => {
  const url = new URL(request.url)
  const path = normalPath(url.pathname)
  if (path !== url.pathname) throw redirect(path + url.search)
  const data = await source.page(url)
  if (leadsElsewhere(data)) throw redirect(data.to + url.search)
  const elsewhere = askedElsewhere(path, url.searchParams)
  // Where nothing is found there is nothing to find in the other language either.
  if (elsewhere && data.screen !== 'not-found')
    throw redirect(data.alternates[elsewhere] + restOf(url.searchParams))
  return data
}
