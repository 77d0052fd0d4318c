/**
 * What a collection of pages declares: how they are shown, what they may hold, where they stand.
 * Whatever the site looks up by kind of page, it looks up here.
 */
import type { Recipe } from '../workflows/recipes/recipe.ts'
import type { z } from 'zod'
import type { Scene } from './scene.ts'
import { BLOCK_KINDS, pageRecord, type BlockKind, type PageRecord } from './schema.ts'

/** One text in each language. */
export type Bilingual<T> = { readonly fr: T; readonly en: T }

/** How pages are grouped in lists, and which hue they wear there. Collections may share one. */
export interface Family {
  readonly id: string
  readonly universe: 'code' | 'ia' | 'plus'
  /** What the pages together are called. */
  readonly name: Bilingual<string>
  /** What one of them is called. */
  readonly badge: Bilingual<string>
  /** In the feeds. */
  readonly feed?: true
  /** Names alone do not tell which one to choose: long lists keep each page's line. */
  readonly explained?: true
  /** What a reader short of room may leave out. */
  readonly minor?: true
}

/** The Open Graph picture. A drawing cannot wrap by itself: its words come line by line. */
export interface Picture {
  /** Its file is called so. */
  readonly name: string
  /** A drawing of `site/prerender/drawing/`. */
  readonly motif: string
  readonly words: Bilingual<{ readonly title: readonly string[]; readonly line: readonly string[] }>
}

/** A group of links on a page that leads to others. */
export interface Gathered {
  /** Id of a family, or `all` of them. */
  readonly family: string
  /** Ids of the pages, where it is not the whole family. */
  readonly pages?: readonly string[]
}

/** What is declared of a page: by its collection, or by the page itself where it differs. */
export interface PageType {
  /** A component in `site/pages/<screen>/`. */
  readonly screen: string
  /**
   * Addresses in French, and in English with `?lang=en`; the canonical one first. `{id}` stands for
   * the page's id, `{slug}` for the id without its prefix, `{owner}` for the owner's slug.
   */
  readonly fr: readonly string[]
  /** Addresses that are always English; none means that English lives at `?lang=en`. */
  readonly en: readonly string[]
  /** 0 to 1, for `sitemap.xml`. */
  readonly priority: number
  /** Whether a Markdown text in each language stands beside the record. */
  readonly body: 'required' | 'optional' | 'none'
  /** The kinds of parts that its `blocks` may hold. */
  readonly blocks: readonly BlockKind[]
  /** How many words it has in each language, where that is settled. */
  readonly words?: readonly [least: number, most: number]
  readonly picture: Picture
  /** Opale on the page, where its screen shows her: no two pages have the same. */
  readonly scene?: Scene
  /** What search engines are told beside the way to the page. */
  readonly structuredData?: 'article' | 'services'
  /** What networks are told; a website where it is left out. */
  readonly openGraph?: 'article' | 'profile'
  /** Of little use without its script: always, or for what its address asks. */
  readonly eager?: 'always' | 'asked'
  /** What a click on a link to it counts as. */
  readonly conversion?: 'contact_click' | 'tool_opened'
  /** The list whose further page it is: no list, feed or search names it beside that. */
  readonly continues?: string
  /** The pages that it leads to by itself. */
  readonly gathers?: readonly Gathered[]
}

/** A page whose record is made by code, not written in a file. */
export interface MadePage {
  readonly id: string
  readonly record: PageRecord
  /** What it has of its own, as a written page says it in its collection. */
  readonly own?: Partial<PageType>
  /** Its Markdown. */
  readonly text?: Bilingual<string>
}

/** Templates as they are written, by slug. */
export type Recipes = ReadonlyMap<string, Recipe>

/** Records that were read, by id, of a collection. */
export type RecordsOf = <R extends PageRecord>(collection: {
  readonly schema: z.ZodType<R>
  readonly pages: Collection['pages']
}) => ReadonlyMap<string, R>

export interface Collection extends PageType {
  readonly family: Family
  /** What its records hold. */
  readonly schema: z.ZodType<PageRecord>
  /** What all ids begin with, and no `{slug}` does. */
  readonly prefix?: string
  /** Its pages, in the order of lists: ids, and what each has of its own. */
  readonly pages: Readonly<Record<string, Partial<PageType>>>
  /** Pages that it brings by code. */
  readonly made?: (recordsOf: RecordsOf, recipes: Recipes) => readonly MadePage[]
}

type Declared = Omit<Collection, keyof typeof DEFAULTS> & Partial<Collection>

/**
 * A collection; what it leaves out is as most have it. The literal types stay: ids, screens and
 * families of the whole site are known to the compiler.
 */
export const collection = <const C extends Declared>(
  declared: C,
): Omit<typeof DEFAULTS, keyof C> & C => ({ ...DEFAULTS, ...declared })

const DEFAULTS = {
  schema: pageRecord,
  fr: ['/{id}'],
  en: [],
  priority: 0.6,
  body: 'none',
  blocks: [],
} as const satisfies Partial<Collection>

/** Every kind of block that is written whole: for screens that show them all. */
export const ANY_BLOCK = BLOCK_KINDS.filter((kind) => kind !== 'own')
/** For screens that also have parts of their own, by their anchors. */
export const ANY_AND_OWN = BLOCK_KINDS

/** For pages that also have an English address of their own. */
export const IN_ENGLISH = { en: ['/en/{id}'] } as const

/** An address as declared, for the page of that id. */
export const addressFor = (declared: string, id: string, prefix = ''): string =>
  declared.replace('{id}', id).replace('{slug}', id.slice(prefix.length))

/** A picture, its words with `|` where a line ends. */
export const picture = <const N extends string>(
  name: N,
  fr: readonly [title: string, line: string],
  en: readonly [title: string, line: string],
): Picture & { readonly name: N; readonly motif: N } => ({
  name,
  motif: name,
  words: { fr: words(fr), en: words(en) },
})

const words = ([title, line]: readonly [string, string]) => ({
  title: title.split('|'),
  line: line.split('|'),
})
