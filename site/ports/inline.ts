/** What the prerendered page tells its scripts: attributes of its root element. */
import type { Language } from '../routes/language.ts'
import type { Screen } from '../routes/table.ts'

export interface Inline {
  /** Address of the application's entry. */
  readonly app: string
  /** Version of the build, part of every data address. */
  readonly build: string
  /** Name of the page's own data, below those of the build: all but the body, which stands here. */
  readonly data: string
  /**
   * Pattern of the queries at which the application is fetched at load: what was prerendered is
   * then of little use. Each query matches an empty one.
   */
  readonly eager?: string
  readonly screen: Screen
  readonly language: Language
}

/** By which attributes the document says it; its language has one of its own. */
export const inlineAttributes = (inline: Inline): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inline).map(([name, value]) => [
      name === 'language' ? 'lang' : `data-${name}`,
      value,
    ]),
  )

export const readInline = (): Inline => {
  const { dataset, lang: language } = document.documentElement
  return Object.assign({ language }, dataset) as unknown as Inline
}
