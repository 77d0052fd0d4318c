import { isValidElement, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { cover } from '../field/index.ts'
import { Arc } from './arc.tsx'
import { Line } from './line.tsx'
import { join } from '../render/join.ts'
import * as css from './meter.css.ts'
import { RowMeter, type RowMeterProps } from './rows.tsx'
import { scaleOf } from './scale.ts'

/** `row` has name, line and value side by side: one below the other they are compared. */
export const METER_SHAPES = ['ring', 'line', 'row'] as const
export type MeterShape = (typeof METER_SHAPES)[number]

export interface MeterProps extends RowMeterProps {
  shape?: MeterShape
  /** In the middle of a ring. */
  icon?: IconName | ReactElement | undefined
}

/** A value between two ends, and where it becomes a worry. */
export function Meter({ shape = 'ring', icon, ...props }: MeterProps): ReactElement {
  if (shape === 'row') return <RowMeter {...props} />
  const { marks: _, className, ...scale } = props
  const { label, value, text, share, limits, alarm, attributes, rest } = scaleOf(scale)
  const Drawing = shape === 'ring' ? Arc : Line
  return (
    <div className={join(css.meter[shape], className)} data-alarm={alarm || undefined} {...rest}>
      <meter className={cover} {...attributes} />
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

const drawn = (icon: MeterProps['icon']) =>
  typeof icon === 'string' ? <Icon name={icon} /> : isValidElement(icon) && icon
