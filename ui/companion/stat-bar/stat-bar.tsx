import type { ReactElement } from 'react'
import { cover } from '../../field/index.ts'
import * as css from './stat-bar.css.ts'

/** Where a quality of the companion earns its three achievements. */
export const STAT_MARKS = [75, 90, 100] as const

export interface StatBarProps {
  label: string
  /** From 0 to 100. */
  value: number
  /** The value in words; by default the figure. */
  text?: string | undefined
  marks?: readonly number[]
}

export interface StatBarsProps {
  bars: readonly StatBarProps[]
}

/** Qualities one below the other. */
export function StatBars({ bars }: StatBarsProps): ReactElement {
  return (
    <ul className={css.list}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <StatBar {...bar} />
        </li>
      ))}
    </ul>
  )
}

/** One quality on one line. Full, it turns grey: the eye goes to what can still grow. */
export function StatBar(props: StatBarProps): ReactElement {
  const { label, value, text = String(value), marks = STAT_MARKS } = props
  return (
    <div className={css.bar} data-full={value >= 100 || undefined}>
      <meter className={cover} max="100" value={value} aria-label={label} aria-valuetext={text} />
      <span aria-hidden="true">{label}</span>
      <svg className={css.line} aria-hidden="true">
        <rect className={css.track} y="3" width="100%" height="3" rx="1.5" />
        <rect className={css.value} y="3" width={`${value}%`} height="3" rx="1.5" />
        {marks.map((mark) => (
          <circle
            key={mark}
            className={mark <= value ? css.reached : css.mark}
            cx={`${mark}%`}
            cy="4.5"
            r="3.5"
          />
        ))}
      </svg>
      <b aria-hidden="true">{text}</b>
    </div>
  )
}
