/** What a page type receives: plain JSON, resolved at build, the same for server and browser. */
import type { Head } from '../seo/head.ts'
import type { Language } from './language.ts'
import type { Header } from './rules.ts'
import type { Screen } from './table.ts'

export interface LinkItem {
  readonly href: string
  readonly name: string
  readonly hint?: string
  readonly universe?: 'code' | 'ia' | 'plus'
  /** Key of the family's name in the messages, shown as a badge. */
  readonly family?: string
}

export interface LinkGroup {
  /** Key of the family's name in the messages. */
  readonly family: string
  readonly links: readonly LinkItem[]
}

export interface PageData {
  readonly id: string
  readonly screen: Screen
  /** The address shown, without its query. */
  readonly path: string
  readonly language: Language
  readonly header: Header
  readonly padded: boolean
  readonly background: boolean
  readonly activity: boolean
  readonly category: string
  /** Left out of the inline data: the document already holds it. */
  readonly head?: Head
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[]
  /** This page in each language, for the switcher. */
  readonly alternates: Readonly<Record<Language, string>>
  readonly family: string
  readonly heading: string
  readonly lead: string
  readonly updated: string
  readonly related: readonly LinkItem[]
  readonly groups: readonly LinkGroup[]
  /** Markdown rendered at build. Left out of the inline data: the DOM already holds it. */
  readonly html?: string
}

/** An address that only leads elsewhere. */
export interface Leads {
  readonly to: string
}
export type AddressData = PageData | Leads
export const leadsElsewhere = (data: AddressData): data is Leads => 'to' in data
