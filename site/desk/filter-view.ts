import type { Fields } from '../contact/fields.ts'

/** What the owner chose to see, as an address says it. */
export interface FilterView {
  readonly search: string
  readonly state: 'new' | 'read' | 'done' | 'suspect' | 'all'
  readonly subject: Fields['subject']
  readonly order: 'newest' | 'oldest'
}

/** The same for an address: what is usual is left out. */
export const filterQuery = ({ search, state, subject, order }: FilterView) => ({
  search,
  state: state === 'all' ? '' : state,
  subject,
  order: order === 'newest' ? '' : order,
})
