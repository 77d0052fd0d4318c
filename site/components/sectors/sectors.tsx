import type { ReactElement, ReactNode } from 'react'
import { Link } from '#ui/link'
import { muted, small, title as size, type Level } from '#ui/section'
import { Text } from '#ui/text'
import * as css from './sectors.css.ts'

export interface Sector {
  name: string
  /** What is done there, in a few words. */
  subject: string
  text: ReactNode
  /** The page that tells all of it. */
  href?: string | undefined
  /** Where it was read. */
  source?: { publisher: string; url: string } | undefined
}

export interface SectorsProps {
  /** Three to five: they share one line on large screens. */
  sectors: readonly Sector[]
  level?: Level
}

/** Parts of a place, or of a trade, each with its subject. */
export function Sectors({ sectors, level = 3 }: SectorsProps): ReactElement {
  const Title = `h${level}` as const
  return (
    <ul className={css.list}>
      {sectors.map(({ name, subject, text, href, source }) => (
        <li key={name} className={css.sector}>
          <Title className={size.t2}>
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </Title>
          <div className={css.subject}>
            <Text size="s" strong>
              {subject}
            </Text>
          </div>
          <div>
            <p className={muted}>{text}</p>
            {source && (
              <p className={`${css.source} ${muted} ${small}`} data-shared="">
                <Link href={source.url}>{source.publisher}</Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
