import type { MouseEventHandler, ReactElement, ReactNode, Ref } from 'react'
import * as css from './moon.css.ts'
import { Sky } from './sky.tsx'

export interface MoonProps {
  /** Who stands in front of it. */
  character?: ReactNode
  /** Makes her a button: what a click on her does, in words, and the doing. */
  press?: { readonly label: string; readonly onClick: MouseEventHandler } | undefined
  /** What she says: a pebble, up and to the right. */
  speech?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The opal moon, the only lit object of the site. As wide as its container. */
export function Moon({ character, press, speech, ref }: MoonProps): ReactElement {
  return (
    <div ref={ref} className={css.moon}>
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
