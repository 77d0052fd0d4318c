import { normalPath } from '../routes/address.ts'
import { languageOf, type Language } from '../routes/language.ts'
import { moveOf, type Known, type Move } from '../routes/move.ts'
import type { PageFile, SiteManifest } from './manifest.ts'

/** What an address leads to. */
export type Resolved =
  | { readonly kind: 'page'; readonly page: PageFile; readonly language: Language }
  | ({ readonly kind: 'moved' } & Move)

/** Finds the page or the redirect of an address among those of the manifest. */
export const resolve = (
  manifest: SiteManifest,
  path: string,
  search: string,
): Resolved | undefined => {
  const move = moveOf(knownIn(manifest), path, search)
  if (move) return { kind: 'moved', ...move }
  const languages = manifest.pages[normalPath(path)]
  if (!languages) return undefined
  const language = languageOf(path, new URLSearchParams(search))
  const shown = languages[language] ? language : languages.fr ? 'fr' : 'en'
  const page = languages[shown]
  return page && { kind: 'page', page, language: shown }
}

const knownIn = ({ redirects, pages, counterparts }: SiteManifest): Known => ({
  redirect: (path) => redirects[path],
  isPage: (path) => pages[path] !== undefined,
  counterpart: (path, language) => counterparts[path]?.[language],
})
