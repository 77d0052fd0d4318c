import type { ReactElement } from 'react'
import * as css from './loading-line.css.ts'

export const { LOADING_LINES } = css

export interface LoadingLineProps {
  /** What is on its way. */
  label: string
  /** `inline`: above what is waited for; `page`: along the top of the screen. */
  place?: (typeof css.LOADING_LINES)[number]
}

/** Something is on its way, and nobody knows for how long. */
export function LoadingLine({ label, place = 'inline' }: LoadingLineProps): ReactElement {
  return <progress className={css.place[place]} aria-label={label} />
}
