import type { ReactElement, ReactNode } from 'react'
import { tone as tones } from '../badge/badge.css.ts'
import { Button, IconButton } from '../button/index.ts'
import { Icon, statusIcon, type Status } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { unbroken } from '../text/index.ts'
import * as css from './toast.css.ts'

export interface ToastProps extends Attributes<'div', 'title' | 'children'> {
  message: ReactNode
  title?: string | undefined
  /** `info` unless told. */
  tone?: Status | undefined
  /** One thing to do about it: undo, look at it. */
  action?: { label: string; onClick: () => void } | undefined
  dismissLabel: string
  onDismiss: () => void
}

/** One short message about what has just happened. It is announced by the stack it stands in. */
export function Toast(props: ToastProps): ReactElement {
  const {
    message,
    title,
    tone = 'info',
    action,
    dismissLabel,
    onDismiss,
    className,
    ...rest
  } = props
  return (
    <div className={join(css.toast, tones[tone], className)} {...rest}>
      <Icon name={statusIcon[tone]} size={24} />
      <div className={css.words}>
        {title && <b>{title}</b>}
        {unbroken(message)}
        {action && (
          <div className={css.action}>
            <Button variant="ghost" size="s" onClick={action.onClick}>
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <Icon name="x" />
      </IconButton>
    </div>
  )
}
