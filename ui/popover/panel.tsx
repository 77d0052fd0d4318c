import type { ReactElement } from 'react'
import { useLayer } from '../openable/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import * as css from './popover.css.ts'
import { usePopover } from './root.tsx'

export interface PopoverPanelProps extends Attributes<'div'> {
  /** Names it. */
  label: string
  side?: (typeof css.SIDES)[number] | undefined
  /** Which edge it shares with what it belongs to. */
  align?: (typeof css.ALIGNS)[number] | undefined
}

/** What opens beside its button, on the other side where there is no room. */
export function Panel(props: PopoverPanelProps): ReactElement {
  const { label, side = 'bottom', align = 'start', className, ref, ...rest } = props
  const state = usePopover()
  const { ref: own, onToggle } = useLayer<HTMLDivElement>(state, state.trigger)
  const both = useRefs(own, ref)
  return (
    <div
      ref={both}
      id={state.id}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a `dialog` the page waits
      role="dialog"
      aria-label={label}
      className={join(css.popover, css.placed[`${side} ${align}`], className)}
      data-open={state.open ? '' : undefined}
      {...merge({ onToggle }, rest)}
    />
  )
}
