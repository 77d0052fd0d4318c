import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../opal-gradient/index.ts'
import { bars } from './bar-chart.css.ts'
import { Drawing, Frame, inWords, type ChartProps } from './chart.tsx'
import * as css from './chart.css.ts'
import { linesOf } from './lines.ts'
import { scaleOf } from './scale.ts'
import { drawn, leaderOf, tabled, type Look, type Series } from './series.ts'

export interface BarChartProps extends ChartProps {
  categories: readonly string[]
  /** Three at most, their values not below zero. */
  series: readonly Series[]
  /** With a single series: the category that the chart is about, on the thread. */
  highlight?: string | undefined
}

/** How much of each. Bars lie down: their names have the whole width, on phones too. */
export function BarChart(props: BarChartProps): ReactElement {
  const { title, description, caption, words, format = String, thread = true, ...others } = props
  const { categories, highlight, series: given, ...rest } = others
  // A series is many bars, and a thread is one line.
  const series = drawn(given, false)
  const { ticks, at } = scaleOf(0, Math.max(...series.flatMap(({ values }) => values)), 3)
  const { rows, height } = placed(categories, series.length)
  const lookOf = (look: Look, category: string): Look => {
    if (highlight === undefined) return look
    if (category !== highlight) return 'first'
    return thread ? 'thread' : look
  }
  return (
    <Frame
      {...rest}
      {...{ title, caption, words }}
      legend={series}
      {...tabled(categories, series, format)}
    >
      <div className={bars}>
        <Drawing
          title={title}
          description={inWords(description, categories, leaderOf(series), format)}
          height={height}
        >
          {ticks.map((tick, index) => (
            <g key={tick}>
              {/* None at zero: it would run through the names, and the bars start there. */}
              {index > 0 && (
                <line className={css.grid} x1={`${at(tick)}%`} x2={`${at(tick)}%`} y2={height} />
              )}
              <text
                className={css.tick}
                x={`${at(tick)}%`}
                y={height}
                dy="1.6em"
                textAnchor={index === 0 ? 'start' : 'middle'}
              >
                {format(tick)}
              </text>
            </g>
          ))}
          {rows.map(({ name, lines, y }, row) => (
            <g key={name}>
              <text className={`${css.label} ${css.halo}`} y={y}>
                {lines.map((line) => (
                  <tspan key={line} x="0" dy={LINE}>
                    {line}
                  </tspan>
                ))}
              </text>
              {series.map((each, index) => (
                <Bar
                  key={each.name}
                  y={y + LINE * lines.length + BAR * index + 8}
                  width={at(each.values[row]!)}
                  look={lookOf(each.look, name)}
                  text={format(each.values[row]!)}
                />
              ))}
            </g>
          ))}
        </Drawing>
      </div>
    </Frame>
  )
}

/** In px: a line of a name, a bar with the space below it, the space below a category. */
const [LINE, BAR, GAP] = [18, 18, 16]
/** What fits in a line on the narrowest screen. */
const LETTERS = 36

const placed = (categories: readonly string[], each: number) => {
  let height = 0
  const rows = categories.map((name) => {
    const lines = linesOf(name, LETTERS)
    const y = height
    height += LINE * lines.length + BAR * each + GAP
    return { name, lines, y }
  })
  return { rows, height }
}

interface BarProps {
  y: number
  /** In per cent of the plot. */
  width: number
  look: Look
  text: string
}

function Bar({ y, width, look, text }: BarProps): ReactElement {
  const id = useId()
  const box = { y, width: `${width}%`, height: BAR - 6, rx: 3 }
  return (
    <>
      {look === 'thread' ? (
        <>
          <OpalGradient id={id} />
          <rect {...box} fill={`url(#${id})`} />
        </>
      ) : (
        <rect {...box} className={css.fill[look]} />
      )}
      <text
        className={look === 'thread' || look === 'accent' ? css.value : css.tick}
        x="100%"
        y={y}
        dx="76"
        dy="11"
        textAnchor="end"
      >
        {text}
      </text>
    </>
  )
}
