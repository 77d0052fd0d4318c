import type { ReactElement, ReactNode } from 'react'
import { Badge } from '#ui/badge'
import { Heading } from '#ui/heading'
import { Lead, Text, unbroken } from '#ui/text'
import * as css from './verdict.css.ts'

export interface VerdictProps {
  /** A word or two above: the stage, « Pilote ». */
  badge?: string
  /** The result in a sentence: the page's title. */
  title: string
  lead: ReactNode
  /** The one figure, of what, and how it is made. */
  figure?: { readonly value: string; readonly unit: string; readonly made: ReactNode }
  children?: ReactNode
}

/** The head of a result: what came out, in a sentence and in a figure. */
export function Verdict({ badge, title, lead, figure, children }: VerdictProps): ReactElement {
  return (
    <header className={css.verdict}>
      <div className={css.words}>
        {badge && (
          <p>
            <Badge>{badge}</Badge>
          </p>
        )}
        <Heading level={1} size="t5">
          {unbroken(title)}
        </Heading>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {figure && (
        <div className={css.figure}>
          <p>
            <span className={css.value}>{figure.value}</span>{' '}
            <Text as="span" tone="muted">
              {figure.unit}
            </Text>
          </p>
          <Text size="s" tone="muted">
            {figure.made}
          </Text>
        </div>
      )}
    </header>
  )
}
