import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import type { Attributes } from '../render/index.ts'
import * as css from './table-of-contents.css.ts'
import { useReadingPlace } from './use-reading-place.ts'

export interface ContentsEntry {
  /** Of the title in the text. */
  id: string
  label: string
  /** A part of the entry above it. */
  nested?: boolean | undefined
  /** At the end of its line, such as the time it takes. */
  detail?: string | undefined
  /** Says that it was read, in a word for who does not see the tick. */
  done?: string | undefined
}

export interface TableOfContentsProps extends Attributes<'nav', 'title' | 'children'> {
  title: string
  entries: readonly ContentsEntry[]
  /** What the box says of itself while it is folded, if not its title. */
  folded?: string | undefined
  /** Below the title. */
  lead?: ReactNode
  /** Below the list. */
  note?: ReactNode
  /** Of an element behind the last part: whoever has come there is in none of them. */
  end?: string | undefined
  /** Told the title that is being read, whenever it is another one. */
  onPlaceChange?: ((id: string | undefined) => void) | undefined
}

/** Where the text leads, and, while one reads, where one is in it. Its root is the `nav`. */
export function TableOfContents(props: TableOfContentsProps): ReactElement {
  const { title, entries, folded = title, lead, note, end, onPlaceChange, ...rest } = props
  const ids = entries.map(({ id }) => id)
  const place = useReadingPlace(end === undefined ? ids : [...ids, end], onPlaceChange)
  return (
    <nav aria-label={title} {...rest}>
      <details className={css.box}>
        <summary className={css.summary}>
          {folded}
          <Icon name="down" />
        </summary>
        <h2 className={css.title}>{title}</h2>
        {lead && <p className={css.lead}>{lead}</p>}
        <ol className={css.list}>
          {entries.map(({ id, label, nested, detail, done }) => (
            <li key={id}>
              <a
                className={nested ? `${css.link} ${css.nested}` : css.link}
                href={`#${id}`}
                aria-current={id === place ? 'location' : undefined}
              >
                <span className={css.label}>{label}</span>
                {done !== undefined && <Icon name="check" size={16} label={done} />}
                {detail !== undefined && <span className={css.detail}>{detail}</span>}
              </a>
            </li>
          ))}
        </ol>
        {note && <p className={css.note}>{note}</p>}
      </details>
    </nav>
  )
}
