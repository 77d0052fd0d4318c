import type { ReactElement } from 'react'
import { STATUSES } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { UNIVERSES } from '../theme/universe.css.ts'
import * as css from './badge.css.ts'

export const BADGE_TONES = [...UNIVERSES, 'line', ...STATUSES] as const
export type BadgeTone = (typeof BADGE_TONES)[number]
export const BADGE_SIZES = ['m', 's'] as const

export interface BadgeProps extends Attributes<'span'> {
  /** A universe, a status, or `line` for what is neither. */
  tone?: BadgeTone
  /** `s`: beside the words of a menu. */
  size?: (typeof BADGE_SIZES)[number]
}

export function Badge(props: BadgeProps): ReactElement {
  const { tone = 'line', size = 'm', className, ...rest } = props
  const classes = join(css.badge, css.tone[tone], size === 's' && css.small, className)
  return <span className={classes} {...rest} />
}
