import type { ReactElement } from 'react'
import { Told, type ToldRowsProps } from './answers.tsx'
import { Links, type LinkRowsProps } from './links.tsx'

/**
 * `answers` for subjects and what is said of each, `lines` for names, values and what to do with
 * them; `links` where each leads somewhere, and all of it answers to the pointer.
 */
export const ROW_LAYOUTS = ['answers', 'lines', 'links'] as const
export type RowLayout = (typeof ROW_LAYOUTS)[number]

export type RowsProps = ToldRowsProps | LinkRowsProps

/** Entries told apart by hairlines, never by boxes. */
export function Rows(props: RowsProps): ReactElement {
  return props.layout === 'links' ? <Links {...props} /> : <Told {...props} />
}
