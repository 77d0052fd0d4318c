import type { ReactElement, ReactNode } from 'react'
import * as css from './text.css.ts'

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

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'time'
  /** Without it, the size of what is around. */
  size?: TextSize | undefined
  /** `faint` is for legal lines and captions alone. */
  tone?: TextTone
  strong?: boolean
  /** Holds figures that one compares from line to line. */
  figures?: boolean
  id?: string | undefined
  /** Language of the words, when it is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

/** Words below the size of a title. */
export function Text(props: TextProps): ReactElement {
  const { as: Tag = 'p', size, tone = 'text', strong, figures, children, ...rest } = props
  const names = [
    size && css.size[size],
    css.tone[tone],
    strong && css.strong,
    figures && css.figures,
  ]
  return (
    <Tag className={names.filter(Boolean).join(' ') || undefined} {...rest}>
      {children}
    </Tag>
  )
}
