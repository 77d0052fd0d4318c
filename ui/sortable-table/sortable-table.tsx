import { useState, type ReactElement, type ReactNode } from 'react'
import { region, table } from './sticky.css.ts'
import { Icon } from '../icon/index.ts'
import { type Attributes, join, keysOf } from '../render/index.ts'
import { tableRegion } from '../table/index.ts'
import { next, sorted, type Sorting } from './sorting.ts'
import * as css from './sortable-table.css.ts'

export interface SortableCell {
  /** What it is sorted by; `NaN` where nobody knows. */
  value: number
  content: ReactNode
}

export interface SortableRow {
  header: string
  /** One a column. */
  cells: readonly SortableCell[]
}

export interface SortableTableProps extends Attributes<'div', 'children'> {
  /** Unique among the scrolling regions of the page. */
  name: string
  /** Head of the first column. */
  corner: string
  columns: readonly string[]
  rows: readonly SortableRow[]
  /** Names it. */
  caption?: ReactNode
}

/**
 * A table whose heads sort its rows: the most first, then the least, then as it was. Its root is the
 * region that scrolls.
 */
export function SortableTable(props: SortableTableProps): ReactElement {
  const { name, corner, columns, rows, caption, className, ...rest } = props
  const [sorting, setSorting] = useState<Sorting>()
  const keys = keysOf(columns)
  const names = keysOf(rows.map(({ header }) => header))
  const named = rows.map((row, index) => ({ ...row, key: names[index] }))
  return (
    <div {...tableRegion(name)} className={join(region, className)} {...rest}>
      <table className={table}>
        {caption && (
          <caption>
            <span className={css.caption}>{caption}</span>
          </caption>
        )}
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column, index) => (
              <th
                key={keys[index]}
                scope="col"
                aria-sort={sorting?.column === index ? sorting.direction : undefined}
              >
                <Sort onClick={() => setSorting(next(sorting, index))}>{column}</Sort>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(named, sorting).map(({ key, header, cells }) => (
            <tr key={key}>
              <th scope="row">{header}</th>
              {columns.map((_, index) => (
                <td key={keys[index]}>{cells[index]?.content}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortProps {
  onClick: () => void
  children: string
}

function Sort({ onClick, children }: SortProps): ReactElement {
  return (
    <button type="button" className={css.sort} onClick={onClick}>
      <span>{children}</span>
      <span className={css.sign}>
        <Icon name="down" size={16} />
      </span>
    </button>
  )
}
