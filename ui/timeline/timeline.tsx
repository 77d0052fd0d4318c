import type { ReactElement, ReactNode } from 'react'
import { Heading, type Level } from '../heading/index.ts'
import { row, ruled } from '../section/index.ts'
import { Text } from '../text/index.ts'
import { badge as below } from './timeline.css.ts'

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
  return (
    <ol className={ruled}>
      {moments.map(({ period, role, place, text, badge }) => (
        <li key={period + role} className={row.three}>
          <Text tone="muted" figures>
            {period}
          </Text>
          <div>
            <Heading level={level} size="t2">
              {role}
            </Heading>
            {place && (
              <Text tone="muted" size="s">
                {place}
              </Text>
            )}
            {badge && <p className={below}>{badge}</p>}
          </div>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  )
}
