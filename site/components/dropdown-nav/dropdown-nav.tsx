import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { Icon } from '#ui/icon'
import { closeIn, openOnHover } from '../nav-bar/index.ts'
import { link, links, list as row } from '../nav-link/nav-link.css.ts'
import { universe, type Universe } from '#ui/theme/universe.css'
import * as css from './dropdown-nav.css.ts'
import { Panel, type DropdownEntry } from './panel.tsx'

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
  /** Its address as the entries spell it, where that is not the path. */
  here?: string | undefined
}

/** The main navigation in its reading A: links, and buttons that open panels of links. */
export function DropdownNav({ label, items, path, here = path }: DropdownNavProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  useEffect(() => (list.current ? openOnHover(list.current) : undefined), [])
  const shown = useRef(path)
  useEffect(() => {
    // [2.3.36] Going elsewhere closes what is open.
    if (shown.current !== path && list.current) closeIn(list.current)
    shown.current = path
  }, [path])
  return (
    <nav className={links} aria-label={label}>
      <ul ref={list} className={row}>
        {items.map((item) =>
          'base' in item ? (
            <li key={item.label} data-hover="">
              <button
                type="button"
                className={css.button}
                popoverTarget={id + item.base}
                aria-current={isActive(path, item.base) || undefined}
              >
                {item.label}
                <Icon name="down" size={16} />
              </button>
              <Panel
                id={id + item.base}
                label={item.label}
                entries={item.entries}
                aside={item.aside}
                here={here}
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
