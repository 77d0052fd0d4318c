/** What a text may refer to by name: its caller brings it, already in the reader's language. */

/** A `Map` is one. */
export interface Lookup<T> {
  readonly get: (name: string) => T | undefined
  /** Every name there is, to say which one an author may have meant. */
  readonly keys: () => Iterable<string>
}

export interface Lookups {
  /** Pages of the site, by id. */
  readonly pages: Lookup<{ readonly href: string }>
  /** Ids of pages by the internal address that an author wrote instead. */
  readonly pageAt: (address: string) => string | undefined
  readonly facts: Lookup<ShownFact>
  /** What the owner says of himself, as Markdown. */
  readonly owner: Lookup<string>
  /** Tables that the build computes, as Markdown. */
  readonly tables: Lookup<string>
  /** Files beside the text. */
  readonly diagrams: Lookup<WrittenDiagram>
  readonly pictures: Lookup<Picture>
  readonly examples: Lookup<Example>
  /** Ids of the page around the text, which headings may not take and links may lead to. */
  readonly sections: readonly string[]
}

/** A fact as a text prints it; days are ISO days. */
export interface ShownFact {
  /** Its value with its unit. */
  readonly text: string
  readonly checked: string
  /** Of what was read: the day it was published or changed. */
  readonly version: string
  /** It carries no day of its own: `version` is the earliest it can be. */
  readonly undated?: boolean
  readonly source: { readonly title: string; readonly publisher: string; readonly url: string }
}

export interface WrittenDiagram {
  readonly file: string
  /** Checked when it is drawn. */
  readonly diagram: unknown
}

/** A picture that the build publishes, or what is wrong with its file. */
export type Picture =
  | { readonly href: string; readonly width: number; readonly height: number }
  | { readonly wrong: string }

export interface Example {
  readonly text: string
  /** Where one can take the file. */
  readonly href: string
}

/** For texts that refer to nothing: tests have such. @internal */
export const NOTHING: Lookups = {
  pages: new Map(),
  pageAt: () => undefined,
  facts: new Map(),
  owner: new Map(),
  tables: new Map(),
  diagrams: new Map(),
  pictures: new Map(),
  examples: new Map(),
  sections: [],
}
