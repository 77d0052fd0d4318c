import type { ReactElement, ReactNode } from 'react'
import { muted, title as size, type Level } from '#ui/section'
import { Text } from '#ui/text'
import * as css from './day-plan.css.ts'

export interface DayMoment {
  /** An hour, a part of the day, a day of several. */
  when: string
  title: string
  text: ReactNode
}

export interface DayPlanProps {
  moments: readonly DayMoment[]
  level?: Level
}

/** What happens when, from morning to evening. */
export function DayPlan({ moments, level = 3 }: DayPlanProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <ol className={css.list}>
      {moments.map(({ when, title, text }) => (
        <li key={when + title} className={css.moment}>
          <Text size="s" tone="muted" figures>
            {when}
          </Text>
          <Title className={size.t1}>{title}</Title>
          <p className={muted}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
