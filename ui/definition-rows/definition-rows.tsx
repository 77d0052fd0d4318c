import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { muted, row, ruled, small, title as size } from '../section/index.ts'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
import * as css from './definition-rows.css.ts'

export interface DefinitionRow {
  title: string
  /** The short answer. */
  strong: ReactNode
  text: ReactNode
  icon?: IconName | undefined
  universe?: Universe | undefined
}

export interface DefinitionRowsProps {
  rows: readonly DefinitionRow[]
}

/** Subjects and what is said of each, ruled. */
export function DefinitionRows({ rows }: DefinitionRowsProps): ReactElement {
  return (
    <ul className={ruled}>
      {rows.map(({ title, strong, text, icon, universe }) => (
        <li key={title} className={universe ? `${row.two} ${hue[universe]}` : row.two}>
          <h3 className={`${size.t2} ${css.name}`}>
            {icon && (
              <span className={css.hue}>
                <Icon name={icon} size={24} />
              </span>
            )}
            {title}
          </h3>
          <div>
            <p className={css.strong}>{strong}</p>
            <div className={`${muted} ${small}`}>{text}</div>
          </div>
        </li>
      ))}
    </ul>
  )
}

export interface Phase {
  title: string
  text: ReactNode
  /** What the visitor holds in hand at its end. */
  outcome: ReactNode
}

export interface PhaseRowsProps {
  phases: readonly Phase[]
  icon?: IconName
  universe?: Universe | undefined
}

/** Phases of a work, each with what it delivers. */
export function PhaseRows({ phases, icon = 'doc', universe }: PhaseRowsProps): ReactElement {
  return (
    <ol className={universe ? `${ruled} ${hue[universe]}` : ruled}>
      {phases.map(({ title, text, outcome }) => (
        <li key={title} className={row.three}>
          <h3 className={size.t2}>{title}</h3>
          <p className={muted}>{text}</p>
          <p className={`${small} ${css.outcome}`}>
            <span className={css.hue}>
              <Icon name={icon} />
            </span>
            <span>{outcome}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

export interface Definition {
  term: string
  text: ReactNode
}

export interface DefinitionGridProps {
  definitions: readonly Definition[]
}

/** Short terms and their meaning, two by two, without rules. */
export function DefinitionGrid({ definitions }: DefinitionGridProps): ReactElement {
  return (
    <dl className={css.grid}>
      {definitions.map(({ term, text }) => (
        <div key={term}>
          <dt className={`${size.t1} ${css.term}`}>{term}</dt>
          <dd className={muted}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
