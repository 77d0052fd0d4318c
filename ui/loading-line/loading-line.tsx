import type { ReactElement } from 'react'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import * as css from './loading-line.css.ts'

export { LOADING_LINES } from './loading-line.css.ts'

export interface LoadingLineProps extends Attributes<'progress', 'children'> {
  /** What is on its way. */
  label: string
  /** `inline`: above what is waited for; `page`: along the top of the screen. */
  place?: (typeof css.LOADING_LINES)[number]
}

/** Something is on its way, and nobody knows for how long. */
export function LoadingLine(props: LoadingLineProps): ReactElement {
  const { label, place = 'inline', className, ...rest } = props
  return <progress className={join(css.place[place], className)} aria-label={label} {...rest} />
}
