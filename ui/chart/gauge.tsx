import { useId, type ReactElement } from 'react'
import { OpalGradient } from '../opal-gradient/index.ts'
import { Drawing, Frame, type ChartProps } from './chart.tsx'
import * as css from './chart.css.ts'
import * as gauge from './gauge.css.ts'
import { round } from './scale.ts'

export interface GaugeStage {
  name: string
  /** Lowest value that belongs to it. */
  from: number
}

export interface GaugeProps extends ChartProps {
  value: number
  /** Growing; the first one starts the dial. A number alone needs no drawing. */
  stages: readonly [GaugeStage, ...GaugeStage[]]
  /** Where the dial ends. */
  max?: number
  /** Head of the table's second column: from which value on. */
  from: string
}

/** How far one value has come, and in which stage that is. */
export function Gauge(props: GaugeProps): ReactElement {
  const { title, description, caption, words, format = String, thread = true, ...others } = props
  const { value, stages, max = 100, from, ...rest } = others
  const id = useId()
  const [{ from: min }] = stages
  const share = (at: number) => Math.min(1, Math.max(0, (at - min) / (max - min)))
  const reached = stages.findLast((stage) => value >= stage.from) ?? stages[0]
  const [tipX, tipY] = place(share(value))
  return (
    <Frame
      {...rest}
      {...{ title, caption, words }}
      head={[from]}
      rows={stages.map((stage) => ({
        header: stage.name,
        cells: [format(stage.from)],
      }))}
    >
      <Drawing
        className={gauge.dial}
        viewBox="0 0 280 156"
        title={title}
        description={`${description} ${format(value)}, ${reached.name}.`}
      >
        {ENDS.map(([cx, cy]) => (
          <circle key={cx} className={gauge.end} cx={cx} cy={cy} r="5" />
        ))}
        {stages.map((stage, index) => (
          <path
            key={stage.name}
            className={gauge.stage}
            d={arc(
              share(stage.from) + (index > 0 ? SEAM : 0),
              share(stages[index + 1]?.from ?? max),
            )}
          />
        ))}
        {thread && <OpalGradient id={`${id}light`} />}
        <path
          className={thread ? gauge.way : `${gauge.way} ${gauge.accent}`}
          d={arc(0, share(value))}
          {...(thread && { stroke: `url(#${id}light)` })}
        />
        <circle className={css.current} cx={tipX} cy={tipY} r="10" />
        <text className={gauge.figure} x="140" y="118">
          {format(value)}
        </text>
        <text className={gauge.name} x="140" y="146">
          {reached.name}
        </text>
      </Drawing>
    </Frame>
  )
}

const RADIUS = 126
/** Between two stages, as a share of the dial. */
const SEAM = 0.012

/** From the left end over the top to the right one. */
const place = (share: number): readonly [number, number] => [
  round(140 - RADIUS * Math.cos(Math.PI * share)),
  round(140 - RADIUS * Math.sin(Math.PI * share)),
]

const ENDS = [place(0), place(1)]

const arc = (from: number, to: number): string =>
  `M${place(from).join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${place(to).join(' ')}`
