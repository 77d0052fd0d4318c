import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../opal-gradient/index.ts'
import { Axes } from './axes.tsx'
import { Drawing, Frame, inWords, roomFor, type ChartProps } from './chart.tsx'
import * as css from './chart.css.ts'
import { curve, type Point } from './curve.ts'
import * as frame from './line-chart.css.ts'
import { Marks } from './line-marks.tsx'
import { exactScale, scaleOf } from './scale.ts'
import { drawn, leaderLast, leaderOf, tabled, type Series } from './series.ts'

export interface LineChartProps extends ChartProps {
  /** Where the values stand, growing: days, months counted from the first one. */
  x: readonly number[]
  formatX: (x: number) => string
  /** Four at most. */
  series: readonly Series[]
  /** Which of `x` are written below; all of them when they are few. */
  ticks?: readonly number[] | undefined
  /** Which of `x` wear a point and their figure on the leading line. */
  marks?: readonly number[] | undefined
  /** The one of them that the reader is at. */
  current?: number | undefined
  /** `data`: the axis starts near the lowest value instead of at zero. */
  from?: 'zero' | 'data'
  /** The values are counts: the axis has whole numbers alone. */
  whole?: boolean
}

/** How figures change along an axis. */
export function LineChart(props: LineChartProps): ReactElement {
  const { title, description, caption, words, format = String, thread = true, ...others } = props
  const {
    x,
    formatX,
    ticks = x,
    marks = [],
    current,
    from = 'zero',
    whole = false,
    ...more
  } = others
  const { series: given, ...rest } = more
  const series = drawn(given, thread)
  const values = series.flatMap((each) => each.values)
  const across = exactScale(x)
  const up = scaleOf(
    from === 'zero' ? Math.min(0, ...values) : Math.min(...values),
    Math.max(...values),
    4,
    whole,
  )
  const pointsOf = (each: Series): readonly Point[] =>
    x.map((at, index) => [across.at(at), 100 - up.at(each.values[index]!)])
  const leader = leaderOf(series)
  const names = x.map(formatX)
  const spoken = marks.length > 0 ? x.map((at) => marks.includes(at) || at === current) : []
  const said = <T,>(each: readonly T[]) => each.filter((_, index) => spoken[index] ?? true)
  return (
    <Frame
      {...rest}
      {...{ title, caption, words }}
      legend={series}
      {...tabled(names, series, format)}
    >
      <div className={`${frame.box} ${css.room[roomFor(up.ticks.map(format))]}`}>
        <Drawing
          title={title}
          description={inWords(
            description,
            said(names),
            { ...leader, values: said(leader.values) },
            format,
          )}
          height="100%"
        >
          <Axes {...{ up, across, ticks, format, formatX }} />
          {leaderLast(series).map((each) => (
            <Line key={each.name} look={each.look} points={pointsOf(each)} />
          ))}
          <Marks
            points={pointsOf(leader)}
            marks={x.map((at, index) => ({
              shown: marks.includes(at) || at === current,
              current: at === current,
              text: format(leader.values[index]!),
            }))}
          />
        </Drawing>
      </div>
    </Frame>
  )
}

interface LineProps {
  look: keyof typeof css.stroke | 'thread'
  points: readonly Point[]
}

/** Drawn on a square of 100 that is stretched over the plot; the stroke is not. */
function Line({ look, points }: LineProps): ReactElement {
  const id = useId()
  const path = (name: keyof typeof css.stroke) => (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
      <path className={css.stroke[name]} d={curve(points)} />
    </svg>
  )
  if (look !== 'thread') return path(look)
  // Through a mask: the light spans the plot, even where a line is flat and has no height of its own.
  return (
    <>
      <OpalGradient id={`${id}light`} />
      <mask id={`${id}line`}>{path('mask')}</mask>
      <rect width="100%" height="100%" fill={`url(#${id}light)`} mask={`url(#${id}line)`} />
    </>
  )
}
