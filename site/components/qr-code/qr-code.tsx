import type { ReactElement } from 'react'
import * as css from './qr-code.css.ts'

export interface QrCodeProps {
  /** Modules along a side, the quiet border included. */
  size: number
  /** One stroke a run of dark modules, one unit high. */
  path: string
  /** What reading it gives. */
  label: string
}

/** A QR code: dark on light in both themes, as some readers know no other. */
export function QrCode({ size, path, label }: QrCodeProps): ReactElement {
  return (
    <svg
      className={css.plate}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file to name
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={css.modules} d={path} />
    </svg>
  )
}
