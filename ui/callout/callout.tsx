import type { ReactElement } from 'react'
import { Icon, statusIcon, type Status } from '../icon/index.ts'
import type { Attributes } from '../render/index.ts'
import './callout.css.ts'

export interface CalloutProps extends Attributes<'div', 'title'> {
  tone: Status
  title: string
}

/** An aside that matters: its colour, its icon and its title say how much. */
export function Callout({ tone, title, children, ...rest }: CalloutProps): ReactElement {
  return (
    <div data-callout={tone} role="note" aria-label={title} {...rest}>
      <Icon name={statusIcon[tone]} size={24} />
      <strong>{title}</strong>
      <div>{children}</div>
    </div>
  )
}
