import type { ReactElement } from 'react'
import * as css from './background.css.ts'

/**
 * A few points of pearl behind the page. They appear when the root element says
 * `data-background="on"`; where motion is welcome they follow scrolling and the pointer.
 */
export function Background(): ReactElement {
  return <div ref={enliven} className={css.background} aria-hidden />
}

/** Fetched apart, with the first thing to answer: until then, and without it, the points rest. */
const enliven = (box: HTMLDivElement) => {
  const over = new AbortController()
  let leave: Promise<(() => void) | undefined> | undefined
  const come = () => {
    over.abort()
    leave = import('./live.ts').then(
      ({ live }) => live(box),
      () => undefined,
    )
  }
  for (const type of ['scroll', 'pointermove'])
    addEventListener(type, come, { passive: true, signal: over.signal })
  return () => {
    over.abort()
    void leave?.then((stop) => stop?.())
  }
}
