import type { ReactElement } from 'react'
import { ICONS, type IconName } from '#ui/icon'
import * as css from './template-shape.css.ts'

interface TemplateShapeProps {
  /** Columns of what stands in boxes: names of icons, or letters. */
  columns: readonly (readonly string[])[]
}

/** A template's shape: line, branch, fan, merge. Decoration: its page tells the steps. */
export function TemplateShape({ columns }: TemplateShapeProps): ReactElement {
  const wide = Math.max(columns.length, 6)
  const left = (index: number) => (index + (wide - columns.length) / 2 + 0.5) * COLUMN
  const top = (column: readonly string[], row: number) =>
    MIDDLE + (row - (column.length - 1) / 2) * ROW
  const wires = columns.slice(1).flatMap((column, index) =>
    pairsOf(columns[index]!, column).map(([from, to]) => {
      const [x1, y1] = [left(index) + BOX / 2, top(columns[index]!, from)]
      const [x2, y2] = [left(index + 1) - BOX / 2, top(column, to)]
      const half = (x2 - x1) / 2
      return `M${x1} ${y1}C${x1 + half} ${y1} ${x2 - half} ${y2} ${x2} ${y2}`
    }),
  )
  return (
    <svg
      className={css.shape}
      viewBox={`0 0 ${wide * COLUMN} ${2 * MIDDLE}`}
      aria-hidden="true"
      data-shape=""
    >
      <path className={css.wire} d={wires.join('')} />
      {columns.flatMap((column, index) =>
        column.map((sign, row) => {
          const [x, y] = [left(index), top(column, row)]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a place in a drawing
            <g key={`${index} ${row}`} transform={`translate(${x - BOX / 2} ${y - BOX / 2})`}>
              <rect className={css.box} width={BOX} height={BOX} rx="8" />
              {sign.startsWith('=') ? (
                <text className={css.letters} x={BOX / 2} y={BOX / 2 + 4}>
                  {sign.slice(1)}
                </text>
              ) : (
                <use href={`#${ID}${sign}`} x="6" y="6" />
              )}
            </g>
          )
        }),
      )}
    </svg>
  )
}

const [COLUMN, ROW, BOX, MIDDLE] = [46, 32, 28, 56]
const ID = 'sign-'

/** As many wires as ways: one to one where both columns have as many. */
const pairsOf = (
  from: readonly string[],
  to: readonly string[],
): readonly (readonly [number, number])[] =>
  from.length === to.length
    ? from.map((_, at) => [at, at] as const)
    : from.length > to.length
      ? from.map((_, at) => [at, shared(at, from.length, to.length)] as const)
      : to.map((_, at) => [shared(at, to.length, from.length), at] as const)

/** Which of the fewer stands before one of the many. */
const shared = (at: number, many: number, few: number): number => Math.floor((at * few) / many)

interface ShapeSignsProps {
  names: readonly IconName[]
}

/** The icons that shapes on this page use, once: each shape points to them. */
export function ShapeSigns({ names }: ShapeSignsProps): ReactElement {
  return (
    <svg width="0" height="0" className={css.signs} aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={ID + name} viewBox="0 0 24 24" width="16" height="16">
          <path className={css.sign} d={ICONS[name]} />
        </symbol>
      ))}
    </svg>
  )
}
