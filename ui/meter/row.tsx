import type { ReactElement } from 'react'
import type { DrawingProps } from './measure.tsx'
import * as css from './row.css.ts'

/** A thin line; what it passes on its way is marked, and filled once it is there. */
export function Row({ share, marks }: DrawingProps): ReactElement {
  return (
    <svg className={css.line} aria-hidden="true">
      <rect className={css.track} y="3" width="100%" height="3" rx="1.5" />
      <rect className={css.value} y="3" width={`${share * 100}%`} height="3" rx="1.5" />
      {marks.map((at) => (
        <circle
          key={at}
          className={at <= share ? css.reached : css.mark}
          cx={`${at * 100}%`}
          cy="4.5"
          r="3.5"
        />
      ))}
    </svg>
  )
}
