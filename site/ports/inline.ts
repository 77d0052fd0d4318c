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
  readonly eager?: true
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
 * The page's style sheets, whole: the document itself holds only the rules that it shows.
 * @throws when one does not come
 */
export const loadStyleSheets = (): Promise<unknown> => {
  const inlined = document.querySelector<HTMLStyleElement>('style[data-href]')
  return Promise.all((inlined?.dataset['href']?.split(' ') ?? []).map(loadStyleSheet))
}

const loadStyleSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} did not come`)))
    document.head.append(link)
  })
