/** What the prerendered page tells its scripts: attributes of its root element. */
import type { Language } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import type { Screen } from '../routes/table.ts'

export interface DocumentAttributes {
  /** Address of the application's entry. */
  readonly app: string
  /** Address of the layout's data, named by its content: no other build can answer there. */
  readonly layout: string
  /** Address of the page's own data, likewise: all but the body, which stands in the document. */
  readonly data: string
  /**
   * Pattern of the queries at which the application is fetched at load: what was prerendered is
   * then of little use. `^` matches each query; an empty pattern would count as none.
   */
  readonly eager?: string
  readonly screen: Screen
  readonly language: Language
}

/**
 * What a page is hydrated with. Its path is where the browser is, but for error pages, which are
 * shown anywhere: a document is also shown at other spellings of its address.
 */
export type HydrationData = Omit<PageData, 'path'> & Partial<Pick<PageData, 'path'>>

/** The same as attributes to write: the language has one of its own, `lang`. */
export const attributesFrom = (attributes: DocumentAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name === 'language' ? 'lang' : `data-${name}`,
      value,
    ]),
  )

export const readAttributes = (): DocumentAttributes & { readonly build: string } => {
  const { dataset, lang: language } = document.documentElement
  const attributes = Object.assign({ language }, dataset) as unknown as DocumentAttributes
  // Where no build made the document, as in a story, it names none.
  return { ...attributes, build: buildOf(dataset['app'] ?? '') }
}

/**
 * Folder, below `/data/`, of what an application fetches while one visits. It changes with the
 * code, whose file is named by its content, and with nothing else: data that another code reads is
 * not there, and data of newer words is.
 */
export const buildOf = (app: string): string => app.replace(/^.*\/|\.\w+$/gu, '')

/** Where a page's rendered Markdown stands; hydration reads it back from there. */
export const BODY_ID = 'body'
/** Where the map stands that was drawn for a place; likewise. */
export const MAP_ID = 'map'
/** Where the scene stands that a page opens with; likewise. */
export const SCENE_ID = 'scene'
