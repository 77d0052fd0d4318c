import type { ReactElement } from 'react'
import type { Openable } from '../openable/index.ts'
import type { Attributes } from '../render/index.ts'
import { Root } from './root.tsx'
import { Tip, Trigger, type TooltipTriggerProps } from './tip.tsx'

export interface TooltipProps
  extends Openable, TooltipTriggerProps, Attributes<'span', 'children'> {
  text: string
  /** It shows the name that what it is about already has: nobody needs to hear it twice. */
  echo?: boolean
}

/**
 * A few words about a control, for whoever points at it or reaches it by keyboard. All that it is
 * given besides goes to the tip; `TooltipParts` are for what looks otherwise.
 */
export function Tooltip(props: TooltipProps): ReactElement {
  const { open, defaultOpen, onOpenChange, text, echo = false, children, ...rest } = props
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      {echo ? children : <Trigger>{children}</Trigger>}
      <Tip aria-hidden={echo || undefined} {...rest}>
        {text}
      </Tip>
    </Root>
  )
}
