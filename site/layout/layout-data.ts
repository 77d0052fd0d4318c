/** What surrounds every page in a language. Fetched once a language: no page carries it twice. */
import type { AnalyticsChoice } from '../ports/analytics/choice.ts'
import type { EntryB, KeyB } from '../navigation/reading-b.ts'
import type { ConversionPaths } from '../ports/conversions.ts'
import type { LinkItem } from '../routes/page-data.ts'
import type { OfferKey } from './corner/speech.ts'

/** Those that stand in the bar. */
export type NavKey = Exclude<KeyB, 'plus'>

export interface NavEntry {
  readonly key: NavKey
  readonly href: string
  readonly badge?: NonNullable<EntryB['badge']>
  readonly description?: string
  readonly highlight?: true
}

export const FOOTER_KEYS = ['services', 'automation', 'resources', 'tools'] as const

export interface LayoutData {
  readonly home: string
  readonly contact: string
  readonly services: string
  readonly explorer: string
  readonly activity: string
  readonly sitemap: string
  /** The free audit. */
  readonly audit: string
  /** What Opale leads to. */
  readonly offers: Readonly<Record<OfferKey, string>>
  /** Addresses that count as a conversion when they are followed. */
  readonly conversions: ConversionPaths
  /** The owner's contact card. */
  readonly card: Pick<LinkItem, 'href' | 'hint'>
  readonly nav: readonly NavEntry[]
  readonly universes: readonly { readonly key: 'code' | 'ia' | 'plus'; readonly href: string }[]
  readonly footer: readonly {
    readonly key: (typeof FOOTER_KEYS)[number]
    readonly links: readonly LinkItem[]
  }[]
  readonly legal: readonly LinkItem[]
  readonly owner: { readonly name: string; readonly email: string; readonly sample: boolean }
  /** Left out where the owner has nothing measured. */
  readonly analytics?: AnalyticsChoice
}
