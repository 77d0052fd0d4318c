import type { ReactElement, ReactNode } from 'react'
import * as css from './place-map.css.ts'

export interface PlaceMapProps {
  id?: string
  /** The drawing, made at build from our own data. */
  html: string
  /** What it is and what it is not, in a few words. */
  caption: ReactNode
}

/** A map that runs on beyond its own edges: beside the head of a page, below it on phones. */
export function PlaceMap({ id, html, caption }: PlaceMapProps): ReactElement {
  return (
    <figure className={css.figure}>
      <div id={id} className={css.sheet} dangerouslySetInnerHTML={{ __html: html }} />
      <figcaption className={css.caption} data-shared="">
        {caption}
      </figcaption>
    </figure>
  )
}
