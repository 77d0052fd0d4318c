import type { ReactElement } from 'react'
import { draw, join, type Attributes, type Render } from '../render/index.ts'
import * as css from './button.css.ts'

export interface IconButtonProps extends Attributes<'button'> {
  /** What it does, or `undefined` where what stands inside says it: an icon alone does not. */
  label: string | undefined
  /** A 48 px ring, for a row of full-size buttons. */
  framed?: boolean
  /** Another element in its place: a link of the router. */
  render?: Render | undefined
}

/** A round button around one icon. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, framed = false, className, render, ...rest } = props
  const own = {
    type: render ? undefined : 'button',
    className: join(css.round, framed && css.framed, className),
    'aria-label': label,
  }
  return draw(render, 'button', { ...own, ...rest })
}
