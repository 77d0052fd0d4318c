import { isValidElement, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { cover } from '../field/index.ts'
import { Arc } from './arc.tsx'
import { Line } from './line.tsx'
import * as css from './meter.css.ts'

export const METER_SHAPES = ['ring', 'line'] as const
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
  shape?: MeterShape
  /** In the middle of a ring. */
  icon?: IconName | ReactElement | undefined
}

/** A value between two ends, and where it becomes a worry. */
export function Meter(props: MeterProps): ReactElement {
  const { label, value, min = 0, max = 100, text = String(value), shape = 'ring' } = props
  const { low = min, high = max, icon } = props
  const share = (at: number) => Math.min(Math.max((at - min) / (max - min), 0), 1)
  const marks = [low, high].filter((at) => at > min && at < max).map(share)
  const Drawing = shape === 'ring' ? Arc : Line
  return (
    <div className={css.meter[shape]} data-alarm={value < low || value > high || undefined}>
      <meter
        className={cover}
        aria-label={label}
        aria-valuetext={text}
        {...{ value, min, max, low, high }}
      />
      <span className={css.drawing} aria-hidden="true">
        <Drawing share={share(value)} marks={marks} />
        {shape === 'ring' && drawn(icon)}
      </span>
      <b aria-hidden="true">{text}</b>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

const drawn = (icon: MeterProps['icon']) =>
  typeof icon === 'string' ? <Icon name={icon} /> : isValidElement(icon) && icon
