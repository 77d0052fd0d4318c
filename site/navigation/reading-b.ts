/** [2.3.44] Navigation B as data: its main entries, as the specification lists them. */
import type { PageId } from '../routes/table.ts'

/** [2.3.54] A main entry; its label is a word of the interface, by its key. */
export interface EntryB {
  readonly key: string
  /** As the navigation spells it: other languages have their own address for the same page. */
  readonly path: `/${string}`
  readonly page: PageId
  /** It stands out from the others: as the bar's one button [2.3.84]. */
  readonly highlight?: true
  readonly badge?: {
    readonly key: 'expert' | 'premium' | 'pro'
    readonly universe: 'code' | 'ia' | 'plus'
  }
  /** Says more in a tooltip: the line under the page's name. */
  readonly described?: true
}

const ENTRIES = [
  { key: 'home', path: '/', page: 'home' },
  { key: 'development', path: '/code', page: 'home' },
  { key: 'ia', path: '/ia', page: 'ia' },
  {
    key: 'workflows',
    path: '/workflows',
    page: 'workflows',
    badge: { key: 'expert', universe: 'code' },
    described: true,
  },
  {
    key: 'integrations',
    path: '/integrations',
    page: 'technologies',
    badge: { key: 'premium', universe: 'plus' },
    described: true,
  },
  {
    key: 'expert-ia',
    path: '/expert-claude-ai-freelance',
    page: 'expert-claude-ai-freelance',
    badge: { key: 'pro', universe: 'ia' },
    described: true,
  },
  { key: 'cv', path: '/cv', page: 'cv' },
  { key: 'contact', path: '/contact', page: 'contact', highlight: true },
  { key: 'plus', path: '/explorer', page: 'explorer' },
] as const satisfies readonly EntryB[]

export type KeyB = (typeof ENTRIES)[number]['key']

/** PLUS stands in the universe switcher. */
export const ENTRIES_B: readonly (EntryB & { readonly key: KeyB })[] = ENTRIES
