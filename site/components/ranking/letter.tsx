import type { ReactElement } from 'react'
import * as css from './ranking.css.ts'

export interface LetterProps {
  /** As it stands on the pieces of the bars. */
  children: string
}

/** The sign of a criterion, before its name: the same stands on its piece of each bar. */
export function Letter({ children }: LetterProps): ReactElement {
  return (
    <span className={css.letter} aria-hidden="true">
      {children}
    </span>
  )
}
