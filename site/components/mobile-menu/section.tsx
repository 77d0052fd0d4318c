import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import * as css from './mobile-menu.css.ts'

export interface MobileMenuSection {
  key: string
  label: string
  links: readonly { label: string; href: string; current?: boolean | undefined }[]
  /** Where it leads itself: it holds nothing to unfold. */
  href?: string | undefined
  /** Unfolded from the start. */
  open?: boolean | undefined
}

/** A tab of the page, and the places it leads to. */
export function MenuSection(section: Omit<MobileMenuSection, 'key'>): ReactElement {
  const { label, links, href, open } = section
  if (href !== undefined)
    return (
      <a className={css.away} href={href}>
        {label}
        <Icon name="right" />
      </a>
    )
  // Part of every page's frame, and looks like nothing but a menu's line: a `Disclosure` would weigh more.
  return (
    <details open={open}>
      <summary className={css.summary}>
        {label}
        <Icon name="down" />
      </summary>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current === true ? 'true' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
