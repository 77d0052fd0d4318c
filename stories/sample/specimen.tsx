import type { ReactElement, ReactNode } from 'react'
import * as css from './specimen.css.ts'

interface Props {
  children: ReactNode
}

/** A box as wide as the column that a figure has on a page. */
export function Specimen({ children }: Props): ReactElement {
  return <div className={css.specimen}>{children}</div>
}

/** A box as wide as the window. */
export function Stage({ children }: Props): ReactElement {
  return <div className={css.stage}>{children}</div>
}

/** Room below, for what hangs from something. */
export function Tall({ children }: Props): ReactElement {
  return <div className={css.tall}>{children}</div>
}

/** Something that a page has put where she floats. */
export function Corner({ children }: Props): ReactElement {
  return <div className={css.corner}>{children}</div>
}
