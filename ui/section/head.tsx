import type { ReactElement, ReactNode } from 'react'
import { Heading, type Level } from '../heading/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { Lead } from '../text/index.ts'
import { head } from './section.css.ts'

export interface HeadProps extends Attributes<'div', 'id' | 'title' | 'children'> {
  title: ReactNode
  lead?: ReactNode
  /** Of the title: anchors lead there. */
  id?: string | undefined
  level?: Level
  size?: 't3' | 't4'
}

/** The title that opens a section, and one sentence. Its root holds both. */
export function Head(props: HeadProps): ReactElement {
  const { title, lead, id, level = 2, size = 't4', className, ...rest } = props
  return (
    <div className={join(head, className)} {...rest}>
      <Heading id={id} level={level} size={size}>
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </div>
  )
}
