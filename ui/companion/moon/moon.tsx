import type { MouseEventHandler, ReactElement, ReactNode } from 'react'
import { join, type Attributes } from '../../render/index.ts'
import * as css from './moon.css.ts'
import { Sky } from './sky.tsx'

export interface MoonProps extends Attributes<'div', 'children'> {
  /** Who stands in front of it. */
  character?: ReactNode
  /** Makes her a button: what a click on her does, in words, and the doing. */
  press?: { readonly label: string; readonly onClick: MouseEventHandler } | undefined
  /** What she says: a pebble, up and to the right. */
  speech?: ReactNode
}

/** The opal moon, the only lit object of the site. As wide as its container. */
export function Moon(props: MoonProps): ReactElement {
  const { character, press, speech, className, ...rest } = props
  return (
    <div className={join(css.moon, className)} {...rest}>
      <Sky />
      {character && !press && <div className={css.character}>{character}</div>}
      {press && (
        <button
          type="button"
          className={`${css.character} ${css.pressed}`}
          aria-label={press.label}
          onClick={press.onClick}
        >
          {character}
        </button>
      )}
      {speech && <div className={css.speech}>{speech}</div>}
    </div>
  )
}
