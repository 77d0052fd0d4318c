import type { ReactElement, ReactNode } from 'react'
import * as css from './panes.css.ts'

export interface PanesProps {
  /** Name of the list among the page's parts. */
  readonly label: string
  readonly list: ReactNode
  /** What one chose there. */
  readonly chosen?: ReactNode
  /** What stands in its place until one does. */
  readonly none: ReactNode
}

/** A list, and beside it what one chose in it. */
export function Panes({ label, list, chosen, none }: PanesProps): ReactElement {
  return (
    <div className={css.panes} data-reading={chosen === undefined ? undefined : ''}>
      <section className={css.list} aria-label={label}>
        {list}
      </section>
      <div className={css.reading}>
        <div className={chosen === undefined ? css.none : css.chosen}>{chosen ?? none}</div>
      </div>
    </div>
  )
}
