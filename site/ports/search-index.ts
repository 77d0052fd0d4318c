import type { Language } from '../routes/language.ts'
import { indexAddress } from '../search/index-files.ts'
import type { Search } from '../search/search.ts'
import { readAttributes } from './document-attributes.ts'
import { NoWorker, searchInWorker } from './search/in-worker.ts'
import { searchOnPage } from './search/on-page.ts'

/** Searches the whole site in a language. @throws when its index cannot be had */
export const siteSearch = (language: Language): Search => {
  const known = opened.get(language) ?? open(language)
  opened.set(language, known)
  return known
}

/** One worker a language, for as long as the visit goes on without a full load. */
const opened = new Map<Language, Search>()

const open = (language: Language): Search => {
  const address = new URL(indexAddress(readAttributes().build, language), location.href).href
  let running: Search | undefined
  /** In a worker where there is one, else on the page's own thread. */
  const doing = async <T>(what: (search: Search) => Promise<T>): Promise<T> => {
    try {
      running ??= searchInWorker(address)
      return await what(running)
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error
      running = searchOnPage(address)
      return what(running)
    }
  }
  return {
    find: (question) => doing((search) => search.find(question)),
    show: (hits, question) => doing((search) => search.show(hits, question)),
  }
}
