/** Data files, as the application fetches them. */
import type { LayoutData } from '../layout/layout-data.ts'
import { loadScreen } from '../pages/screens.ts'
import { dataAddress, fileNameAt } from '../routes/address.ts'
import { leadsElsewhere, type AddressData } from '../routes/page-data.ts'
import type { Source } from '../router/load-page.ts'
import { takePrefetched } from './prefetch/prefetched.ts'
import { Unreachable } from './unreachable.ts'

/**
 * Pages and layouts from `/data/<build>/…`, their screens loaded. A file that is not there means
 * that the application was published anew, or that the page does not exist: the server knows which,
 * so the browser asks it, once, by a full load.
 */
export const siteFiles = (build: string): Source => {
  const get = async <T>(name: string, url: URL): Promise<T> => {
    const address = dataAddress(build, name)
    const response = await (takePrefetched(address) ?? fetch(address)).catch((cause: unknown) => {
      throw new Unreachable(url.pathname, { cause })
    })
    if (!response.ok) return reloadAt(url)
    return (await response.json()) as T
  }
  return {
    page: async (url) => {
      const data = await get<AddressData>(fileNameAt(url), url)
      if (!leadsElsewhere(data)) await loadScreen(data.screen).catch(() => reloadAt(url))
      return data
    },
    layout: (language, url) => get<LayoutData>(`layout.${language}`, url),
  }
}

/**
 * What the page that is being hydrated was rendered from, at an address named by its content.
 * @throws when it is not there: the page can be read as it is, and is not worth loading again
 */
export const ownFile = async <T>(address: string): Promise<T> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/** Where the browser was sent. */
let left = ''

/** Gives the visit back to the browser: once, however many files turn out to be gone. */
export const reloadAt = (url: URL): Promise<never> => {
  if (left !== url.href) location.assign(url)
  left = url.href
  // By going back, the visitor may return to this very document: from then on it may leave again.
  addEventListener('pageshow', () => (left = ''), { once: true })
  // The document is about to be replaced: nothing may render in between.
  return new Promise(() => undefined)
}
