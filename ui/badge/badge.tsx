import type { ReactElement, ReactNode } from 'react'
import { UNIVERSES } from '../theme/universe.css.ts'
import * as css from './badge.css.ts'

export const BADGE_TONES = [...UNIVERSES, 'line', ...css.STATUSES] as const
export type BadgeTone = (typeof BADGE_TONES)[number]

export interface BadgeProps {
  /** A universe, a status, or `line` for what is neither. */
  tone?: BadgeTone
  small?: boolean
  children: ReactNode
}

export function Badge({ tone = 'line', small = false, children }: BadgeProps): ReactElement {
  return (
    <span className={`${css.badge} ${css.tone[tone]}${small ? ` ${css.small}` : ''}`}>
      {children}
    </span>
  )
}
