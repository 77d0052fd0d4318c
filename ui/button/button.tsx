import type { ComponentProps, ReactElement } from 'react'
import * as css from './button.css.ts'

export const { BUTTON_SIZES, BUTTON_VARIANTS } = css

interface Look {
  /** `solid`: the one main action; `contact`: the pink one; `line` and `ghost`: the others. */
  variant?: (typeof BUTTON_VARIANTS)[number] | undefined
  size?: (typeof BUTTON_SIZES)[number] | undefined
}

export interface ButtonProps extends Look, ComponentProps<'button'> {}
export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  href: string
}

export function Button({ variant, size, className, ...rest }: ButtonProps): ReactElement {
  return <button type="button" className={look({ variant, size }, className)} {...rest} />
}

/** A link that looks like a button, for what leads elsewhere. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  return (
    <a className={look({ variant, size }, className)} {...rest}>
      {children}
    </a>
  )
}

const look = (variants: Look, className: string | undefined) =>
  className === undefined ? css.button(variants) : `${css.button(variants)} ${className}`
