import { isValidElement, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { cover } from '../field/index.ts'
import { Arc } from './arc.tsx'
import { Line } from './line.tsx'
import * as css from './meter.css.ts'
import { Row } from './row.tsx'
import { row, rows } from './row.css.ts'

/** `row` has name, line and value side by side: one below the other they are compared. */
export const METER_SHAPES = ['ring', 'line', 'row'] as const
export type MeterShape = (typeof METER_SHAPES)[number]

export interface MeterProps {
  label: string
  value: number
  min?: number
  max?: number
  /** The value in words; by default the figure. */
  text?: string | undefined
  /** Under `low` or above `high` the value calls for attention; both are marked on the gauge. */
  low?: number | undefined
  high?: number | undefined
  /** What it passes on its way, on a row. */
  marks?: readonly number[] | undefined
  shape?: MeterShape
  /** In the middle of a ring. */
  icon?: IconName | ReactElement | undefined
}

/** A value between two ends, and where it becomes a worry. */
export function Meter(props: MeterProps): ReactElement {
  const { label, value, min = 0, max = 100, text = String(value), shape = 'ring' } = props
  const { low = min, high = max, marks = [], icon } = props
  const share = (at: number) => Math.min(Math.max((at - min) / (max - min), 0), 1)
  const limits = [low, high].filter((at) => at > min && at < max)
  const meter = (
    <meter
      className={cover}
      aria-label={label}
      aria-valuetext={text}
      {...{ value, min, max, low, high }}
    />
  )
  if (shape === 'row')
    return (
      <div className={row} data-full={value >= max || undefined}>
        {meter}
        <span aria-hidden="true">{label}</span>
        <Row share={share(value)} marks={[...limits, ...marks].map(share)} />
        <b aria-hidden="true">{text}</b>
      </div>
    )
  const Drawing = shape === 'ring' ? Arc : Line
  return (
    <div className={css.meter[shape]} data-alarm={value < low || value > high || undefined}>
      {meter}
      <span className={css.drawing} aria-hidden="true">
        <Drawing share={share(value)} marks={limits.map(share)} />
        {shape === 'ring' && drawn(icon)}
      </span>
      <b aria-hidden="true">{text}</b>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

export interface MetersProps {
  meters: readonly Omit<MeterProps, 'shape' | 'icon'>[]
}

/** Values one below the other, as rows whose lines begin and end together. */
export function Meters({ meters }: MetersProps): ReactElement {
  return (
    <ul className={rows}>
      {meters.map((each) => (
        <li key={each.label}>
          <Meter {...each} shape="row" />
        </li>
      ))}
    </ul>
  )
}

const drawn = (icon: MeterProps['icon']) =>
  typeof icon === 'string' ? <Icon name={icon} /> : isValidElement(icon) && icon
