import { useId, type ReactElement } from 'react'
import { BOX, LETTERS } from './letters.ts'
import { OpalGradient } from '#ui/opal-gradient'
import * as css from './wordmark.css.ts'

export const WORDMARK_SIZES = ['s', 'l'] as const

export interface WordmarkProps {
  /** `s` in the header, `l` in the footer. */
  size?: (typeof WORDMARK_SIZES)[number]
  /** Left out where a link around it has its own name. */
  label?: string | undefined
}

/** The name of the site; its o is a ring of opal that follows the theme. */
export function Wordmark({ size = 's', label }: WordmarkProps): ReactElement {
  const id = useId()
  return (
    <svg
      className={`${css.word} ${css.size[size]}`}
      viewBox={BOX.join(' ')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <OpalGradient id={id} fall="1" />
      <circle cx="26.5" cy="-25" r="21.2" fill="none" stroke={`url(#${id})`} strokeWidth="9.8" />
      <path transform="translate(54.5)" fill="currentColor" d={LETTERS} />
    </svg>
  )
}
