import { Children, type ReactElement, type ReactNode } from 'react'
import { type Attributes, join, keysOf } from '../render/index.ts'
import { unbroken } from '../text/index.ts'
import { dense as short, verdict } from './table.css.ts'
import { tableRegion } from './table-region.ts'

export interface TableRow {
  header: string
  cells: readonly ReactNode[]
  verdict?: boolean | undefined
}

export interface TableProps extends Attributes<'div', 'children'> {
  /** Unique among the scrolling regions of the page. */
  name: string
  head: readonly string[]
  rows: readonly TableRow[]
  /** Names it. */
  caption?: ReactNode
  /** Its words are short: on a phone it need not scroll. */
  dense?: boolean
}

/** A table that scrolls alone when the screen is narrow. Its root is the region that scrolls. */
export function Table(props: TableProps): ReactElement {
  const { name, head, rows, caption, dense = false, className, ...rest } = props
  const columns = keysOf(head)
  const keys = keysOf(rows.map(({ header }) => header))
  return (
    <div {...tableRegion(name)} className={join(dense && short, className) || undefined} {...rest}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((column, index) => (
              <th key={columns[index]} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keys[index]} className={row.verdict ? verdict : undefined}>
              <th scope="row">{unbroken(row.header)}</th>
              {Children.map(row.cells, (cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
