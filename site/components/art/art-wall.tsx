import type { MouseEvent, ReactElement } from 'react'
import { cover, muted, small, title as size } from '#ui/section'
import { ThemedImage } from '#ui/themed-image'
import * as css from './art.css.ts'
import { SIDE } from './shape.ts'

export interface WallWork {
  key: string
  name: string
  text: string
  /** The picture itself: where one goes before scripts answer. */
  href: string
  /** Its address for each theme. */
  dark: string
  light: string
}

export interface ArtWallProps {
  works: readonly WallWork[]
  onChoose?: ((key: string) => void) | undefined
}

/** Small pictures side by side, each with a name and a word; a click chooses one. */
export function ArtWall({ works, onChoose }: ArtWallProps): ReactElement {
  const choose = (event: MouseEvent, key: string) => {
    // A click for a new tab means the file.
    if (onChoose === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(key)
  }
  return (
    <ul className={css.wall}>
      {works.map(({ key, name, text, href, dark, light }) => (
        <li key={key} className={css.work}>
          <ThemedImage dark={dark} light={light} width={SIDE} height={SIDE} />
          <h3 className={size.t1}>
            <a className={cover} href={href} onClick={(event) => choose(event, key)}>
              {name}
            </a>
          </h3>
          <p className={`${muted} ${small}`}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
