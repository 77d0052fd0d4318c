import type { Language } from '../routes/language.ts'
import type { SeoContent, SeoPages } from '../seo/seo-data.ts'

/** [2.5.13] [7.0.2] The SEO data of a language, fetched when it is first asked for. */
export const loadSeoPages = (language: Language): Promise<SeoPages> =>
  load(`/${language}/seo-pages.json`)
export const loadSeoContent = (language: Language): Promise<SeoContent> =>
  load(`/${language}/seo-content.json`)

const load = <T>(address: string): Promise<T> => {
  const asked = known.get(address) ?? get(address)
  known.set(address, asked)
  // What did not come is asked for again next time.
  asked.catch(() => known.delete(address))
  return asked as Promise<T>
}

const known = new Map<string, Promise<unknown>>()

const get = async (address: string): Promise<unknown> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
