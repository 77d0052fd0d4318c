import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { muted, row, ruled, small, title as size, type Level } from '../section/index.ts'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
import * as css from './answers.css.ts'
import * as lines from './lines.css.ts'

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

export interface ToldRowsProps extends Attributes<'ul', 'children'> {
  rows: readonly Row[]
  /**
   * `answers` for subjects and what is said of each, `lines` for names, values and what to do with
   * them; `links` where each leads somewhere.
   */
  layout?: 'answers' | 'lines'
  /** Rank of each title; lines have none. */
  level?: Level | undefined
}

/** Entries that lead nowhere themselves. */
export function Told(props: ToldRowsProps): ReactElement {
  const { rows, layout = 'answers', level = 3, className, ...rest } = props
  const keys = keysOf(rows.map(({ title }) => title))
  return (
    <ul className={join(ruled, className)} {...rest}>
      {rows.map((each, index) =>
        layout === 'lines' ? (
          <Line key={keys[index]} {...each} />
        ) : (
          <Answer key={keys[index]} {...each} as={`h${level}`} />
        ),
      )}
    </ul>
  )
}

interface AnswerProps extends Row {
  as: `h${Level}`
}

function Answer({ title, strong, text, icon, universe, as: Title }: AnswerProps): ReactElement {
  return (
    <li className={universe ? `${row.two} ${hue[universe]}` : row.two}>
      <Title className={`${size.t2} ${css.name}`}>
        {icon && (
          <span className={css.hue}>
            <Icon name={icon} size={24} />
          </span>
        )}
        {title}
      </Title>
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
