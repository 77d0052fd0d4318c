import type { ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import { type Attributes, keysOf } from '../render/index.ts'
import * as css from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  /** None where the address up to here is no page of its own. */
  href?: string | undefined
}

export interface BreadcrumbsProps extends Attributes<'nav', 'children'> {
  /** Name of this navigation among the page's. */
  label: string
  /** From the home page to this one. The last is where one is: it is no link. */
  items: readonly Crumb[]
}

/** Where the page stands in the site. Its root is the `nav`. */
export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps): ReactElement {
  const keys = keysOf(items.map((crumb) => crumb.label))
  return (
    <nav aria-label={label} {...rest}>
      <ol className={css.list}>
        {items.map((crumb, place) =>
          place === items.length - 1 ? (
            <li key={keys[place]} className={css.current} aria-current="page">
              {crumb.label}
            </li>
          ) : (
            <li key={keys[place]} className={css.item}>
              {crumb.href === undefined ? (
                crumb.label
              ) : (
                <a className={css.link} href={crumb.href}>
                  {crumb.label}
                </a>
              )}
              <Icon name="right" size={16} />
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
