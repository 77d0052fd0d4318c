import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { muted, row, ruled, small, title as size } from '../section/index.ts'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
import * as lines from './lines.css.ts'
import * as css from './rows.css.ts'

/** `answers` for subjects and what is said of each; `lines` for names, values and what to do with them. */
export const ROW_LAYOUTS = ['answers', 'lines'] as const
export type RowLayout = (typeof ROW_LAYOUTS)[number]

export interface Row {
  title: string
  text: ReactNode
  /** The short answer, above the text. */
  strong?: ReactNode
  icon?: IconName | undefined
  /** Colours the icon. */
  universe?: Universe | undefined
  /** A button or a link at the end of a line: copy, open. */
  action?: ReactNode
}

export interface RowsProps extends Attributes<'ul', 'children'> {
  rows: readonly Row[]
  layout?: RowLayout
}

/** Entries one below the other, told apart by hairlines, that lead nowhere themselves. */
export function Rows(props: RowsProps): ReactElement {
  const { rows, layout = 'answers', className, ...rest } = props
  const keys = keysOf(rows.map(({ title }) => title))
  const Entry = layout === 'answers' ? Answer : Line
  return (
    <ul className={join(ruled, className)} {...rest}>
      {rows.map((each, index) => (
        <Entry key={keys[index]} {...each} />
      ))}
    </ul>
  )
}

function Answer({ title, strong, text, icon, universe }: Row): ReactElement {
  return (
    <li className={universe ? `${row.two} ${hue[universe]}` : row.two}>
      <h3 className={`${size.t2} ${css.name}`}>
        {icon && (
          <span className={css.hue}>
            <Icon name={icon} size={24} />
          </span>
        )}
        {title}
      </h3>
      <div>
        {strong && <p className={css.strong}>{strong}</p>}
        <div className={`${muted} ${small}`}>{text}</div>
      </div>
    </li>
  )
}

function Line({ title, text, icon, action }: Row): ReactElement {
  return (
    <li className={lines.line}>
      {icon && <Icon name={icon} />}
      <span className={lines.name}>{title}</span>
      <span className={`${lines.value} ${muted}`}>{text}</span>
      {action && <span className={lines.action}>{action}</span>}
    </li>
  )
}
