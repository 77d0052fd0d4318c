import type { ComponentProps, ReactElement } from 'react'
import * as css from './mascot-button.css.ts'

export interface MascotButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Who she is, how she feels and what a click does. */
  label: string
}

/** The companion's head in the header; what she looks like comes as the child. */
export function MascotButton({ label, ...rest }: MascotButtonProps): ReactElement {
  return <button type="button" className={css.button} aria-label={label} {...rest} />
}
