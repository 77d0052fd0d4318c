import type { ReactElement, ReactNode, ToggleEvent } from 'react'
import { Icon } from '../icon/index.ts'
import type { Openable } from '../openable/index.ts'
import { join, merge, type Attributes } from '../render/index.ts'
import { muted, small, title as size, type Level } from '../section/index.ts'
import * as css from './disclosure.css.ts'

export { DISCLOSURE_VARIANTS } from './disclosure.css.ts'

export interface DisclosureProps extends Openable, Attributes<'details', 'title' | 'open'> {
  /** What one clicks on. */
  title: string
  /** A few words at the end of the line: a count, a state. `row` only. */
  meta?: ReactNode
  /** `inline`: a few words in a text; `row`: a line of a list, across its whole width. */
  variant?: (typeof css.DISCLOSURE_VARIANTS)[number]
  /** Rank of the title in the page's outline; without it, it is no title. */
  level?: Level | undefined
  /** Of those that share a name, one at most is open. */
  name?: string | undefined
}

/** Something more that opens in place, without JavaScript. Its root is the `details`. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { title, meta, children, variant = 'inline', level, className, ...other } = props
  const { open, defaultOpen, onOpenChange, ...rest } = other
  const Title = level === undefined ? 'span' : (`h${level}` as const)
  const own = { onToggle: onOpenChange && asking(open, onOpenChange) }
  return (
    <details
      className={join(css.details, className)}
      open={open ?? defaultOpen}
      {...merge(own, rest)}
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

/** The browser turns it before anybody is asked: what the parent does not agree to is turned back. */
const asking =
  (open: boolean | undefined, tell: NonNullable<Openable['onOpenChange']>) =>
  ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
    const next = currentTarget.open
    if (target !== currentTarget || next === open || undone.delete(currentTarget)) return
    if (open !== undefined) currentTarget.open = open
    const cancel = () => {
      if (open !== undefined) return
      undone.add(currentTarget)
      currentTarget.open = !next
    }
    tell(next, { reason: 'trigger', cancel })
  }

/** Those whose next event is of being turned back. */
const undone = new WeakSet<Element>()
