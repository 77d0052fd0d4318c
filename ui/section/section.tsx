import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import * as css from './section.css.ts'

export const TONES = ['ground', 'sunken'] as const
export type Tone = (typeof TONES)[number]

export interface SectionProps extends Attributes<'section'> {
  tone?: Tone
  /** Id of the title that names it; a section without a name is no landmark. */
  labelledBy?: string
  /** Drops the space below, before a footer that brings its own. */
  flush?: boolean
  /** Its words are those of other pages too: none of this one's own. */
  shared?: boolean
}

/** A band of the page. Its content is already kept to the grid's width. */
export function Section(props: SectionProps): ReactElement {
  const { tone = 'ground', labelledBy, flush = false, shared, className, ...rest } = props
  return (
    <section
      className={join(css.section, css.wrap, css.tone[tone], flush && css.flush, className)}
      aria-labelledby={labelledBy}
      data-shared={shared ? '' : undefined}
      {...rest}
    />
  )
}

export type WrapProps = Attributes<'div'>

/** The grid's width and gutters, outside of a section. */
export function Wrap({ className, ...rest }: WrapProps): ReactElement {
  return <div className={join(css.wrap, className)} {...rest} />
}

export const RATIOS = ['1:1', '4:7', '5:6', '5:7', '8:3'] as const
export type Ratio = (typeof RATIOS)[number]

export interface SplitProps extends Attributes<'div'> {
  /** Share of each column once two of them fit. */
  ratio?: Ratio
}

/** Two uneven columns: the children, one below the other on narrow screens. */
export function Split({ ratio = '4:7', className, ...rest }: SplitProps): ReactElement {
  return <div className={join(css.ratio[ratio], className)} {...rest} />
}
