import type { MouseEvent, ReactElement } from 'react'
import { draw, join, type Attributes, type Render } from '../render/index.ts'
import * as css from './button.css.ts'
import type { BUTTON_SIZES, BUTTON_VARIANTS } from './look.ts'

export { BUTTON_SIZES, BUTTON_VARIANTS } from './look.ts'

interface Look {
  /** `solid`: the one main action; `contact`: the pink one; `line` and `ghost`: the others. */
  variant?: (typeof BUTTON_VARIANTS)[number] | undefined
  size?: (typeof BUTTON_SIZES)[number] | undefined
  /** Another element in its place: a link of the router. */
  render?: Render | undefined
}

export interface ButtonProps extends Look, Attributes<'button'> {
  /** Its work is under way: it keeps place, width and focus, and answers to nothing. */
  busy?: boolean | undefined
}
export interface ButtonLinkProps extends Look, Attributes<'a'> {
  /** Or `render`, with an address of its own. */
  href?: string | undefined
}

/** What does something; a form is sent by one of `type="submit"`. */
export function Button(props: ButtonProps): ReactElement {
  const { variant, size, className, busy, render, ...rest } = props
  const waiting = busy && ({ 'aria-busy': true, 'aria-disabled': true, onClick: stop } as const)
  const classes = join(css.button({ variant, size }), className)
  const own = { type: render ? undefined : 'button', className: classes }
  return draw(render, 'button', { ...own, ...rest, ...waiting })
}

/** A link that looks like a button, for what leads elsewhere. */
export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { variant, size, className, render, ...rest } = props
  return draw(render, 'a', { className: join(css.button({ variant, size }), className), ...rest })
}

/** Enter in a field clicks the button too: this also keeps a form from leaving twice. */
const stop = (event: MouseEvent) => event.preventDefault()
