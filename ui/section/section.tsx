import type { ReactElement, ReactNode } from 'react'
import * as css from './section.css.ts'

export const TONES = ['ground', 'sunken'] as const
export type Tone = (typeof TONES)[number]

export interface SectionProps {
  /** Target of an anchor. */
  id?: string | undefined
  tone?: Tone
  /** Id of the title that names it; a section without a name is no landmark. */
  labelledBy?: string
  /** Drops the space below, before a footer that brings its own. */
  flush?: boolean
  /** Its words are those of other pages too: none of this one's own. */
  shared?: boolean
  children: ReactNode
}

/** A band of the page. Its content is already kept to the grid's width. */
export function Section(props: SectionProps): ReactElement {
  const { id, tone = 'ground', labelledBy, flush = false, shared, children } = props
  const names = [css.section, css.wrap, css.tone[tone], flush && css.flush].filter(Boolean)
  return (
    <section
      id={id}
      className={names.join(' ')}
      aria-labelledby={labelledBy}
      data-shared={shared ? '' : undefined}
    >
      {children}
    </section>
  )
}

export interface WrapProps {
  children: ReactNode
}

/** The grid's width and gutters, outside of a section. */
export function Wrap({ children }: WrapProps): ReactElement {
  return <div className={css.wrap}>{children}</div>
}

export const RATIOS = ['1:1', '4:7', '5:6', '5:7', '8:3'] as const
export type Ratio = (typeof RATIOS)[number]

export interface SplitProps {
  /** Share of each column once two of them fit. */
  ratio?: Ratio
  children: ReactNode
}

/** Two uneven columns: the children, one below the other on narrow screens. */
export function Split({ ratio = '4:7', children }: SplitProps): ReactElement {
  return <div className={css.ratio[ratio]}>{children}</div>
}
