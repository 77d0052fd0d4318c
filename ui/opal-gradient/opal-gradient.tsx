import type { ReactElement } from 'react'
import { paint } from '../theme/contract.css.ts'
import { OPAL } from './opal.ts'

export interface OpalGradientProps {
  /** Unique in the page. */
  id: string
  /** How far down it runs while it crosses. Slightly, as the light on the stone; 1 is corner to corner. */
  fall?: string
}

/** The opal light for a stroke or a fill: refer to it with `stroke="url(#id)"` inside the same SVG. */
export function OpalGradient({ id, fall = '.02' }: OpalGradientProps): ReactElement {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2={fall}>
      {OPAL.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={paint[color]} />
      ))}
    </linearGradient>
  )
}
