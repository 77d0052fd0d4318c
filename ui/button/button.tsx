import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import * as css from './button.css.ts'

export const { BUTTON_SIZES, BUTTON_VARIANTS } = css

interface Look {
  /** `solid`: the one main action; `contact`: the pink one; `line` and `ghost`: the others. */
  variant?: (typeof BUTTON_VARIANTS)[number] | undefined
  size?: (typeof BUTTON_SIZES)[number] | undefined
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Its work is under way: it keeps place, width and focus, and answers to nothing. */
  busy?: boolean | undefined
}
export interface ButtonLinkProps extends Look, ComponentProps<'a'> {
  href: string
}

export function Button(props: ButtonProps): ReactElement {
  const { variant, size, className, busy, ...rest } = props
  const waiting = busy && ({ 'aria-busy': true, 'aria-disabled': true, onClick: stop } as const)
  return (
    <button type="button" className={look({ variant, size }, className)} {...rest} {...waiting} />
  )
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

/** Enter in a field clicks the button too: this also keeps a form from leaving twice. */
const stop = (event: MouseEvent) => event.preventDefault()

const look = (variants: Look, className: string | undefined) =>
  className === undefined ? css.button(variants) : `${css.button(variants)} ${className}`
