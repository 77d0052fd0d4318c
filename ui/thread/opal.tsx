import { useId, type ReactElement } from 'react'
import * as css from './thread.css.ts'

export interface OpalGradientProps {
  /** Unique in the page; used as `url(#id)`. */
  id: string
}

/** The opal light, for a stroke or a fill. */
export function OpalGradient({ id }: OpalGradientProps): ReactElement {
  return (
    // Slightly oblique, as the light on the stone.
    <linearGradient id={id} x1="0" y1="0" x2="1" y2=".02">
      <stop className={css.stop.opal1} />
      <stop offset=".38" className={css.stop.opal2} />
      <stop offset=".72" className={css.stop.opal3} />
      <stop offset="1" className={css.stop.opal4} />
    </linearGradient>
  )
}

export interface ThreadPathProps {
  d: string
}

/**
 * A stretch of thread inside any drawing. It must bend: a straight line has no bounding box, so its
 * gradient would vanish.
 */
export function ThreadPath({ d }: ThreadPathProps): ReactElement {
  const id = useId()
  return (
    <>
      <OpalGradient id={id} />
      <path className={css.path} stroke={`url(#${id})`} d={d} />
    </>
  )
}
