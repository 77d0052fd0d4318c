/** What the prerendered page tells its scripts, as `application/json`. */
import type { Language } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import type { Screen } from '../routes/table.ts'

export interface Inline {
  /** Address of the application's entry. */
  readonly app: string
  /** Version of the build, part of every data address. */
  readonly build: string
  /** Fetch the application at load: the page is of little use without it. */
  readonly eager: boolean
  readonly screen: Screen
  readonly language: Language
  /** Left to its data file where that is cheaper than saying everything twice. */
  readonly page?: PageData
}

export const INLINE_ID = 'data'

/** @throws when the document was not made by this build */
export const readInline = (): Inline =>
  JSON.parse(document.getElementById(INLINE_ID)?.textContent ?? '') as Inline

/**
 * The application looks for its style sheets by address before it fetches them: a disabled link
 * says that the page has one inline. The page cannot say it itself, since browsers look ahead for
 * links and fetch those that are disabled as well.
 */
export const announceInlineStyles = (): void => {
  const inlined = document.querySelector<HTMLStyleElement>('style[data-href]')
  for (const href of inlined?.dataset['href']?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.setAttribute('disabled', '')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}
