import type { ReactElement } from 'react'
import type { Change } from '../run/difference.ts'
import * as css from './compare.css.ts'
import { useTools } from './context.ts'
import { shortJson } from './json-text.ts'
import { scrollRegion } from '#ui/scroll-region'

/** What differs at the first command that does, the nearest causes first. */
export function FieldsThatDiffer({ fields }: { fields: readonly Change[] }): ReactElement {
  const { words, number } = useTools()
  const { compare, inspector } = words
  const value = (one: unknown) =>
    one === undefined ? inspector.absent : <code>{shortJson(one, number, 60)}</code>
  return (
    <div className={css.scroll} {...scrollRegion(compare.table)}>
      <table className={css.table}>
        <thead>
          <tr>
            {[inspector.field, compare.one, compare.two].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, MOST).map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{value(before)}</td>
              <td>{value(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > MOST && (
        <p className={css.more}>{compare.more(number(fields.length - MOST))}</p>
      )}
    </div>
  )
}

const MOST = 12
