import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../opal-gradient/index.ts'
import { Drawing, Frame, inWords, type ChartProps } from './chart.tsx'
import * as css from './chart.css.ts'
import type { Point } from './curve.ts'
import { web } from './radar-chart.css.ts'
import { round } from './scale.ts'
import { drawn, leaderLast, leaderOf, tabled, type Look, type Series } from './series.ts'

export interface RadarChartProps extends ChartProps {
  /** Three at least, their names short. */
  categories: readonly string[]
  series: readonly Series[]
  /** The outermost ring. */
  max?: number
}

/** A profile: several measures of the same kind, around one centre. */
export function RadarChart(props: RadarChartProps): ReactElement {
  const { title, description, caption, words, format = String, thread = true, ...others } = props
  const { categories, max = 100, series: given, ...rest } = others
  const series = drawn(given, thread)
  const leader = leaderOf(series)
  const place = (index: number, share: number): Point => spoke(index / categories.length, share)
  const ring = (share: number) =>
    categories.map((_, index) => place(index, share).join(' ')).join(' ')
  const outline = ({ values }: Series) =>
    values.map((value, index) => place(index, value / max).join(' ')).join(' ')
  return (
    <Frame
      {...rest}
      {...{ title, caption, words }}
      legend={series}
      {...tabled(categories, series, format)}
    >
      <div className={web}>
        <Drawing
          title={title}
          description={inWords(description, categories, leader, format)}
          height="100%"
        >
          <svg viewBox="0 0 100 100" overflow="visible">
            <g className={css.grid} fill="none">
              {RINGS.map((share) => (
                <polygon key={share} points={ring(share)} vectorEffect="non-scaling-stroke" />
              ))}
              {categories.map((name, index) => (
                <path
                  key={name}
                  d={`M50 50L${place(index, 1).join(' ')}`}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </g>
            {leaderLast(series).map((each) => (
              <Outline key={each.name} look={each.look} points={outline(each)} />
            ))}
          </svg>
          {[0.5, 1].map((share) => (
            <text
              key={share}
              className={`${css.tick} ${css.halo} ${css.spare}`}
              x="50%"
              y={`${50 - 50 * share}%`}
              dx="6"
              dy=".34em"
            >
              {format(max * share)}
            </text>
          ))}
          {leader.values.map((value, index) => {
            const [x, y] = place(index, value / max)
            return (
              <circle key={categories[index]} className={css.tip} cx={`${x}%`} cy={`${y}%`} r="4" />
            )
          })}
          {categories.map((name, index) => (
            <Label
              key={name}
              name={name}
              value={format(leader.values[index]!)}
              at={place(index, 1)}
            />
          ))}
        </Drawing>
      </div>
    </Frame>
  )
}

const RINGS = [0.25, 0.5, 0.75, 1]

/** Clockwise from the top, on a square of 100. */
const spoke = (turn: number, share: number): Point => [
  round(50 + 50 * share * Math.sin(2 * Math.PI * turn)),
  round(50 - 50 * share * Math.cos(2 * Math.PI * turn)),
]

function Outline({ look, points }: { look: Look; points: string }): ReactElement {
  const id = useId()
  if (look !== 'thread')
    return (
      <>
        {look === 'accent' && <polygon className={css.area} points={points} />}
        <polygon className={css.stroke[look]} points={points} />
      </>
    )
  return (
    <>
      <OpalGradient id={id} />
      <polygon className={css.area} points={points} />
      <polygon className={css.stroke.bare} points={points} stroke={`url(#${id})`} />
    </>
  )
}

interface LabelProps {
  name: string
  value: string
  at: Point
}

/** Outside of the web, on the side where there is room. */
function Label({ name, value, at: [x, y] }: LabelProps): ReactElement {
  const side = Math.sign(Math.round(x - 50))
  const textAnchor = (['end', 'middle', 'start'] as const)[side + 1]
  // Two lines: above the top, below the bottom, centred on the tip elsewhere.
  const dy = side === 0 ? (y < 50 ? '-2.05em' : '1.35em') : '-.3em'
  return (
    <text x={`${x}%`} y={`${y}%`} dy={dy} textAnchor={textAnchor}>
      <tspan className={css.label} x={`${x}%`} dx={side * 12}>
        {name}
      </tspan>
      <tspan className={css.value} x={`${x}%`} dx={side * 12} dy="1.25em">
        {value}
      </tspan>
    </text>
  )
}
