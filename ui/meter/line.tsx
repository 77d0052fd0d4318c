import type { ReactElement } from 'react'
import type { DrawingProps } from './measure.tsx'
import * as css from './meter.css.ts'

/** A straight gauge, as wide as its place. */
export function Line({ share, marks }: DrawingProps): ReactElement {
  return (
    <svg className={css.line} aria-hidden="true">
      <rect className={css.ground} width="100%" height="6" rx="3" />
      <rect className={css.full} width={`${share * 100}%`} height="6" rx="3" />
      {marks.map((at) => (
        <rect key={at} className={css.mark} x={`${at * 100}%`} width="2" height="6" />
      ))}
    </svg>
  )
}
