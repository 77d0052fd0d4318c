/** What an address leads to: the one answer that server, dev server and prerender agree on. */
import { askedElsewhere, normalPath, restOf } from './address.ts'
import { entries, type Entry } from './entries.ts'
import { counterpart } from './href.ts'
import { languageOf, prefixLanguage, type Language } from './language.ts'
import { REDIRECTS } from './table.ts'

export type Resolution =
  | {
      readonly kind: 'page'
      readonly entry: Entry
      readonly path: string
      readonly language: Language
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'missing'; readonly path: string; readonly language: Language }

const byPath = new Map<string, Entry>(
  entries.flatMap((entry) => [...entry.fr, ...entry.en].map((path) => [path, entry] as const)),
)

/** @param url an address of this site; its origin does not matter */
export const resolve = (url: URL): Resolution => {
  const path = normalPath(url.pathname)
  const redirect = REDIRECTS.find(({ from }) => from === path)
  if (redirect) return { kind: 'redirect', to: redirect.to + url.search, status: redirect.status }
  const entry = byPath.get(path)
  const language = languageOf(path, url.searchParams)
  if (entry === undefined) return { kind: 'missing', path, language }
  const elsewhere = askedElsewhere(path, url.searchParams)
  if (elsewhere) {
    const to = counterpart(entry, path, elsewhere) + restOf(url.searchParams)
    return { kind: 'redirect', to, status: 308 }
  }
  if (path !== url.pathname) return { kind: 'redirect', to: path + url.search, status: 308 }
  return { kind: 'page', entry, path, language }
}

/** Every address to prerender: French paths in both languages, `/en/…` in English. */
export const addresses = (): readonly {
  readonly path: string
  readonly language: Language
  readonly entry: Entry
}[] =>
  [...byPath].flatMap(([path, entry]) =>
    entry.en.includes(path) || prefixLanguage(path) === 'fr'
      ? [{ path, language: languageOf(path, new URLSearchParams()), entry }]
      : (['fr', 'en'] as const).map((language) => ({ path, language, entry })),
  )
