import type { ReactElement } from 'react'
import * as css from './nav-bar.css.ts'

export interface PlainNavProps {
  /** Name of this navigation among the page's. */
  label: string
  links: readonly { label: string; href: string }[]
}

/** [2.3.43] A bar of a few links, for when the whole navigation cannot be shown. */
export function PlainNav({ label, links }: PlainNavProps): ReactElement {
  return (
    <header className={css.bar}>
      <nav className={`${css.first} ${css.plain}`} aria-label={label}>
        {links.map(({ label: name, href }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  )
}
