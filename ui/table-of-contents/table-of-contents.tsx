import type { ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './table-of-contents.css.ts'
import { useReadingPlace } from './use-reading-place.ts'

export interface ContentsEntry {
  /** Of the title in the text. */
  id: string
  label: string
  /** A part of the entry above it. */
  nested?: boolean | undefined
}

export interface TableOfContentsProps {
  title: string
  entries: readonly ContentsEntry[]
}

/** Where the text leads, and, while one reads, where one is in it. */
export function TableOfContents({ title, entries }: TableOfContentsProps): ReactElement {
  const place = useReadingPlace(entries.map(({ id }) => id))
  return (
    <nav aria-label={title}>
      <details className={css.box}>
        <summary className={css.summary}>
          {title}
          <Icon name="down" />
        </summary>
        <h2 className={css.title}>{title}</h2>
        <ol className={css.list}>
          {entries.map(({ id, label, nested }) => (
            <li key={id}>
              <a
                className={nested ? `${css.link} ${css.nested}` : css.link}
                href={`#${id}`}
                aria-current={id === place ? 'location' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
