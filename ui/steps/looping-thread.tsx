import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../opal-gradient/index.ts'
import * as css from './steps.css.ts'

/**
 * One thread that loops once above each column. The loops are drawn in pixels and placed in per
 * cent, so they stay round at any width; the light crosses all of them, hence the mask.
 */
export function LoopingThread({ loops }: { loops: number }): ReactElement {
  const id = useId()
  const share = 100 / loops
  return (
    <svg className={css.thread} aria-hidden="true">
      <OpalGradient id={`${id}light`} />
      <mask id={`${id}loops`}>
        {Array.from({ length: loops }, (_, index) => (
          <svg key={index} x={`${index * share}%`} width={`${share}%`}>
            <path className={css.loop} d={LOOP} />
          </svg>
        ))}
      </mask>
      <rect width="100%" height="100%" fill={`url(#${id}light)`} mask={`url(#${id}loops)`} />
    </svg>
  )
}

/** Runs on far beyond any column, which crops it. */
const LOOP = 'M0 58C20 58 48 52 48 26C48 2 6 2 6 26C6 52 44 58 90 58H2000'
