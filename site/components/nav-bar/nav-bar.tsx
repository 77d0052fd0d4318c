import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import * as css from './nav-bar.css.ts'

export interface NavBarProps {
  /** Companion's head and wordmark. */
  brand: ReactNode
  switcher?: ReactNode
  links?: ReactNode
  /** Language and theme: with `switcher` and `links`, they leave for the menu under 1280 px. */
  tools?: ReactNode
  /** The one action that stays at every width. */
  action?: ReactNode
  /** The element that the menu button opens, and the button's name. */
  menu?: { id: string; label: string } | undefined
  /** Second row: tabs or breadcrumbs. */
  children?: ReactNode
  /** Breadcrumbs beside tabs. */
  trail?: ReactNode
}

/** The site's header: two rows, always in sight, 130 px high. */
export function NavBar(props: NavBarProps): ReactElement {
  const { brand, switcher, links, tools, action, menu, children, trail } = props
  return (
    <header className={css.bar}>
      <div className={css.first}>
        <div className={css.brand}>{brand}</div>
        <div className={css.wide}>
          {switcher}
          {links}
        </div>
        <div className={css.tools}>
          <div className={css.wide}>{tools}</div>
          <div className={css.action}>{action}</div>
          {menu && (
            <IconButton className={css.menu} label={menu.label} popoverTarget={menu.id}>
              <Icon name="menu" />
            </IconButton>
          )}
        </div>
      </div>
      <div className={css.second}>
        {children}
        {trail && <div className={css.trail}>{trail}</div>}
      </div>
    </header>
  )
}
