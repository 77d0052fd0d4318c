import { addressIn, withoutLanguage } from './address.ts'
import { prefixLanguage, type Language } from './language.ts'
import type { Page } from './table.ts'

/** The address of a page in a language: its own `/en/…` where it has one, else `?lang=en`. */
export const canonicalPath = (page: Page, language: Language): string => {
  const [french = '/'] = page.fr
  if (language === 'fr') return french
  return page.en[0] ?? addressIn(french, 'en')
}

/**
 * The address that shows, in `language`, what `path` shows: the same spelling where it exists in
 * that language, the canonical address else. Language switcher and `/en/x?lang=fr` follow it.
 */
export const counterpart = (page: Page, path: string, language: Language): string => {
  if (language === 'en') {
    const spelt = path === '/' || path === '/fr' ? '/en' : `/en${path}`
    if (page.en.includes(path)) return path
    return page.en.includes(spelt) ? spelt : addressIn(path, 'en')
  }
  const spelt = prefixLanguage(path) === 'en' ? withoutLanguage(path) : path
  return page.fr.includes(spelt) ? spelt : canonicalPath(page, 'fr')
}
