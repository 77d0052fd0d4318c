import type { ReactElement } from 'react'
import { Icon } from '#ui/icon'
import * as css from './letter-index.css.ts'

export interface IndexLetter {
  letter: string
  /** Where its first entry is; left out where it has none. */
  href?: string | undefined
}

export interface LetterIndexProps {
  /** What the letters sort. */
  label: string
  letters: readonly IndexLetter[]
  /** The one where one is. */
  current: string
  previous?: IndexNeighbour | undefined
  next?: IndexNeighbour | undefined
}

interface IndexNeighbour {
  href: string
  name: string
}

/** Through an alphabetical list: the entry before, the letters, the entry after. */
export function LetterIndex(props: LetterIndexProps): ReactElement {
  const { label, letters, current, previous, next } = props
  return (
    <nav className={css.index} aria-label={label}>
      {previous && (
        <a className={css.previous} href={previous.href} rel="prev">
          <span className={css.back}>
            <Icon name="arrow" size={16} />
          </span>
          {previous.name}
        </a>
      )}
      <ol className={css.letters}>
        {letters.map(({ letter, href }) => (
          <li key={letter}>
            {href === undefined ? (
              <span className={css.none}>{letter}</span>
            ) : (
              <a
                className={css.letter}
                href={href}
                aria-current={letter === current ? 'true' : undefined}
              >
                {letter}
              </a>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <a className={css.next} href={next.href} rel="next">
          {next.name}
          <Icon name="arrow" size={16} />
        </a>
      )}
    </nav>
  )
}
