import type { ReactElement, ReactNode } from 'react'
import { Badge } from '#ui/badge'
import { Icon, type IconName } from '#ui/icon'
import * as css from './dropdown-nav.css.ts'

/** [2.3.23] One place of a dropdown. */
export interface DropdownEntry {
  label: string
  href: string
  description: string
  icon: IconName
  /** How many things there are: « 80+ ». */
  count?: string | undefined
}

interface PanelProps {
  id: string
  label: string
  entries: readonly DropdownEntry[]
  aside: ReactNode
  /** Address of the page that is shown. */
  here: string
}

/** What opens under a button: places with a line about each, and room for a proposal. */
export function Panel({ id, label, entries, aside, here }: PanelProps): ReactElement {
  return (
    <div id={id} popover="auto" className={css.panel}>
      <ul className={css.entries} aria-label={label}>
        {entries.map(({ href, icon, count, ...entry }) => (
          <li key={href}>
            <a className={css.entry} href={href} aria-current={href === here ? 'page' : undefined}>
              <Icon name={icon} size={24} />
              <b>
                {entry.label} {count && <Badge size="s">{count}</Badge>}
              </b>
              <span>{entry.description}</span>
            </a>
          </li>
        ))}
      </ul>
      {aside && <aside className={css.side}>{aside}</aside>}
    </div>
  )
}
