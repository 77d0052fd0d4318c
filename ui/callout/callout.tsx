import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { CALLOUTS } from './callout.css.ts'

export { CALLOUTS }
export type CalloutKind = (typeof CALLOUTS)[number]

export interface CalloutProps {
  kind: CalloutKind
  title: string
  children: ReactNode
}

/** An aside that matters: its colour, its icon and its title say how much. */
export function Callout({ kind, title, children }: CalloutProps): ReactElement {
  return (
    <div data-callout={kind} role="note" aria-label={title}>
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
