/** `sitemap.xml`: the canonical address of every page in each language, with its counterparts. */
import { entries, type Entry } from '../routes/entries.ts'
import { canonicalPath } from '../routes/href.ts'
import { LANGUAGES, type Language } from '../routes/language.ts'
import { absolute, alternatesOf } from './head.ts'
import { element, xml, XML_DECLARATION } from './xml.ts'

export const sitemap = (all: readonly Entry[] = entries): string =>
  `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n` +
  all.flatMap((entry) => LANGUAGES.map((language) => `${url(entry, language)}\n`)).join('') +
  '</urlset>\n'

const url = (entry: Entry, language: Language): string => {
  const { updated } = entry.record
  const paths = { fr: canonicalPath(entry, 'fr'), en: canonicalPath(entry, 'en') }
  return element(
    'url',
    element('loc', xml(absolute(paths[language]))) +
      (updated && element('lastmod', updated)) +
      element('priority', entry.priority.toFixed(1)) +
      // Every address names all its counterparts, itself included: search engines ignore the
      // pairs that do not answer each other.
      Object.entries(alternatesOf(paths))
        .map(
          ([hreflang, href]) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(href)}"/>`,
        )
        .join(''),
  )
}
