import type { PointerEvent, ReactElement } from 'react'
import { useLayer } from '../openable/index.ts'
import { placed } from '../popover/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import * as css from './combobox.css.ts'
import { useParts } from './root.tsx'

export interface ComboboxPopupProps extends Attributes<'div'> {}

/** What opens below the line, or above it where there is no room: the list, and what is said of it. */
export function Popup({ className, ref, ...rest }: ComboboxPopupProps): ReactElement {
  const { state, field } = useParts()
  const { ref: own, onToggle } = useLayer<HTMLDivElement>(state, field)
  return (
    <div
      ref={useRefs(own, ref)}
      popover="manual"
      className={join(css.popup, placed['bottom start'], className)}
      // The focus stays where one writes.
      {...merge({ onToggle, onPointerDown: stay }, rest)}
    />
  )
}

const stay = (event: PointerEvent) => event.preventDefault()

/** Said below the options: that they are being fetched, that there are none. */
export function Status({ className, ...rest }: Attributes<'output'>): ReactElement {
  return <output className={join(css.status, className)} {...rest} />
}
