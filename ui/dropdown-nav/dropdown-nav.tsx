import { useId, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { link, links, list } from '../nav-link/nav-link.css.ts'
import { universe, type Universe } from '../theme/universe.css.ts'
import * as css from './dropdown-nav.css.ts'
import { Panel, type DropdownEntry } from './panel.tsx'
import { useDropdowns } from './use-dropdowns.ts'

/** A link at the top level. */
export interface TopLink {
  label: string
  href: string
  universe?: Universe | undefined
  /** Its section of the site is the one that is shown. */
  current?: boolean | undefined
}

export interface Dropdown {
  label: string
  /** Start of the paths that belong to it. */
  base: string
  entries: readonly DropdownEntry[]
  /** One proposal beside the entries. */
  aside?: ReactNode
}

export interface DropdownNavProps {
  /** Name of this navigation among the page's. */
  label: string
  /** In the order in which they stand. */
  items: readonly (TopLink | Dropdown)[]
  /** Path of the page that is shown. */
  path: string
}

/** The main navigation in its reading A: links, and buttons that open panels of links. */
export function DropdownNav({ label, items, path }: DropdownNavProps): ReactElement {
  const { ref, area, onClick } = useDropdowns(path)
  const id = useId()
  return (
    <nav className={links} aria-label={label}>
      <ul ref={ref} className={list}>
        {items.map((item) =>
          'base' in item ? (
            <li key={item.label} {...area}>
              <button
                type="button"
                className={css.button}
                popoverTarget={id + item.base}
                aria-current={isActive(path, item.base) || undefined}
                onClick={onClick}
              >
                {item.label}
                <Icon name="down" size={16} />
              </button>
              <Panel
                id={id + item.base}
                label={item.label}
                entries={item.entries}
                aside={item.aside}
                path={path}
              />
            </li>
          ) : (
            <li key={item.label}>
              <a className={link} href={item.href} aria-current={item.current || undefined}>
                {item.universe && <span className={`${css.dot} ${universe[item.universe]}`} />}
                {item.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** [2.3.25] */
const isActive = (path: string, base: string) => path.includes(base)
