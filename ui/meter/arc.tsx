import type { ReactElement } from 'react'
import type { DrawingProps } from './measure.tsx'
import * as css from './meter.css.ts'

/** Three quarters of a circle, open at the bottom. */
export function Arc({ share, marks }: DrawingProps): ReactElement {
  return (
    <svg className={css.arc} viewBox="0 0 72 72" aria-hidden="true">
      <path className={css.track} d={ARC} />
      {share > 0 && (
        <path className={css.value} d={ARC} pathLength="1" strokeDasharray={`${share} 2`} />
      )}
      {marks.map((at) => (
        <path key={at} className={css.notch} d={ARC} pathLength="1" strokeDasharray={notch(at)} />
      ))}
    </svg>
  )
}

const ARC = 'M14.8 57.2a30 30 0 1 1 42.4 0'
const notch = (at: number) => `0 ${at - 0.007} .014 2`
