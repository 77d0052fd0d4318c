import type { ReactElement } from 'react'
import * as css from './range-rows.css.ts'

export interface RangeRow {
  name: string
  note: string
  from: number
  to: number
  /** The range in words: « 1 à 8 jours ». */
  size: string
}

export interface RangeRowsProps {
  rows: readonly RangeRow[]
}

/** How far each thing may move a total, all on one scale. */
export function RangeRows({ rows }: RangeRowsProps): ReactElement {
  const most = Math.max(1, ...rows.map(({ to }) => to))
  return (
    <ul className={css.rows}>
      {rows.map(({ name, note, from, to, size }) => (
        <li key={name} className={css.row}>
          <span>
            <b className={css.name}>{name}</b>
            <span className={css.note}>{note}</span>
          </span>
          <svg className={css.range} aria-hidden="true">
            <rect className={css.ground} width="100%" y="7.5" height="1" />
            <rect
              className={css.bar}
              x={`${(100 * from) / most}%`}
              y="2"
              width={`${(100 * (to - from)) / most}%`}
              height="12"
              rx="6"
            />
          </svg>
          <span className={css.size}>{size}</span>
        </li>
      ))}
    </ul>
  )
}
