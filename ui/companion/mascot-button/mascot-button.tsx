import type { ReactElement } from 'react'
import { join, type Attributes } from '../../render/index.ts'
import * as css from './mascot-button.css.ts'

/** [9.0.61] They take turns, a session each. */
export const { LOGO_VARIANTS } = css
export type LogoVariant = (typeof LOGO_VARIANTS)[number]

export interface MascotButtonProps extends Attributes<'button'> {
  /** Who she is, how she feels and what a click does. */
  label: string
  variant?: LogoVariant | undefined
}

/** Which one it is after so many sessions. */
export const logoVariant = (sessions: number): LogoVariant =>
  LOGO_VARIANTS[sessions % LOGO_VARIANTS.length]!

/** The companion's head in the header; what she looks like comes as the child. */
export function MascotButton({
  label,
  variant = 'glow',
  className,
  ...rest
}: MascotButtonProps): ReactElement {
  const classes = join(css.variant[variant], className)
  return <button type="button" className={classes} aria-label={label} {...rest} />
}
