import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { Icon } from '#ui/icon'
import { title as size, type Level } from '#ui/section'
import * as css from './phase-plan.css.ts'

export interface PlanPhase {
  /** « 30 jours ». */
  when: string
  title: string
  steps: readonly string[]
}

export interface PhasePlanProps {
  /** Three or four: they share one line on wide screens. */
  phases: readonly PlanPhase[]
  level?: Level
}

/** What to do by when, on the thread. */
export function PhasePlan({ phases, level = 3 }: PhasePlanProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <ol className={css.plan}>
      {phases.map(({ when, title, steps }) => (
        <li key={when} className={css.phase}>
          <p>
            <Badge size="s">{when}</Badge>
          </p>
          <Title className={size.t2}>{title}</Title>
          <ul className={css.steps}>
            {steps.map((step) => (
              <li key={step} className={css.step}>
                <Icon name="check" size={16} />
                <span>{step}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
