import { useId, type ReactElement } from 'react'
import { Badge, type BadgeTone } from '../badge/index.ts'
import { cover, muted, title as size } from '../section/index.ts'
import * as css from './related.css.ts'

export interface RelatedItem {
  href: string
  title: string
  text: string
  badge?: { text: string; tone: BadgeTone } | undefined
}

export interface RelatedProps {
  title: string
  items: readonly RelatedItem[]
}

/** What to read next: three doors, or six. */
export function Related({ title, items }: RelatedProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={size.t3}>
        {title}
      </h2>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            {item.badge && <Badge tone={item.badge.tone}>{item.badge.text}</Badge>}
            <h3 className={`${size.t2} ${css.name}`}>
              <a className={cover} href={item.href}>
                {item.title}
              </a>
            </h3>
            <p className={muted}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
