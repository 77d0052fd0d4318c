/** The data files of the build, as the application fetches them. */
import type { LayoutData } from '../layout/layout-data.ts'
import { loadScreen } from '../pages/screens.ts'
import { stemOfUrl } from '../routes/address.ts'
import { leadsElsewhere, type AddressData, type PageData } from '../routes/page-data.ts'
import type { Source } from '../router/load-page.ts'
import { takeFetched } from './prefetch/fetched.ts'
import { Unreachable } from './unreachable.ts'

/**
 * Pages and layouts from `/data/<build>/…`, their screens loaded. A file that is not there means
 * that the site was published anew, or that the page does not exist: the server knows which, so the
 * browser asks it, once, by a full load.
 *
 * @param missing what to do instead where there is no way back to the same page
 */
export const siteFiles = (build: string, missing: Missing = reloadAt): SiteFiles => {
  const get = async <T>(file: string, url: URL): Promise<T> => {
    const address = `/data/${build}/${file}.json`
    const response = await (takeFetched(address) ?? fetch(address)).catch((cause: unknown) => {
      throw new Unreachable(url.pathname, { cause })
    })
    if (!response.ok) return missing(url)
    return (await response.json()) as T
  }
  return {
    page: async (url) => {
      const data = await get<AddressData>(stemOfUrl(url), url)
      if (!leadsElsewhere(data)) await loadScreen(data.screen).catch(() => missing(url))
      return data
    },
    own: (name, url) => get<PageData>(name, url),
    layout: (language, url) => get<LayoutData>(`layout.${language}`, url),
  }
}

interface SiteFiles extends Source {
  /** What a document was made from, by the name that it gives. */
  own(name: string, url: URL): Promise<PageData>
}

type Missing = (url: URL) => Promise<never>

/** Where the browser was sent. */
let left = ''

/** Gives the visit back to the browser: once, however many files turn out to be gone. */
export const reloadAt: Missing = (url) => {
  if (left !== url.href) location.assign(url)
  left = url.href
  // When one comes back the same document may live on, and would leave again.
  addEventListener('pageshow', () => (left = ''), { once: true })
  // The document is about to be replaced: nothing may render in between.
  return new Promise(() => undefined)
}
