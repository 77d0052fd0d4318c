import type { ReactElement, ReactNode } from 'react'
import { join, type Attributes } from '../../render/index.ts'
import { small } from '../../section/index.ts'
import * as css from './pebble.css.ts'

export const PEBBLE_SIZES = ['m', 's'] as const

export interface PebbleProps extends Attributes<'div'> {
  /** Who speaks, drawn at the left; the tight corner points at her. */
  character?: ReactNode
  /** Buttons below the words. */
  actions?: ReactNode
  /** `s`: smaller type and padding, for a bubble that floats over something. */
  size?: (typeof PEBBLE_SIZES)[number]
}

/** A speech bubble. Only for what is said: by the companion, or as the answer to a question. */
export function Pebble(props: PebbleProps): ReactElement {
  const { character, actions, size = 'm', className, children, ...rest } = props
  // Whichever stands outermost.
  const given = (own: string) => ({ className: join(own, className), ...rest })
  const look = join(css.pebble, size === 's' && `${css.close} ${small}`)
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
