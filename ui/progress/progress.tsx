import { useId, type ReactElement } from 'react'
import { cover } from '../field/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { OpalGradient } from '../opal-gradient/index.ts'
import * as css from './progress.css.ts'

/** `thread` for what moves the visitor forward, once a view; `plain` for the rest. */
export const PROGRESS_LINES = ['thread', 'plain'] as const

export interface ProgressProps extends Attributes<'div', 'children'> {
  label: string
  value: number
  max?: number
  /** The value in words: « Question 5 sur 12 ». */
  text?: string | undefined
  line?: (typeof PROGRESS_LINES)[number]
  /** As many equal parts, told apart by gaps. */
  segments?: number | undefined
  /** A dot at the head, for a level that is being filled. */
  dot?: boolean | undefined
}

/** How far something has come. */
export function Progress(props: ProgressProps): ReactElement {
  const { label, value, max = 100, text, line = 'thread', segments = 1, ...others } = props
  const { dot = false, className, ...rest } = others
  const id = useId()
  const share = `${(100 * Math.min(Math.max(value, 0), max)) / max}%`
  const fill =
    line === 'thread'
      ? { className: css.share, fill: `url(#${id}light)` }
      : { className: css.plain }
  return (
    // The element carries the meaning; its bar cannot be dressed, so it is drawn.
    <div className={join(css.progress, className)} {...rest}>
      <progress className={cover} aria-label={label} aria-valuetext={text} {...{ value, max }} />
      <svg className={css.line} aria-hidden="true">
        {line === 'thread' && <OpalGradient id={`${id}light`} />}
        <mask id={`${id}parts`}>
          <rect width="100%" height="4" rx="2" fill="#fff" />
          {Array.from({ length: segments - 1 }, (_, index) => (
            <rect key={index} x={`${(100 * (index + 1)) / segments}%`} className={css.gap} />
          ))}
        </mask>
        <g mask={`url(#${id}parts)`}>
          <rect className={css.track} width="100%" height="4" />
          <rect {...fill} width={share} height="4" rx="2" />
        </g>
        {dot && <circle className={css.dot} cx={share} cy="2" r="7" />}
      </svg>
    </div>
  )
}
