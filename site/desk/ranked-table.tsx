import type { ReactElement } from 'react'
import * as css from './ranked-table.css.ts'

export interface RankedRow {
  readonly key: string
  readonly name: string
  readonly lang?: string
  /** A page of the site. */
  readonly href?: string
  /** How long its bar is, from 0 to 1. */
  readonly share: number
  readonly figures: readonly string[]
}

export interface RankedTableProps {
  /** Id of the title above it. */
  readonly labelledBy: string
  readonly head: readonly [name: string, ...figures: string[]]
  readonly rows: readonly RankedRow[]
}

/** Names and how often, the longest bar first. The bars say nothing that the figures do not. */
export function RankedTable({ labelledBy, head, rows }: RankedTableProps): ReactElement {
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {head.map((text, index) => (
            <th
              key={text}
              scope="col"
              className={index === 0 ? css.column : `${css.column} ${css.figure}`}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, href, share, figures }) => (
          <tr key={key}>
            <th scope="row" className={css.name}>
              {href === undefined ? name : <a href={href}>{name}</a>}
              <svg className={css.bar} aria-hidden="true">
                <rect className={css.filled} width={`${100 * share}%`} height="4" rx="2" />
              </svg>
            </th>
            {figures.map((figure, index) => (
              <td key={head[index + 1]} className={css.figure}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
