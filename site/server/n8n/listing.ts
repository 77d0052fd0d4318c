/** What the build hands over for an n8n that shows the library: one file a language, flows apart. */
import type { Language } from '../../routes/language.ts'

/** As n8n reads it: what follows is named as it asks for it. */
export interface Named {
  readonly id: number
  readonly name: string
}

/** A kind of node, as a card shows it. */
export interface NodeSign extends Named {
  readonly displayName: string
  readonly icon: string
  /** A sign of n8n's own font, by its name: no file is needed. */
  readonly iconData: { readonly type: 'icon'; readonly icon: string }
  readonly defaults: { readonly name: string; readonly color: string }
  readonly group: string
  readonly categories: readonly Named[]
  readonly typeVersion: number
}

interface Template<Node> extends Named {
  /** Markdown. */
  readonly description: string
  readonly createdAt: string
  readonly totalViews: number
  readonly user: {
    readonly username: string
    readonly name: string
    readonly verified: boolean
  }
  readonly categories: readonly Named[]
  readonly nodes: readonly Node[]
}
export type Card = Template<NodeSign>

export interface Listed {
  readonly slug: string
  /** What it is found by, as the library compares words. */
  readonly words: readonly string[]
  /** With its kinds of nodes by their places in {@link Listing.nodes}. */
  readonly card: Template<number>
}

export interface Listing {
  readonly categories: readonly Named[]
  readonly nodes: readonly NodeSign[]
  /** The newest first. */
  readonly templates: readonly Listed[]
}

/** Where it lies. */
export const listingPath = (language: Language): string => `/n8n/templates.${language}.json`
