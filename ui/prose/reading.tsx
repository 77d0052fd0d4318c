import type { ReactElement, ReactNode } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { wrap } from '../section/index.ts'
import * as css from './reading.css.ts'

export interface ReadingProps extends Attributes<'article'> {
  /** The `article` opening. */
  opening: ReactNode
  /** Table of contents: beside the text, above it on narrow screens. */
  summary?: ReactNode
  /** In the right-hand margin, and nowhere else. */
  margin?: ReactNode
  children: ReactNode
}

/** The page of an article or of a guide. */
export function Reading(props: ReadingProps): ReactElement {
  const { opening, summary, margin, children, className, ...rest } = props
  return (
    <article className={join(css.reading, wrap, className)} {...rest}>
      {opening}
      {summary && <div className={css.summary}>{summary}</div>}
      <div className={css.text}>{children}</div>
      {margin && <aside className={css.margin}>{margin}</aside>}
    </article>
  )
}
