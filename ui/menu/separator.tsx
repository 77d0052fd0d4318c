import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import * as css from './menu.css.ts'

/** A line above entries of another kind. */
export function Separator({ className, ...rest }: Attributes<'hr'>): ReactElement {
  return <hr className={join(css.apart, className)} {...rest} />
}
