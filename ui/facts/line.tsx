import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { small } from '../section/index.ts'
import { line } from './line.css.ts'

/** On a line, a fact needs no term: a few words, or a link. */
export interface Fact {
  value: ReactNode
  icon?: IconName | undefined
}

export interface FactLineProps extends Attributes<'ul', 'children'> {
  facts: readonly Fact[]
  layout: 'line'
}

/** Short true things, side by side: below a hero, or below an article's title. */
export function Line(props: FactLineProps): ReactElement {
  const { facts, layout: _, className, ...rest } = props
  return (
    <ul className={join(line, small, className)} {...rest}>
      {facts.map(({ icon, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fact on a line has no name
        <li key={index}>
          {icon && <Icon name={icon} />}
          {value}
        </li>
      ))}
    </ul>
  )
}
