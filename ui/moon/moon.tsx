import type { ReactElement, ReactNode } from 'react'
import * as css from './moon.css.ts'
import { Sky } from './sky.tsx'

export interface MoonProps {
  /** Who stands in front of it. */
  character?: ReactNode
  /** What she says: a pebble, up and to the right. */
  speech?: ReactNode
}

/** The opal moon, the only lit object of the site. As wide as its container. */
export function Moon({ character, speech }: MoonProps): ReactElement {
  return (
    <div className={css.moon}>
      <Sky />
      {character && <div className={css.character}>{character}</div>}
      {speech && <div className={css.speech}>{speech}</div>}
    </div>
  )
}
