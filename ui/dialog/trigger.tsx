import type { ReactElement } from 'react'
import { Button, IconButton, type ButtonProps } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import type { OpenReason } from '../openable/index.ts'
import { merge } from '../render/index.ts'
import { close } from './modal.css.ts'
import { useDialog } from './root.tsx'

/** The button that opens it. */
export function Trigger(props: ButtonProps): ReactElement {
  const { open, ask, id } = useDialog()
  return (
    <Button
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={id}
      data-open={open ? '' : undefined}
      {...merge({ onClick: () => ask(true, 'trigger') }, props)}
    />
  )
}

export interface CloseProps extends ButtonProps {
  /** What its press means: that something was chosen, or that one leaves. */
  reason?: OpenReason
}

/** A button inside that closes it. */
export function Close({ reason = 'close', ...rest }: CloseProps): ReactElement {
  const { ask } = useDialog()
  return <Button {...merge({ onClick: () => ask(false, reason) }, rest)} />
}

/** The cross in its corner: first for the keyboard. */
export function Cross({ label }: { label: string }): ReactElement {
  const { ask } = useDialog()
  return (
    <div className={close}>
      <IconButton label={label} onClick={() => ask(false, 'close')}>
        <Icon name="x" />
      </IconButton>
    </div>
  )
}
