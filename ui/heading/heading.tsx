import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { title } from './heading.css.ts'

export const LEVELS = [2, 3, 4] as const
/** Rank of a title in the page's outline; its looks do not depend on it. */
export type Level = (typeof LEVELS)[number]

export const HEADING_SIZES = ['t1', 't2', 't3', 't4', 't5', 't6'] as const
export type HeadingSize = (typeof HEADING_SIZES)[number]

export interface HeadingProps extends Attributes<'h2'> {
  /** 1 is the page's own title, once. */
  level: 1 | Level
  /** Without it, the size that its rank most often has. */
  size?: HeadingSize | undefined
}

/** A title. */
export function Heading({ level, size, className, ...rest }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const
  return <Tag className={join(title[size ?? USUAL[level]], className)} {...rest} />
}

const USUAL = { 1: 't5', 2: 't4', 3: 't2', 4: 't1' } as const satisfies Record<number, HeadingSize>
