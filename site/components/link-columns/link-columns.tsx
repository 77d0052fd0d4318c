import { useId, type ReactElement } from 'react'
import { type Attributes, join, keysOf } from '#ui/render'
import { title as size } from '#ui/section'
import * as css from './link-columns.css.ts'

export interface LinkGroup {
  title: string
  links: readonly { href: string; label: string }[]
  /** Said beside the title, when it is worth saying. */
  count?: string | number | undefined
}

export interface LinkColumnsProps extends Attributes<'div', 'children'> {
  groups: readonly LinkGroup[]
}

/** Many links, by group: a sitemap, an index. */
export function LinkColumns({ groups, className, ...rest }: LinkColumnsProps): ReactElement {
  const keys = keysOf(groups.map(({ title }) => title))
  return (
    <div className={join(css.groups, className)} {...rest}>
      {groups.map((group, index) => (
        <Group key={keys[index]} {...group} />
      ))}
    </div>
  )
}

function Group({ title, links, count }: LinkGroup): ReactElement {
  const id = useId()
  const keys = keysOf(links.map(({ href }) => href))
  return (
    <nav aria-labelledby={id}>
      <div className={css.title}>
        <h2 id={id} className={size.t3}>
          {title}
        </h2>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </div>
      <ul className={css.links}>
        {links.map(({ href, label }, index) => (
          <li key={keys[index]}>
            <a className={css.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
