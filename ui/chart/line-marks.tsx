import type { ReactElement } from 'react'
import * as css from './chart.css.ts'
import type { Point } from './curve.ts'

interface Mark {
  shown: boolean
  current: boolean
  text: string
}

export interface MarksProps {
  points: readonly Point[]
  /** One a point. */
  marks: readonly Mark[]
}

/** Points on a line, each with its figure where the line leaves room. */
export function Marks({ points, marks }: MarksProps): ReactElement {
  return (
    <>
      {points.map(([x, y], index) => {
        const { shown, current, text } = marks[index]!
        if (!shown) return null
        return (
          <g key={x}>
            <circle
              className={current ? css.current : css.point}
              cx={`${x}%`}
              cy={`${y}%`}
              r={current ? 8 : 5}
            />
            <text
              className={`${css.halo} ${current ? css.value : css.tick}`}
              x={`${x}%`}
              y={`${y}%`}
              {...beside(points, index)}
            >
              {text}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** Above a line that falls the room is at its right; near the end of the plot, below at its left. */
const beside = (points: readonly Point[], index: number) => {
  const [x] = points[index]!
  const [, before] = points[Math.max(0, index - 1)]!
  const [, after] = points[Math.min(points.length - 1, index + 1)]!
  const falls = after > before
  const cramped = falls ? x > 85 : x < 15
  const above = !cramped
  const right = falls === above
  return {
    textAnchor: right ? 'start' : 'end',
    dx: right ? 10 : -10,
    dy: above ? -12 : 26,
  } as const
}
