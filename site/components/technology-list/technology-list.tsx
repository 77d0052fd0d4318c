import type { ReactElement } from 'react'
import { Badge } from '#ui/badge'
import { muted, small } from '#ui/section'
// Not by its door, which also draws whole sheets, and Opale with them.
import { SpriteIcon } from '../sprite-icon/sprite-icon.tsx'
import type { TechIcon } from '../sprite-icon/technologies.ts'
import * as css from './technology-list.css.ts'

export interface TechnologyItem {
  icon: TechIcon
  name: string
  /** What it is for, in a line. */
  text: string
  /** Where more is said of it. */
  href?: string | undefined
  /** A word or two beside the name: « sur ce site ». */
  note?: string | undefined
}

export interface TechnologyListProps {
  items: readonly TechnologyItem[]
  /** Where the sheet of tiles is, when it is not where the site publishes it. */
  sheet?: string | undefined
}

/** Technologies, each with its tile and what it is for. */
export function TechnologyList({ items, sheet }: TechnologyListProps): ReactElement {
  return (
    <ul className={css.list}>
      {items.map(({ icon, name, text, href, note }) => (
        <li key={icon} className={css.item}>
          <SpriteIcon sheet="techIcons" name={icon} size={48} href={sheet} lazy />
          <div>
            {href === undefined ? (
              <span className={css.name}>{name}</span>
            ) : (
              <a className={css.name} href={href}>
                {name}
              </a>
            )}
            {note && (
              <span className={css.note}>
                <Badge size="s">{note}</Badge>
              </span>
            )}
            <p className={`${muted} ${small}`}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
