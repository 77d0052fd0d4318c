import type { ReactElement, ReactNode } from 'react'
import { Heading } from '#ui/heading'
import * as css from './quote-sheet.css.ts'

export interface QuoteLine {
  name: string
  note: string
  /** How much of it: a number, or the control that sets it. */
  count: ReactNode
  amount: string
}

export interface QuoteSheetProps {
  title: string
  /** For whom, and what. */
  subject: string
  /** At the other end of the title: « Exemple ». */
  badge?: ReactNode
  /** Heads of the columns. */
  head: readonly [line: string, count: string, amount: string]
  lines: readonly QuoteLine[]
  total: {
    label: string
    /** How it comes about: « 14 × 600 € ». */
    sum: string
    amount: string
  }
  /** What comes on top, in a part of its own. */
  children?: ReactNode
}

/** A quote as one is handed it: every line, and the arithmetic of its total. */
export function QuoteSheet(props: QuoteSheetProps): ReactElement {
  const { title, subject, badge, head, lines, total, children } = props
  return (
    <div className={css.sheet}>
      <div className={css.top}>
        <div>
          <Heading level={3} size="t3">
            {title}
          </Heading>
          <p className={css.quiet}>{subject}</p>
        </div>
        {badge}
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, note, count, amount }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={css.note}>{note}</span>
              </th>
              <td>{count}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td className={css.quiet}>{total.sum}</td>
            <td className={css.total}>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      {children && <div className={css.more}>{children}</div>}
    </div>
  )
}
