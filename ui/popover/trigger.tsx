import type { MouseEvent, ReactElement } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import { expandedOf, type OpenReason } from '../openable/index.ts'
import { merge, useRefs } from '../render/index.ts'
import { usePopover } from './root.tsx'

/** The button that opens the panel; the browser does so before the application has arrived. */
export function Trigger({ ref, ...rest }: ButtonProps): ReactElement {
  const state = usePopover()
  const { open, ask, id, trigger } = state
  const own = {
    popoverTarget: id,
    'aria-haspopup': 'dialog',
    'aria-expanded': expandedOf(state),
    'data-open': open ? '' : undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      ask(!open, 'trigger')
    },
  } as const
  return <Button ref={useRefs(trigger, ref)} {...merge(own, rest)} />
}

export interface CloseProps extends ButtonProps {
  reason?: OpenReason
}

/** A button inside that closes the panel, and goes back to what opened it. */
export function Close({ reason = 'close', ...rest }: CloseProps): ReactElement {
  const { ask, trigger } = usePopover()
  const onClick = () => ask(false, reason) && trigger.current?.focus()
  return <Button {...merge({ onClick }, rest)} />
}
