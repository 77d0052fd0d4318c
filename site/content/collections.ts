/** Every collection there is, in the order of lists: adding one here adds all of its pages. */
import article from './article/collection.ts'
import category from './category/collection.ts'
import city from './city/collection.ts'
import comparison from './comparison/collection.ts'
import guide from './guide/collection.ts'
import integration from './integration/collection.ts'
import listPage from './list-page/collection.ts'
import legal from './legal/collection.ts'
import media from './media/collection.ts'
import opale from './opale/collection.ts'
import page from './page/collection.ts'
import question from './question/collection.ts'
import region from './region/collection.ts'
import service from './service/collection.ts'
import showcase from './showcase/collection.ts'
import template from './template/collection.ts'
import term from './term/collection.ts'
import tool from './tool/collection.ts'
import useCase from './use-case/collection.ts'
import workflow from './workflow/collection.ts'
import type { Collection } from './collection.ts'

/** By the name of their folder. */
export const COLLECTIONS = {
  page,
  service,
  city,
  region,
  article,
  guide,
  comparison,
  question,
  'use-case': useCase,
  tool,
  workflow,
  template,
  category,
  integration,
  'list-page': listPage,
  term,
  showcase,
  media,
  opale,
  legal,
} as const satisfies Readonly<Record<string, Collection>>

type Collections = typeof COLLECTIONS
export type CollectionName = keyof Collections
type Any = Collections[CollectionName]

/** Every page that is written in a file; those made by code are known once they are made. */
export type PageId = KeysOf<Any['pages']>
export type FamilyId = Any['family']['id']

/** A page type as one sees it: one component, one chunk. */
export type Screen = Declared<'screen'> | 'not-found'
export type MotifName = Declared<'picture'>['motif'] | 'not-found'

/** What collections and their pages declare of a property. */
type Declared<K extends 'screen' | 'picture'> = Any[K] | Own<Any['pages'], K>
type Own<Pages, K extends string> = Pages extends unknown
  ? Extract<Pages[keyof Pages], Readonly<Record<K, unknown>>>[K]
  : never
type KeysOf<Pages> = Pages extends unknown ? keyof Pages & string : never
