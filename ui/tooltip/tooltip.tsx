import { cloneElement, useId, type ReactElement } from 'react'
import * as css from './tooltip.css.ts'
import { useTip } from './use-tip.ts'

export interface TooltipProps {
  text: string
  /** It shows the name that what it is about already has: nobody needs to hear it twice. */
  echo?: boolean
  /** What it is about: one element that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A few words about a control, for whoever points at it or reaches it by keyboard. */
export function Tooltip({ text, echo = false, children }: TooltipProps): ReactElement {
  const id = useId()
  const { ref, area } = useTip()
  return (
    <span className={css.area} {...area}>
      {echo ? children : cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={ref}
        id={id}
        role="tooltip"
        popover="manual"
        className={css.tip}
        aria-hidden={echo || undefined}
      >
        {text}
      </span>
    </span>
  )
}
