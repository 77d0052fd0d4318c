import type { ReactElement } from 'react'
import { Badge, type BadgeTone } from '#ui/badge'
import * as css from './nav-link.css.ts'

/** [2.3.54] One place of the main navigation. */
export interface NavItem {
  key: string
  label: string
  href: string
  current?: boolean | undefined
  /** Stands out from the others. */
  highlight?: boolean | undefined
  /** A word or two in the hue of the item's universe. */
  badge?: { label: string; universe: BadgeTone } | undefined
  description?: string | undefined
}

export interface NavLinksProps {
  /** Name of this navigation among the page's. */
  label: string
  items: readonly NavItem[]
}

export function NavLinks({ label, items }: NavLinksProps): ReactElement {
  return (
    <nav className={css.links} aria-label={label}>
      <ul className={css.list}>
        {items.map(({ key, ...item }) => (
          <li key={key}>
            <NavLink {...item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavLink(item: Omit<NavItem, 'key'>): ReactElement {
  const { label, href, current, highlight, badge, description } = item
  return (
    <a
      className={highlight ? `${css.link} ${css.highlight}` : css.link}
      href={href}
      title={description}
      aria-current={current === true ? 'page' : undefined}
    >
      {label}
      {badge && (
        <Badge tone={badge.universe} size="s">
          {badge.label}
        </Badge>
      )}
    </a>
  )
}
