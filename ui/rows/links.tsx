import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { arrow, cover, muted, small, title as size, type Level } from '../section/index.ts'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
import * as doors from './doors.css.ts'
import * as css from './links.css.ts'

/** Three columns are doors: what leads each stands above its title. */
export const ROW_COLUMNS = [1, 2, 3] as const
export type RowColumns = (typeof ROW_COLUMNS)[number]

export interface LinkRow {
  href: string
  title: string
  text?: ReactNode
  icon?: IconName | undefined
  /** Colours the icon; without an icon, a dot says it. */
  universe?: Universe | undefined
  /** Words or a badge at the left instead: a category, a date. */
  label?: ReactNode
  /** Words at the right instead of the arrow. */
  meta?: ReactNode
}

export interface LinkRowsProps extends Attributes<'ul', 'children'> {
  rows: readonly LinkRow[]
  layout: 'links'
  columns?: RowColumns
  /** Rank of each title. */
  level?: Level | undefined
}

/** Entries of which each is a link. */
export function Links(props: LinkRowsProps): ReactElement {
  const { rows, layout: _, columns = 2, level = 3, className, ...rest } = props
  const keys = keysOf(rows.map(({ href }) => href))
  const Entry = columns === 3 ? Door : Row
  return (
    <ul className={join(columns === 3 ? doors.list : css.columns[columns], className)} {...rest}>
      {rows.map((item, index) => (
        <Entry key={keys[index]} item={item} level={level} />
      ))}
    </ul>
  )
}

interface EntryProps {
  item: LinkRow
  level: Level
}

function Door({ item, level }: EntryProps): ReactElement {
  return (
    <li className={doors.item}>
      {item.label}
      {titled(item, level, `${size.t2} ${doors.name}`)}
      <p className={muted}>{item.text}</p>
    </li>
  )
}

function Row({ item, level }: EntryProps): ReactElement {
  return (
    <li className={`${css.leads[lead(item)]} ${universeOf(item)}`}>
      {start(item)}
      <div>
        {titled(item, level, item.label ? size.t1 : size.t2)}
        {item.text && <p className={`${css.text} ${muted}`}>{item.text}</p>}
      </div>
      {item.meta ? (
        <span className={`${muted} ${small}`}>{item.meta}</span>
      ) : (
        <span className={`${css.end} ${arrow}`}>
          <Icon name="arrow" />
        </span>
      )}
    </li>
  )
}

const titled = ({ href, title }: LinkRow, level: Level, look: string): ReactElement => {
  const Title = `h${level}` as const
  return (
    <Title className={look}>
      <a className={cover} href={href}>
        {title}
      </a>
    </Title>
  )
}

const lead = ({ icon, label, universe }: LinkRow): keyof typeof css.leads => {
  if (icon) return 'icon'
  if (label) return 'label'
  return universe ? 'dot' : 'none'
}

const universeOf = ({ universe }: LinkRow) => (universe ? hue[universe] : '')

const start = ({ icon, label, universe }: LinkRow): ReactNode => {
  if (icon)
    return (
      <span className={css.icon}>
        <Icon name={icon} size={28} />
      </span>
    )
  if (label) return <span className={`${muted} ${small}`}>{label}</span>
  return universe && <span className={css.dot} />
}
