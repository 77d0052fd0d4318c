import type { Family } from '../../../routes/families.ts'
import type { LinkItem } from '../../../routes/page-data.ts'

/** A page as the search knows it: `/data/<build>/search.<language>.json` is a list of them. */
export interface SearchDocument extends LinkItem {
  readonly family: Family
  /** The words of the page beyond its name and its hint, as `tokensOf` spells them. */
  readonly text: string
}
