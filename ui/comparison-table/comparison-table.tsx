import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { type Attributes, join, keysOf } from '../render/index.ts'
import { scrollRegion } from '../table/index.ts'
import { verdict as thread } from '../table/table.css.ts'
import * as css from './comparison-table.css.ts'

/** What can be said of a product: words, or whether it has something. */
export type Finding = ReactNode

export interface Product {
  name: string
  href?: string | undefined
  /** Below its name: version, licence. */
  note?: string | undefined
}

export interface Criterion {
  name: string
  /** What exactly is looked at. */
  note?: string | undefined
  /** One a product, in their order. */
  findings: readonly Finding[]
}

export interface ComparisonTableProps extends Attributes<'div', 'children'> {
  /** Unique among the scrolling regions of the page. */
  name: string
  products: readonly Product[]
  criteria: readonly Criterion[]
  /** The last row, on the thread: whom each suits. */
  verdict?: Criterion | undefined
  words: { criterion: string; yes: string; no: string }
  caption?: ReactNode
}

/**
 * Products side by side. The criteria stay in sight while the rest scrolls. Its root is the region that
 * scrolls.
 */
export function ComparisonTable(props: ComparisonTableProps): ReactElement {
  const { name, products, criteria, verdict, words, caption, className, ...rest } = props
  const columns = keysOf(products.map((product) => product.name))
  const rows = keysOf(criteria.map((criterion) => criterion.name))
  return (
    <div {...scrollRegion(name)} className={join(css.region, className)} {...rest}>
      <table className={css.table}>
        {caption && (
          <caption>
            <span className={css.caption}>{caption}</span>
          </caption>
        )}
        <thead>
          <tr>
            <th scope="col">{words.criterion}</th>
            {products.map((product, index) => (
              <th key={columns[index]} scope="col">
                {product.href === undefined ? (
                  product.name
                ) : (
                  <a href={product.href}>{product.name}</a>
                )}
                {product.note && <span className={css.note}>{product.note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion, index) => (
            <Row key={rows[index]} {...{ criterion, columns, words }} />
          ))}
          {verdict && <Row criterion={verdict} columns={columns} words={words} verdict />}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<ComparisonTableProps, 'words'> {
  /** Keys of the products. */
  columns: readonly string[]
  criterion: Criterion
  verdict?: boolean
}

function Row({ criterion, columns, words, verdict = false }: RowProps): ReactElement {
  return (
    <tr className={verdict ? `${css.verdict} ${thread}` : undefined}>
      <th scope="row">
        {criterion.name}
        {criterion.note && <span className={css.note}>{criterion.note}</span>}
      </th>
      {columns.map((column, index) => {
        const finding = criterion.findings[index]
        return (
          <td key={column}>
            {typeof finding === 'boolean' ? <Answer yes={finding} words={words} /> : finding}
          </td>
        )
      })}
    </tr>
  )
}

/** A sign and its word: neither a colour nor a shape has to be known. */
function Answer({ yes, words }: { yes: boolean; words: RowProps['words'] }): ReactElement {
  return (
    <span className={yes ? `${css.answer} ${css.yes}` : css.answer}>
      <Icon name={yes ? 'check' : 'x'} size={16} />
      {yes ? words.yes : words.no}
    </span>
  )
}
