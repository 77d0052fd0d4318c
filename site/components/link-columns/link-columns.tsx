import { useId, type ReactElement } from 'react'
import { title as size } from '#ui/section'
import * as css from './link-columns.css.ts'

export interface LinkGroup {
  title: string
  links: readonly { href: string; label: string }[]
  /** Said beside the title, when it is worth saying. */
  count?: string | number | undefined
}

export interface LinkColumnsProps {
  groups: readonly LinkGroup[]
}

/** Many links, by group: a sitemap, an index. */
export function LinkColumns({ groups }: LinkColumnsProps): ReactElement {
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  )
}

function Group({ title, links, count }: LinkGroup): ReactElement {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <div className={css.title}>
        <h2 id={id} className={size.t3}>
          {title}
        </h2>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </div>
      <ul className={css.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className={css.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
