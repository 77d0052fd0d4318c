import type { ReactElement, ReactNode, Ref } from 'react'
import * as css from './floating-still.css.ts'

export interface FloatingStillProps {
  name: string
  /** Names her button. */
  label: string
  onOpen: () => void
  ref?: Ref<HTMLButtonElement>
  /** A picture of her head. */
  children: ReactNode
}

/** Her corner before she is alive: only a picture, and a button that keeps what it was asked. */
export function FloatingStill(props: FloatingStillProps): ReactElement {
  const { name, label, onOpen, ref, children } = props
  return (
    <aside className={css.still} aria-label={name}>
      <button ref={ref} type="button" className={css.button} aria-label={label} onClick={onOpen}>
        {children}
      </button>
    </aside>
  )
}
