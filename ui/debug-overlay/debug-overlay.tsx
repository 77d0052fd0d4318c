import type { ReactElement, ReactNode } from 'react'
import * as css from './debug-overlay.css.ts'

export interface DebugOverlayProps {
  /** Name of this part of the page. */
  label: string
  title: string
  message: string
  /** Keys that close it, and what to say after them. */
  keys: readonly string[]
  hint: string
  /** What else there is to say: what went wrong, and what to do first. */
  children?: ReactNode
}

/** [2.7.7] A small card over the page, for whoever looks after the site. */
export function DebugOverlay(props: DebugOverlayProps): ReactElement {
  const { label, title, message, keys, hint, children } = props
  return (
    <aside className={css.card} aria-label={label}>
      <b>{title}</b>
      <code>{message}</code>
      {children}
      <p>
        {keys.map((key) => (
          <kbd key={key} className={css.key}>
            {key}
          </kbd>
        ))}
        {hint}
      </p>
    </aside>
  )
}
