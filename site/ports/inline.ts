/** What the prerendered page tells its scripts, as `application/json`. */
import type { Language } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import type { Screen } from '../routes/table.ts'

export interface Inline {
  /** Address of the application's entry. */
  readonly app: string
  /** Version of the build, part of every data address. */
  readonly build: string
  /**
   * Pattern of the queries at which the application is fetched at load: what was prerendered is
   * then of little use. Each query matches an empty one.
   */
  readonly eager?: string
  readonly screen: Screen
  readonly language: Language
  /** Left to its data file where that is cheaper than saying everything twice. */
  readonly page?: PageData
}

export const INLINE_ID = 'data'

/** @throws when the document was not made by this build */
export const readInline = (): Inline =>
  JSON.parse(document.getElementById(INLINE_ID)?.textContent ?? '') as Inline
