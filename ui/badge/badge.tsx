import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { UNIVERSES } from '../theme/universe.css.ts'
import * as css from './badge.css.ts'

export const BADGE_TONES = [...UNIVERSES, 'line', ...css.STATUSES] as const
export type BadgeTone = (typeof BADGE_TONES)[number]

export interface BadgeProps extends Attributes<'span'> {
  /** A universe, a status, or `line` for what is neither. */
  tone?: BadgeTone
  small?: boolean
}

export function Badge(props: BadgeProps): ReactElement {
  const { tone = 'line', small = false, className, ...rest } = props
  const classes = join(css.badge, css.tone[tone], small && css.small, className)
  return <span className={classes} {...rest} />
}
