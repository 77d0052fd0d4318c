import type { ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Attributes } from '../render/index.ts'
import { CALLOUTS } from './callout.css.ts'

export { CALLOUTS }
export type CalloutKind = (typeof CALLOUTS)[number]

export interface CalloutProps extends Attributes<'div', 'title'> {
  kind: CalloutKind
  title: string
}

/** An aside that matters: its colour, its icon and its title say how much. */
export function Callout({ kind, title, children, ...rest }: CalloutProps): ReactElement {
  return (
    <div data-callout={kind} role="note" aria-label={title} {...rest}>
      <Icon name={ICON[kind]} size={24} />
      <strong>{title}</strong>
      <div>{children}</div>
    </div>
  )
}

const ICON = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
} as const satisfies Record<CalloutKind, IconName>
