import type { ReactElement, ReactNode } from 'react'
import { muted, row, ruled, small, title as size, type Level } from '../section/index.ts'
import * as css from './timeline.css.ts'

export interface Moment {
  period: string
  role: string
  place?: string | undefined
  text: ReactNode
  /** Says that the entry is an example, when it is one. */
  badge?: ReactNode
}

export interface TimelineProps {
  /** Most recent first. */
  moments: readonly Moment[]
  level?: Level
}

/** A career, one ruled line a moment. */
export function Timeline({ moments, level = 3 }: TimelineProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <ol className={ruled}>
      {moments.map(({ period, role, place, text, badge }) => (
        <li key={period + role} className={row.three}>
          <p className={`${muted} ${css.period}`}>{period}</p>
          <div>
            <Title className={size.t2}>{role}</Title>
            {place && <p className={`${muted} ${small}`}>{place}</p>}
            {badge && <p className={css.badge}>{badge}</p>}
          </div>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
