import { askedElsewhere, normalPath } from '../routes/address.ts'
import { languageOf, type Language } from '../routes/language.ts'
import type { PageFile, SiteManifest } from './manifest.ts'

/** What an address leads to. */
export type Resolved =
  | { readonly kind: 'page'; readonly page: PageFile; readonly language: Language }
  | { readonly kind: 'moved'; readonly to: string; readonly status: 307 | 308 }

/**
 * Finds the page or the redirect of an address among those of the manifest. Never leads anywhere
 * else: a redirect goes to a known path or to what the manifest says, so `//host/` is not echoed.
 */
export const resolve = (
  manifest: SiteManifest,
  path: string,
  search: string,
): Resolved | undefined => {
  // Also keeps normalPath's search for the last slashes from going over thousands of them.
  if (path.includes('//')) return undefined
  const query = new URLSearchParams(search)
  const normal = normalPath(path)

  const redirect = manifest.redirects[normal]
  if (redirect) return moved(redirect.to, search, redirect.status)

  const languages = manifest.pages[normal]
  if (!languages) return undefined

  const asked = askedElsewhere(normal, query)
  const counterpart = asked && manifest.counterparts[normal]?.[asked]
  if (counterpart !== undefined) {
    query.delete('lang')
    return moved(counterpart, query.size === 0 ? '' : `?${query}`, 308)
  }
  if (normal !== path) return moved(encodeURI(normal), search, 308)

  const language = languageOf(normal, query)
  const shown = languages[language] ? language : languages.fr ? 'fr' : 'en'
  const page = languages[shown]
  return page && { kind: 'page', page, language: shown }
}

const moved = (to: string, search: string, status: 307 | 308): Resolved => ({
  kind: 'moved',
  to: to.includes('?') ? to + search.replace('?', '&') : to + search,
  status,
})
