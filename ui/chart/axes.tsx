import type { ReactElement } from 'react'
import * as css from './chart.css.ts'
import type { Scale } from './scale.ts'
import type { Format } from './series.ts'

export interface AxesProps {
  up: Scale
  across: Scale
  /** Which values are written below. */
  ticks: readonly number[]
  format: Format
  formatX: Format
}

/** Few lines, few words: the table holds the rest. */
export function Axes({ up, across, ticks, format, formatX }: AxesProps): ReactElement {
  return (
    <>
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={css.grid}
            x2="100%"
            y1={`${100 - up.at(tick)}%`}
            y2={`${100 - up.at(tick)}%`}
          />
          <text
            className={css.tick}
            y={`${100 - up.at(tick)}%`}
            dx="-12"
            dy=".34em"
            textAnchor="end"
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className={ticks.length > 4 && index % 2 === 1 ? `${css.tick} ${css.spare}` : css.tick}
          x={`${across.at(tick)}%`}
          y="100%"
          dy="2em"
          textAnchor="middle"
        >
          {formatX(tick)}
        </text>
      ))}
    </>
  )
}
