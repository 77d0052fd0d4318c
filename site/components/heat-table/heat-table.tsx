import type { ReactElement, ReactNode } from 'react'
import { tableRegion } from '#ui/table'
import * as css from './heat-table.css.ts'

export interface HeatRow {
  header: string
  /** One a column; none below zero. */
  values: readonly number[]
}

export interface HeatTableProps {
  /** Unique among the scrolling regions of the page. */
  name: string
  /** Head of the first column. */
  corner: string
  columns: readonly string[]
  rows: readonly HeatRow[]
  caption?: ReactNode
  format?: ((value: number) => string) | undefined
}

/** How much of each, when: the more there is, the deeper the tint. Figures stay to be read. */
export function HeatTable(props: HeatTableProps): ReactElement {
  const { name, corner, columns, rows, caption, format = String } = props
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))
  return (
    <div {...tableRegion(name)}>
      <table className={css.table}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {[corner, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ header, values }) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {columns.map((column, index) => {
                const value = values[index] ?? 0
                return (
                  <td key={column} className={css.level[levelOf(value, most)]}>
                    {format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const levelOf = (value: number, most: number): keyof typeof css.level =>
  Math.ceil((4 * value) / most) as keyof typeof css.level
