import type { ReactElement, ReactNode } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { muted, tiny } from '../section/index.ts'
import { scrollRegion } from '../scroll-region/index.ts'
import * as css from './figure.css.ts'

export interface FigureProps extends Attributes<'figure'> {
  /** Names the region that scrolls; unique in the page. */
  name: string
  /** Below the picture. */
  caption?: ReactNode
  /** An `svg` with its own title and description. */
  children: ReactNode
}

/** The frame of a diagram, which scrolls alone below 640 px. Its root is the `figure`. */
export function Figure(props: FigureProps): ReactElement {
  const { name, caption, children, className, ...rest } = props
  return (
    <figure className={join(css.frame, className)} {...rest}>
      <div {...scrollRegion(name)} className={css.stage}>
        {children}
      </div>
      {caption && <figcaption className={`${css.caption} ${muted} ${tiny}`}>{caption}</figcaption>}
    </figure>
  )
}
