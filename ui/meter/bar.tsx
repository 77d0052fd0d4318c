import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../opal-gradient/index.ts'
import { join } from '../render/join.ts'
import * as css from './bar.css.ts'
import { Measure, type MeasureProps } from './measure.tsx'

interface BarProps extends MeasureProps {
  light: boolean
  dot: boolean
}

/** A line alone, whose words stand where its page says them; marks are gaps in it. */
export function Bar({ light, dot, className, ...props }: BarProps): ReactElement {
  const id = useId()
  const fill = light ? { className: css.share, fill: `url(#${id}light)` } : { className: css.plain }
  return (
    <Measure
      {...props}
      className={join(css.bar, className)}
      draw={({ share, marks }) => (
        <svg className={css.line} aria-hidden="true">
          {light && <OpalGradient id={`${id}light`} />}
          <mask id={`${id}parts`}>
            <rect width="100%" height="4" rx="2" fill="#fff" />
            {marks.map((at) => (
              <rect key={at} x={`${100 * at}%`} className={css.gap} />
            ))}
          </mask>
          <g mask={`url(#${id}parts)`}>
            <rect className={css.track} width="100%" height="4" />
            <rect {...fill} width={`${100 * share}%`} height="4" rx="2" />
          </g>
          {dot && <circle className={css.dot} cx={`${100 * share}%`} cy="2" r="7" />}
        </svg>
      )}
    />
  )
}
