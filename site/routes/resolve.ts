/** What an address leads to: the one answer that server, dev server and prerender agree on. */
import { normalPath } from './address.ts'
import { entries, type Entry } from './entries.ts'
import { counterpart } from './href.ts'
import { languageOf, prefixLanguage, type Language } from './language.ts'
import { moveOf, type Known, type Move } from './move.ts'
import { REDIRECTS } from './table.ts'

export type Resolution =
  | {
      readonly kind: 'page'
      readonly entry: Entry
      readonly path: string
      readonly language: Language
    }
  | ({ readonly kind: 'redirect' } & Move)
  | { readonly kind: 'missing'; readonly path: string; readonly language: Language }

const byPath = new Map<string, Entry>(
  entries.flatMap((entry) => [...entry.fr, ...entry.en].map((path) => [path, entry] as const)),
)

const KNOWN: Known = {
  redirect: (path) => REDIRECTS.find(({ from }) => from === path),
  isPage: (path) => byPath.has(path),
  counterpart: (path, language) => {
    const entry = byPath.get(path)
    return entry && counterpart(entry, path, language)
  },
}

/** @param url an address of this site; its origin does not matter */
export const resolve = (url: URL): Resolution => {
  const move = moveOf(KNOWN, url.pathname, url.search)
  if (move) return { kind: 'redirect', ...move }
  const path = normalPath(url.pathname)
  const language = languageOf(path, url.searchParams)
  const entry = byPath.get(path)
  return entry === undefined
    ? { kind: 'missing', path, language }
    : { kind: 'page', entry, path, language }
}

/** Every address to prerender: French paths in both languages, `/en/…` in English. */
export const addresses = (): readonly {
  readonly path: string
  readonly language: Language
  readonly entry: Entry
}[] =>
  [...byPath].flatMap(([path, entry]) =>
    entry.en.includes(path) || prefixLanguage(path) === 'fr'
      ? [{ path, language: languageOf(path), entry }]
      : (['fr', 'en'] as const).map((language) => ({ path, language, entry })),
  )
