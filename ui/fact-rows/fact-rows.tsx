import type { ReactElement, ReactNode } from 'react'
import * as css from './fact-rows.css.ts'

/** `rows` for what one looks up; `columns` for a few figures one compares. */
export const FACT_LAYOUTS = ['rows', 'columns'] as const

export interface FactRow {
  term: string
  value: ReactNode
  /** A code: every letter as wide as the next. */
  code?: boolean
}

export interface FactRowsProps {
  facts: readonly FactRow[]
  layout?: (typeof FACT_LAYOUTS)[number]
}

/** Names and short values. */
export function FactRows({ facts, layout = 'rows' }: FactRowsProps): ReactElement {
  return (
    <dl className={css.layout[layout]}>
      {facts.map(({ term, value, code = false }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={code ? css.code : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
