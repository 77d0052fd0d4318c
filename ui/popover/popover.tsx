import type { ReactElement, ReactNode } from 'react'
import type { ButtonProps } from '../button/index.ts'
import type { Openable } from '../openable/index.ts'
import { Panel, type PopoverPanelProps } from './panel.tsx'
import { Root } from './root.tsx'
import { Trigger } from './trigger.tsx'

export { SIDES, ALIGNS } from './popover.css.ts'

export interface PopoverProps
  extends Openable, Omit<ButtonProps, 'children'>, Pick<PopoverPanelProps, 'side' | 'align'> {
  /** Words of the button; they name the panel too. */
  label: string
  children: ReactNode
}

/**
 * A few things beside the button that opens them, while the page stays as it is. All that it is given
 * besides goes to the button; `PopoverParts` are for what looks otherwise.
 */
export function Popover(props: PopoverProps): ReactElement {
  const { open, defaultOpen, onOpenChange, label, side, align, children, ...rest } = props
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      <Trigger {...rest}>{label}</Trigger>
      <Panel {...{ label, side, align }}>{children}</Panel>
    </Root>
  )
}
