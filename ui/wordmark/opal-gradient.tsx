import type { ReactElement } from 'react'
import { OPAL_STOPS } from './wordmark.css.ts'

/** The opal light for a stroke: refer to it with `stroke="url(#id)"` inside the same SVG. */
export function OpalGradient({ id }: { id: string }): ReactElement {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      {OPAL_STOPS.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  )
}
