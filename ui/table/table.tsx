import { Children, type ReactElement, type ReactNode } from 'react'
import { scrollRegion } from '../scroll-region/index.ts'
import { dense as short, verdict } from './table.css.ts'

export interface TableRow {
  header: string
  cells: readonly ReactNode[]
  verdict?: boolean | undefined
}

export interface TableProps {
  /** Unique among the scrolling regions of the page. */
  name: string
  head: readonly string[]
  rows: readonly TableRow[]
  caption?: ReactNode
  /** Its words are short: on a phone it need not scroll. */
  dense?: boolean
}

/** A table that scrolls alone when the screen is narrow. */
export function Table({ name, head, rows, caption, dense = false }: TableProps): ReactElement {
  return (
    <div {...scrollRegion(name)} className={dense ? short : undefined}>
      <table>
        {caption && <caption>{caption}</caption>}
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
          {rows.map((row) => (
            <tr key={row.header} className={row.verdict ? verdict : undefined}>
              <th scope="row">{row.header}</th>
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
