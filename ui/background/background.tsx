import type { ReactElement } from 'react'
import * as css from './background.css.ts'

/**
 * A few points of pearl behind the page. They appear when the root element says
 * `data-background="on"`; where motion is welcome they follow scrolling and the pointer.
 */
export function Background(): ReactElement {
  return <div ref={enliven} className={css.background} aria-hidden />
}

/** Fetched apart: what answers may come later, and without it the points stand still. */
const enliven = (box: HTMLDivElement) => {
  const leave = import('./live.ts').then(
    ({ live }) => live(box),
    () => undefined,
  )
  return () => void leave.then((stop) => stop?.())
}
