import type { ReactElement, ReactNode } from 'react'
import { Heading, type Level } from '../heading/index.ts'
import { Lead } from '../text/index.ts'
import { head } from './section.css.ts'

export interface HeadProps {
  title: ReactNode
  lead?: ReactNode
  id?: string
  level?: Level
  size?: 't3' | 't4'
}

/** The title that opens a section, and one sentence. */
export function Head({ title, lead, id, level = 2, size = 't4' }: HeadProps): ReactElement {
  return (
    <div className={head}>
      <Heading id={id} level={level} size={size}>
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </div>
  )
}
