/** The data files of the build, as the application fetches them. */
import type { LayoutData } from '../layout/layout-data.ts'
import { loadScreen } from '../pages/screens.ts'
import { stemOfUrl } from '../routes/address.ts'
import { leadsElsewhere, type AddressData } from '../routes/page-data.ts'
import type { Source } from '../routes/router.tsx'

/** Pages and layouts from `/data/<build>/…`, their screens loaded. */
export const siteFiles = (build: string): Source => ({
  page: async (url) => {
    const data = await get<AddressData>(`/data/${build}/${stemOfUrl(url)}.json`, url)
    if (!leadsElsewhere(data)) await loadScreen(data.screen).catch(() => leaveFor(url))
    return data
  },
  layout: (language) => get<LayoutData>(`/data/${build}/layout.${language}.json`),
})

/**
 * A file that is not there means that the site was published anew, or that the page does not
 * exist: the server knows which, so the browser asks it, once, by a full load.
 */
const get = async <T>(file: string, url = new URL(location.href)): Promise<T> => {
  const response = await fetch(file)
  if (!response.ok) return leaveFor(url)
  return (await response.json()) as T
}

const leaveFor = (url: URL): Promise<never> => {
  location.assign(url)
  // The document is about to be replaced: nothing may render in between.
  return new Promise(() => undefined)
}
