import type { ReactElement, ReactNode } from 'react'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { muted, title as size } from '../section/index.ts'
import * as css from './facts.css.ts'
import { Line, type FactLineProps } from './line.tsx'

/**
 * `rows` for what one looks up, `columns` for a few figures one compares, `grid` for terms and what
 * is said of them; `line` for what says itself in a few words, side by side.
 */
export const FACT_LAYOUTS = ['rows', 'columns', 'grid', 'line'] as const
export type FactLayout = (typeof FACT_LAYOUTS)[number]

export interface FactItem {
  term: string
  value: ReactNode
  /** A code: every letter as wide as the next. */
  code?: boolean
}

export interface FactListProps extends Attributes<'dl', 'children'> {
  facts: readonly FactItem[]
  layout?: Exclude<FactLayout, 'line'>
}

export type FactsProps = FactListProps | FactLineProps

/** Terms and what each comes to, or what needs no term. */
export function Facts(props: FactsProps): ReactElement {
  return props.layout === 'line' ? <Line {...props} /> : <List {...props} />
}

function List({ facts, layout = 'rows', className, ...rest }: FactListProps): ReactElement {
  const keys = keysOf(facts.map(({ term }) => term))
  const { term: termClass, value: valueClass } = CLASSES[layout] ?? {}
  return (
    <dl className={join(css.layout[layout], className)} {...rest}>
      {facts.map(({ term, value, code = false }, index) => (
        <div key={keys[index]}>
          <dt className={termClass}>{term}</dt>
          <dd className={code ? css.code : valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is read as a text wears its classes. */
const CLASSES: Partial<Record<FactLayout, { term: string; value: string }>> = {
  grid: { term: `${size.t1} ${css.term}`, value: muted },
}
