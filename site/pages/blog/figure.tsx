import type { ReactElement } from 'react'
import * as css from './blog.css.ts'

/** The drawing of a text, as the build made it for that text. Decoration here: it is told there. */
export function Figure({ svg }: { svg: string }): ReactElement {
  return <div className={css.figure} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
