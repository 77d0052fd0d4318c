import { useId, type ReactElement } from 'react'
import { OpalGradient } from '#ui/opal-gradient'
import * as css from './thread.css.ts'

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
