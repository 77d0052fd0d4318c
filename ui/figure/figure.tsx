import type { ReactElement, ReactNode } from 'react'
import { muted, tiny } from '../section/index.ts'
import { scrollRegion } from '../scroll-region/index.ts'
import * as css from './figure.css.ts'

export interface FigureProps {
  /** Names the region that scrolls; unique in the page. */
  name: string
  caption?: ReactNode
  /** An `svg` with its own title and description. */
  children: ReactNode
}

/** The frame of a diagram, which scrolls alone below 640 px. */
export function Figure({ name, caption, children }: FigureProps): ReactElement {
  return (
    <figure className={css.frame}>
      <div {...scrollRegion(name)} className={css.stage}>
        {children}
      </div>
      {caption && <figcaption className={`${css.caption} ${muted} ${tiny}`}>{caption}</figcaption>}
    </figure>
  )
}
