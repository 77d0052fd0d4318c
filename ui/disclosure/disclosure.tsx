import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { muted, small, title as size, type Level } from '../section/index.ts'
import * as css from './disclosure.css.ts'

export const { DISCLOSURE_VARIANTS } = css

export interface DisclosureProps {
  /** What one clicks on. */
  title: string
  /** A few words at the end of the line: a count, a state. `row` only. */
  meta?: ReactNode
  children: ReactNode
  /** `inline`: a few words in a text; `row`: a line of a list, across its whole width. */
  variant?: (typeof css.DISCLOSURE_VARIANTS)[number]
  /** Rank of the title in the page's outline; without it, it is no title. */
  level?: Level | undefined
  open?: boolean | undefined
  /** Of those that share a name, one at most is open. */
  name?: string | undefined
  /** Target of an anchor. */
  id?: string | undefined
  onToggle?: ((open: boolean) => void) | undefined
}

/** Something more that opens in place, without JavaScript. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { title, meta, children, variant = 'inline', level, onToggle, ...details } = props
  const Title = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details
      {...details}
      className={css.details}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={css.look[variant]}>
        <Title className={variant === 'row' ? size.t1 : undefined}>{title}</Title>
        {meta && <span className={`${muted} ${small}`}>{meta}</span>}
        <Icon name="down" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
