/** `<language>/seo-pages.json` and `seo-content.json`: what search engines are told, as data. */
import { entries } from '../routes/entries.ts'
import { canonicalPath } from '../routes/href.ts'
import type { Language } from '../routes/language.ts'
import { normalPath } from '../routes/address.ts'
import type { SeoContent, SeoPages } from './seo-data.ts'

/** [2.5.14] The pages that a visit usually begins or ends at. */
export const SEO_PAGES = [
  'home',
  'ia',
  'workflow-studio',
  'workflows',
  'cv',
  'contact',
  'blog',
] as const

/** [7.0.3] Title, description and priority of the main pages. */
export const seoPages = (language: Language): SeoPages =>
  Object.fromEntries(
    entries
      .filter(({ id }) => (SEO_PAGES as readonly string[]).includes(id))
      .map((entry) => {
        const { title, description } = entry.record[language]
        return [
          pathOf(canonicalPath(entry, language)),
          { title, description, priority: entry.priority },
        ]
      }),
  )

/** [7.0.3] What each page is about, and when it was last checked. */
export const seoContent = (language: Language): SeoContent =>
  Object.fromEntries(
    entries.map((entry) => {
      const { heading, title, description } = entry.record[language]
      return [
        pathOf(canonicalPath(entry, language)),
        {
          heading,
          title,
          description,
          family: entry.family,
          priority: entry.priority,
          updated: entry.record.updated,
        },
      ]
    }),
  )

/** The language is the file's: its query is left out of the addresses. */
const pathOf = (address: string): string => normalPath(address.split('?')[0]!)
