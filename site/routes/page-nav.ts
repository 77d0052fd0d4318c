/** The second row of a page, as its tabs are handed over. */
import type { TabColors } from '../components/page-tabs/index.ts'

/** [2.3.69] A tab of the second row, in words, with what the page holds of its sections. */
export interface PageNavTab {
  readonly id: string
  readonly label: string
  readonly sections: readonly { readonly id: string; readonly label: string }[]
  /** Where it leads instead of to its first section [2.3.81]. */
  readonly href?: string
  /** Its own first section is not on the page: another one stands in for it. */
  readonly partial?: true
}

/** [2.3.68] The second row of a page that has sections to go to. */
export interface PageNav {
  readonly title: string
  readonly subtitle: string
  readonly colors: TabColors
  readonly tabs: readonly PageNavTab[]
  /** What the page lets one do: where each leads. */
  readonly actions?: readonly { readonly label: string; readonly href: string }[]
  /** Each tab is a section of its own. */
  readonly flat?: true
}
