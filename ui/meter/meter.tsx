import { isValidElement, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { cover } from '../field/index.ts'
import { Arc } from './arc.tsx'
import { Line } from './line.tsx'
import { join } from '../render/join.ts'
import * as css from './meter.css.ts'
import { RowMeter, shareOf, type RowMeterProps } from './rows.tsx'

/** `row` has name, line and value side by side: one below the other they are compared. */
export const METER_SHAPES = ['ring', 'line', 'row'] as const
export type MeterShape = (typeof METER_SHAPES)[number]

export interface MeterProps extends RowMeterProps {
  /** Under `low` or above `high` the value calls for attention; a ring and a line mark both. */
  low?: number | undefined
  high?: number | undefined
  shape?: MeterShape
  /** In the middle of a ring. */
  icon?: IconName | ReactElement | undefined
}

/** A value between two ends, and where it becomes a worry. */
export function Meter({ shape = 'ring', icon, low, high, ...props }: MeterProps): ReactElement {
  if (shape === 'row') return <RowMeter {...props} />
  const { label, value, min = 0, max = 100, text = String(value), ...others } = props
  const { marks: _, className, ...rest } = others
  const from = low ?? min
  const to = high ?? max
  const limits = [from, to].filter((at) => at > min && at < max)
  const alarm = value < from || value > to
  const Drawing = shape === 'ring' ? Arc : Line
  return (
    <div className={join(css.meter[shape], className)} data-alarm={alarm || undefined} {...rest}>
      <meter
        className={cover}
        aria-label={label}
        aria-valuetext={text}
        {...{ value, min, max, low: from, high: to }}
      />
      <span className={css.drawing} aria-hidden="true">
        <Drawing
          share={shareOf(value, min, max)}
          marks={limits.map((at) => shareOf(at, min, max))}
        />
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
