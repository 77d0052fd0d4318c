import type { ReactElement, ReactNode, Ref } from 'react'
import { join, type Attributes } from '../../render/index.ts'
import * as css from './floating-still.css.ts'

export interface FloatingStillProps extends Attributes<'aside'> {
  name: string
  /** Names her button. */
  label: string
  onOpen: () => void
  /** Her button, which the focus may come back to. */
  button?: Ref<HTMLButtonElement>
  /** A picture of her head. */
  children: ReactNode
}

/** Her corner before she is alive: only a picture, and a button that keeps what it was asked. */
export function FloatingStill(props: FloatingStillProps): ReactElement {
  const { name, label, onOpen, button, className, children, ...rest } = props
  return (
    <aside className={join(css.still, className)} aria-label={name} {...rest}>
      <button ref={button} type="button" className={css.button} aria-label={label} onClick={onOpen}>
        {children}
      </button>
    </aside>
  )
}
