/** A link as lists show it. */
export interface LinkItem {
  readonly href: string
  readonly name: string
  readonly hint?: string
  readonly universe?: 'code' | 'ia' | 'plus'
  /** What kind of page it is, in a word. */
  readonly badge?: string
}
