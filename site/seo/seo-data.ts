/** [7.0.4] How the SEO data of a language is structured: by path, without the query. */
import type { Family } from '../routes/families.ts'

export interface SeoPage {
  readonly title: string
  readonly description: string
  /** 0 to 1, as in `sitemap.xml`. */
  readonly priority: number
}
export type SeoPages = Readonly<Record<string, SeoPage>>

export interface SeoSubject extends SeoPage {
  readonly heading: string
  readonly family: Family
  /** ISO day. */
  readonly updated: string
}
export type SeoContent = Readonly<Record<string, SeoSubject>>
