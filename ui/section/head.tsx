import type { ReactElement, ReactNode } from 'react'
import { Lead } from '../lead/index.ts'
import { head } from './section.css.ts'
import { title as size } from './text.css.ts'

export const LEVELS = [2, 3, 4] as const
/** Rank of a title in the page's outline; its looks do not depend on it. */
export type Level = (typeof LEVELS)[number]

export interface HeadProps {
  title: ReactNode
  lead?: ReactNode
  id?: string
  level?: Level
  size?: 't3' | 't4'
}

/** The title that opens a section, and one sentence. */
export function Head(props: HeadProps): ReactElement {
  const { title, lead, id, level = 2, size: scale = 't4' } = props
  const Title = `h${level}` as const
  return (
    <div className={head}>
      <Title id={id} className={size[scale]}>
        {title}
      </Title>
      {lead && <Lead>{lead}</Lead>}
    </div>
  )
}
