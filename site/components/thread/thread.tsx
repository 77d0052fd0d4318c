import type { ReactElement, ReactNode } from 'react'
import { ThreadPath } from './thread-path.tsx'
import * as css from './thread.css.ts'

export const THREAD_SHAPES = ['horizon', 'underline', 'cut'] as const
export type ThreadShape = (typeof THREAD_SHAPES)[number]

export interface ThreadProps {
  /** `horizon`: along the bottom of its box; `underline`: below a title; `cut`: it ends in a loop. */
  shape: ThreadShape
  /** Who is curled up in the loop of a cut thread. */
  children?: ReactNode
}

/** The one iridescent line of a view. */
export function Thread({ shape, children }: ThreadProps): ReactElement {
  const { width, height, d } = DRAWINGS[shape]
  const box = { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true } as const
  if (shape !== 'cut')
    return (
      <svg className={shape === 'horizon' ? css.horizon : css.underline} {...box}>
        <ThreadPath d={d} />
      </svg>
    )
  return (
    <div className={css.clip}>
      <div className={css.cut}>
        <svg {...box}>
          <path className={css.loose} d={OTHER_END} />
          <ThreadPath d={d} />
        </svg>
        {children && <div className={css.curled}>{children}</div>}
      </div>
    </div>
  )
}

interface Drawing {
  width: number
  height: number
  d: string
}

const DRAWINGS: Record<ThreadShape, Drawing> = {
  horizon: {
    width: 1440,
    height: 150,
    d: 'M-10 104C180 150 380 128 560 96s250-44 420-26c120 13 250 30 318-2 34-16 34-62 0-62-36 0-40 64 12 70 50 6 90-22 150-30',
  },
  underline: {
    width: 240,
    height: 36,
    d: 'M2 25C52 34 104 31 146 23c15-5 16-21 1-21-16 0-18 22 4 24 24 2 52-6 87-9',
  },
  cut: {
    width: 1440,
    height: 420,
    d: 'M-10 330C160 380 330 352 500 316c170-36 250-20 336 2 84 20 174 20 228-12 86-56 46-210-80-210-128 0-162 154-80 204 46 26 112 28 166 4',
  },
}

const OTHER_END = 'M1450 262c-90-26-150-16-206 8-22 10-30 26-18 36'
