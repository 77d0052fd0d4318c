import type { ComponentProps, ReactElement } from 'react'
import * as css from './button.css.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: the icon inside says nothing to a screen reader. */
  label?: string | undefined
  /** A 48 px ring, for a row of full-size buttons. */
  framed?: boolean
}

/** A round button around one icon. */
export function IconButton({
  label,
  framed = false,
  className,
  ...rest
}: IconButtonProps): ReactElement {
  const classes = [css.round, framed && css.framed, className].filter(Boolean).join(' ')
  return <button type="button" className={classes} aria-label={label} {...rest} />
}
