import type { ReactElement, ReactNode } from 'react'
import { join, type Attributes } from '../../render/index.ts'
import { small as smallText } from '../../section/index.ts'
import * as css from './pebble.css.ts'

export interface PebbleProps extends Attributes<'div'> {
  /** Who speaks, drawn at the left; the tight corner points at her. */
  character?: ReactNode
  /** Buttons below the words. */
  actions?: ReactNode
  /** Smaller type and padding, for a bubble that floats over something. */
  small?: boolean
}

/** A speech bubble. Only for what is said: by the companion, or as the answer to a question. */
export function Pebble(props: PebbleProps): ReactElement {
  const { character, actions, small = false, className, children, ...rest } = props
  // Whichever stands outermost.
  const given = (own: string) => ({ className: join(own, className), ...rest })
  const look = join(css.pebble, small && `${css.close} ${smallText}`)
  const bubble = (
    <div {...(character ? { className: look } : given(look))}>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
  if (!character) return bubble
  return (
    <div {...given(css.talk)}>
      <div className={css.speaker}>{character}</div>
      {bubble}
    </div>
  )
}
