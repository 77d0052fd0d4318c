import { cloneElement, type ReactElement } from 'react'
import { useLayer } from '../openable/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import { useTooltip } from './root.tsx'
import * as css from './tooltip.css.ts'

/** The words themselves, in the top layer. */
export function Tip({ className, ref, ...rest }: Attributes<'span'>): ReactElement {
  const state = useTooltip()
  const { ref: own, onToggle } = useLayer<HTMLSpanElement>(state)
  const both = useRefs(own, ref)
  return (
    <span
      ref={both}
      id={state.id}
      role="tooltip"
      popover="manual"
      className={join(css.tip, className)}
      data-open={state.open ? '' : undefined}
      {...merge({ onToggle }, rest)}
    />
  )
}

export interface TooltipTriggerProps {
  /** One element that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** What the tip is about, which says so; what it says of itself already stays. */
export function Trigger({ children }: TooltipTriggerProps): ReactElement {
  const { id } = useTooltip()
  return cloneElement(children, merge({ 'aria-describedby': id }, children.props))
}
