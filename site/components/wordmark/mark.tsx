import { useId, type ReactElement } from 'react'
import { OpalGradient } from '#ui/opal-gradient'

export interface MarkProps {
  /** Side of the square, in px. */
  size?: number
}

/** The ring alone on its night tile, as in the browser's tab. The tile keeps its colours. */
export function Mark({ size = 48 }: MarkProps): ReactElement {
  const id = useId()
  return (
    <svg data-theme="dark" viewBox="0 0 96 96" width={size} height={size} aria-hidden>
      <OpalGradient id={id} fall="1" />
      <rect width="96" height="96" rx="26" fill="#1A0F3D" />
      <circle cx="46" cy="50" r="23.5" fill="none" stroke={`url(#${id})`} strokeWidth="11.5" />
      <circle cx="66" cy="29" r="14" fill="#1A0F3D" />
      <circle cx="66" cy="29" r="8" fill="#F5F0FF" />
    </svg>
  )
}
