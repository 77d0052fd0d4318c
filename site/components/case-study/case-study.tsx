import type { ReactElement, ReactNode } from 'react'
import { Badge } from '#ui/badge'
import { Facts, type FactItem } from '#ui/facts'
import { Heading, type Level } from '#ui/heading'
import { Split } from '#ui/section'
import { Text } from '#ui/text'
import * as css from './case-study.css.ts'

export interface CaseStudyProps {
  /** Its anchor. */
  id?: string | undefined
  title: string
  /** For whom: a client who agreed to be named, or a sector and a size. */
  entity: string
  /** When, and in which role. */
  details: readonly string[]
  keywords?: readonly string[]
  /** The problem, the choice, the measure, what remains. */
  parts: readonly FactItem[]
  /** Says that it is an example, when it is one. */
  badge?: ReactNode
  level?: Level
}

/** A piece of work told whole: what it was at the left, how it went at the right. */
export function CaseStudy(props: CaseStudyProps): ReactElement {
  const { id, title, entity, details, keywords = [], parts, badge, level = 2 } = props
  return (
    <article id={id} className={css.study}>
      <Split>
        <div className={css.head}>
          {badge && <p data-shared="">{badge}</p>}
          <Heading level={level} size="t3">
            {title}
          </Heading>
          <Text tone="muted">{entity}</Text>
          <Text as="div" tone="muted" size="s" figures>
            {details.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Text>
          <ul className={css.keywords}>
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Badge>{keyword}</Badge>
              </li>
            ))}
          </ul>
        </div>
        <Facts layout="grid" facts={parts} />
      </Split>
    </article>
  )
}
