/**
 * Section 2.1: every page with its addresses, as the collections of `site/content/` declare them.
 * Router, prerender list, sitemap, hreflang, breadcrumbs and tests derive from it.
 */
import {
  COLLECTIONS,
  type CollectionName,
  type FamilyId,
  type PageId,
  type Screen,
} from '../content/collections.ts'
import { addressFor, type Collection, type PageType } from '../content/collection.ts'
import { identity } from '../identity.ts'

export type { PageId, Screen } from '../content/collections.ts'

/** One page: what it and its collection declare, its addresses filled in. */
export interface Page<Id extends string = string> extends PageType {
  readonly id: Id
  /** Its folder in `site/content/`. */
  readonly collection: CollectionName
  readonly family: FamilyId
  readonly screen: Screen
}

/** An address that only leads elsewhere [2.1.3]. */
export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 307 | 308
}

const collections: Readonly<Record<CollectionName, Collection>> = COLLECTIONS
const NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** A page of a collection. @param own what it has of its own */
export const pageIn = <Id extends string>(
  collection: CollectionName,
  id: Id,
  own: Partial<PageType>,
): Page<Id> => {
  const { family, prefix, schema: _, pages: __, made: ___, ...shared } = collections[collection]
  const type = { ...shared, ...own }
  const filled = (path: string) => addressFor(path, id, prefix).replace('{owner}', identity.slug)
  return {
    ...type,
    id,
    collection,
    family: family.id as FamilyId,
    screen: type.screen as Screen,
    fr: type.fr.map(filled),
    en: type.en.map(filled),
  }
}

/** Every page that is written in a file, in the order of lists. */
export const PAGES: readonly Page<PageId>[] = NAMES.flatMap((name) =>
  Object.entries(collections[name].pages).map(([id, own]) => pageIn(name, id as PageId, own)),
)

/** Every screen that shows a page, and the one that shows that there is none. */
export const SCREENS: readonly Screen[] = [
  ...new Set([
    ...PAGES.map(({ screen }) => screen),
    ...NAMES.map((name) => collections[name].screen as Screen),
    'not-found' as const,
  ]),
]

/**
 * [2.1.3] [2.1.6] One reading redirects /code to the development page, the other shows it there:
 * a temporary redirect serves both. Take the entry out and add `/code` to `home` to switch.
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/code', to: '/', status: 307 },
  { from: '/home', to: '/', status: 308 },
  { from: '/web-dev', to: '/', status: 308 },
  { from: '/developpement-web', to: '/', status: 308 },
]
