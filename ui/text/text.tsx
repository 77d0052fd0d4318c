import { createElement, type ReactElement } from 'react'
import { join, type AnyElement } from '../render/index.ts'
import * as css from './text.css.ts'
import { unbroken } from './unbroken.tsx'

export const TEXT_SIZES = ['xs', 's', 'm', 't1', 'prose'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const TEXT_TONES = [
  'text',
  'muted',
  'faint',
  'accent',
  'success',
  'warning',
  'danger',
] as const
export type TextTone = (typeof TEXT_TONES)[number]

export interface TextProps extends AnyElement {
  /** The element that it is. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'time'
  /** Without it, the size of what is around. */
  size?: TextSize | undefined
  /** `faint` is for legal lines and captions alone. */
  tone?: TextTone
  strong?: boolean
  /** Holds figures that one compares from line to line. */
  figures?: boolean
  /** When it is said, for `time`. */
  dateTime?: string | undefined
}

/** Words below the size of a title. */
export function Text(props: TextProps): ReactElement {
  const { as = 'p', size, tone = 'text', strong, figures, className, children, ...rest } = props
  const names = [size && css.size[size], css.tone[tone], strong && css.strong]
  const classes = join(...names, figures && css.figures, className)
  return createElement(as, { className: classes || undefined, ...rest }, unbroken(children))
}
