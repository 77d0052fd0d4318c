import { createElement, type ReactElement } from 'react'
import { join, type AnyElement } from '../render/index.ts'
import * as css from './stack.css.ts'

export { GAPS } from './stack.css.ts'
export type Gap = (typeof css.GAPS)[number]

export const ALIGNMENTS = ['start', 'center', 'baseline', 'end'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

interface BoxProps extends AnyElement {
  /** The element that it is. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'li' | 'p' | 'span' | undefined
  gap?: Gap
}

export interface StackProps extends BoxProps {
  /** Without it, children take the whole width. */
  align?: Exclude<Alignment, 'baseline'> | undefined
}

/** Children one below the other. */
export function Stack(props: StackProps): ReactElement {
  const { as = 'div', gap = 4, align, className, ...rest } = props
  const classes = join(css.stack, css.gap[gap], align && css.align[align], className)
  return createElement(as, { className: classes, ...rest })
}

export const JUSTIFICATIONS = ['center', 'between', 'end'] as const
export type Justification = (typeof JUSTIFICATIONS)[number]

export interface InlineProps extends BoxProps {
  align?: Alignment
  justify?: Justification | undefined
  /** Keeps to one line, whatever the width. */
  nowrap?: boolean
}

/** Children side by side, on as many lines as they need. */
export function Inline(props: InlineProps): ReactElement {
  const {
    as = 'div',
    gap = 3,
    align = 'center',
    justify,
    nowrap = false,
    className,
    ...rest
  } = props
  const names = [css.align[align], justify && css.justify[justify], nowrap && css.row, className]
  return createElement(as, { className: join(css.inline, css.gap[gap], ...names), ...rest })
}

export const CELLS = [2, 3, 4, 'tile', 'card'] as const
export type Cells = (typeof CELLS)[number]

export interface GridProps extends BoxProps {
  /** Columns where they fit, else one; or as many as fit of tiles (120 px) or cards (280 px). */
  cells?: Cells
}

/** Children in columns of equal width. */
export function Grid(props: GridProps): ReactElement {
  const { as = 'div', gap = 5, cells = 'card', className, ...rest } = props
  return createElement(as, { className: join(css.cells[cells], css.gap[gap], className), ...rest })
}
