import type { ReactElement } from 'react'
import * as css from './background.css.ts'

/**
 * A few points of pearl behind the page. They appear when the root element says
 * `data-background="on"`, and drift only where motion is welcome.
 */
export function Background(): ReactElement {
  return <div className={css.background} aria-hidden />
}
