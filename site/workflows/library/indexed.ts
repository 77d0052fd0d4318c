/** What lists, filters and the finder know of a template, in one language. */
import type { Level } from '../recipes/recipe.ts'

export interface Indexed {
  readonly slug: string
  readonly href: string
  readonly title: string
  /** What stands there after a run, in a line. */
  readonly text: string
  readonly category: string
  /** Ids of services, in the order in which it comes to them. */
  readonly services: readonly string[]
  readonly shape: string
  /** ISO day. */
  readonly published: string
  readonly level?: Level
  /** To set it up. */
  readonly minutes?: number
  /** Whether what it reads goes to a model that somebody else runs. */
  readonly hosted?: true
  /** Its title in the other language: people search with the words they know. */
  readonly also: string
}

/** What is told of one beside the others: name and how many templates have it. */
export interface Counted {
  readonly id: string
  readonly name: string
  readonly count: number
}

/** The whole library, as a page that searches it fetches it. */
export interface LibraryIndex {
  /** The newest first. */
  readonly templates: readonly Indexed[]
  readonly services: readonly Counted[]
}
