import {
  isLanguage,
  languageOf,
  prefixLanguage,
  QUERY_LANGUAGES,
  type Language,
} from './language.ts'

/** A path without its `/en` or `/fr`: rules by path look at this (see spec/readings.md). */
export const withoutLanguage = (path: string): string =>
  prefixLanguage(path) === undefined ? path : path.slice(3) || '/'

/**
 * The one form of a path: no trailing slash, no `.html`, no `/index`. A path with `//` is nobody's
 * and stays as it is: shortened, `//host/` would name another site.
 */
export const normalPath = (path: string): string => {
  if (path.includes('//')) return path
  const bare = path.replace(/(?:\/|(?:\/index)?\.html)+$/u, '')
  return bare === '' || bare === '/index' ? '/' : bare
}

/** How one asks for a path in a language: `?lang=en` where English has no path of its own. */
export const addressIn = (path: string, language: Language): string =>
  prefixLanguage(path) === undefined && language === 'en' ? `${path}?lang=en` : path

/** An address of the site as a URL, for where its origin does not matter. */
export const urlOf = (address: string): URL => new URL(address, 'http://site')

/**
 * The language a query asks for against the path's own prefix: `/en/x?lang=fr` asks for the French
 * address of `/en/x`. None when they agree or only one speaks.
 */
export const askedElsewhere = (path: string, query: URLSearchParams): Language | undefined => {
  const asked = query.get('lang')
  const own = prefixLanguage(path)
  if (own === undefined || asked === null || asked === own) return undefined
  return QUERY_LANGUAGES.includes(asked) && isLanguage(asked) ? asked : undefined
}

/** What goes along to the address that {@link askedElsewhere} leads to: all but the language. */
export const restOf = (query: URLSearchParams): string => {
  const rest = new URLSearchParams(query)
  rest.delete('lang')
  return rest.size === 0 ? '' : `?${rest}`
}

/**
 * File name, without extension, of a page and of its data: `/` is `index`, `/x?lang=en` is `x.en`,
 * `/en/x` is `en/x`. Browser, server and prerender agree through this function alone.
 */
export const fileNameOf = (path: string, language: Language): string => {
  const name = path === '/' ? 'index' : path.slice(1)
  return prefixLanguage(path) === undefined && language === 'en' ? `${name}.en` : name
}

/** The address, with its query, whose file is called so: the way back from {@link fileNameOf}. */
export const addressOfFile = (name: string): string => {
  const english = name.endsWith('.en')
  const bare = english ? name.slice(0, -'.en'.length) : name
  return addressIn(bare === 'index' ? '/' : `/${bare}`, english ? 'en' : 'fr')
}

/** {@link fileNameOf} for a URL as it stands in the address bar. */
export const fileNameAt = (url: URL): string => {
  const path = normalPath(url.pathname)
  return fileNameOf(path, languageOf(path, url.searchParams))
}

/** The document of a page, below the folder that is published. */
export const htmlFileOf = (path: string, language: Language): string =>
  `${fileNameOf(path, language)}.html`

/** Where an application finds data by its name: a page's is {@link fileNameOf}. */
export const dataAddress = (build: string, name: string): string => `/data/${build}/${name}.json`
