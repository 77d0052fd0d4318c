import type { ReactElement, ReactNode } from 'react'
import { Heading, type Level } from '../heading/index.ts'
import { type Attributes, join, keysOf } from '../render/index.ts'
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

export interface TimelineProps extends Attributes<'ol', 'children'> {
  /** Most recent first. */
  moments: readonly Moment[]
  level?: Level
}

/** A career, one ruled line a moment. Its root is the list. */
export function Timeline(props: TimelineProps): ReactElement {
  const { moments, level = 3, className, ...rest } = props
  const keys = keysOf(moments.map(({ period, role }) => period + role))
  return (
    <ol className={join(ruled, className)} {...rest}>
      {moments.map(({ period, role, place, text, badge }, index) => (
        <li key={keys[index]} className={row.three}>
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
