import type { ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { arrow, cover, muted, small, title as size, type Level } from '../section/index.ts'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
import * as css from './row-list.css.ts'

export interface RowItem {
  href: string
  title: string
  text?: ReactNode
  icon?: IconName | undefined
  /** Colours the icon; without an icon, a dot says it. */
  universe?: Universe | undefined
  /** Words at the left instead: a category, a date. */
  label?: ReactNode
  /** Words at the right instead of the arrow. */
  meta?: ReactNode
}

export interface RowListProps {
  items: readonly RowItem[]
  columns?: 1 | 2
  level?: Level
}

/** Links one under the other, told apart by hairlines. */
export function RowList({ items, columns = 2, level = 3 }: RowListProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <ul className={css.columns[columns]}>
      {items.map((item) => (
        <li key={item.href} className={`${css.leads[lead(item)]} ${universeOf(item)}`}>
          {start(item)}
          <div>
            <Title className={item.label ? size.t1 : size.t2}>
              <a className={cover} href={item.href}>
                {item.title}
              </a>
            </Title>
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
      ))}
    </ul>
  )
}

const lead = ({ icon, label, universe }: RowItem): keyof typeof css.leads => {
  if (icon) return 'icon'
  if (label) return 'label'
  return universe ? 'dot' : 'none'
}

const universeOf = ({ universe }: RowItem) => (universe ? hue[universe] : '')

const start = ({ icon, label, universe }: RowItem): ReactNode => {
  if (icon)
    return (
      <span className={css.icon}>
        <Icon name={icon} size={28} />
      </span>
    )
  if (label) return <span className={`${muted} ${small}`}>{label}</span>
  return universe && <span className={css.dot} />
}
