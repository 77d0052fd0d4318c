import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button'
import * as css from './debug-overlay.css.ts'

export interface DebugOverlayProps {
  /** Name of this part of the page. */
  label: string
  title: string
  message: string
  /** Keys that close it, and what to say after them. */
  keys: readonly string[]
  hint: string
  /** Label of the button that takes it off what it lies over. */
  move: string
  /** What else there is to say: what went wrong, and what to do first. */
  children?: ReactNode
}

/** [2.7.7] A small card over the page, for whoever looks after the site. */
export function DebugOverlay(props: DebugOverlayProps): ReactElement {
  const { label, title, message, keys, hint, move, children } = props
  const [corner, setCorner] = useState(0)
  const place = css.CORNERS[corner % css.CORNERS.length]!
  return (
    <aside className={`${css.card} ${css.at[place]}`} aria-label={label}>
      <b>{title}</b>
      <code>{message}</code>
      {children}
      <div className={css.foot}>
        <p>
          {keys.map((key) => (
            <kbd key={key} className={css.key}>
              {key}
            </kbd>
          ))}
          {hint}
        </p>
        <Button size="s" onClick={() => setCorner(corner + 1)}>
          {move}
        </Button>
      </div>
    </aside>
  )
}
