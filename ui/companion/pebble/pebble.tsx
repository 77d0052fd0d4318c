import type { ReactElement, ReactNode } from 'react'
import { small as smallText } from '../../section/index.ts'
import * as css from './pebble.css.ts'

export interface PebbleProps {
  /** Who speaks, drawn at the left; the tight corner points at her. */
  character?: ReactNode
  /** Buttons below the words. */
  actions?: ReactNode
  /** Smaller type and padding, for a bubble that floats over something. */
  small?: boolean
  children: ReactNode
}

/** A speech bubble. Only for what is said: by the companion, or as the answer to a question. */
export function Pebble(props: PebbleProps): ReactElement {
  const { character, actions, small = false, children } = props
  const bubble = (
    <div className={small ? `${css.pebble} ${css.close} ${smallText}` : css.pebble}>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
  if (!character) return bubble
  return (
    <div className={css.talk}>
      <div className={css.speaker}>{character}</div>
      {bubble}
    </div>
  )
}
