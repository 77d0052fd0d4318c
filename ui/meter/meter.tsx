import type { ReactElement } from 'react'
import type { IconName } from '../icon/index.ts'
import { Bar } from './bar.tsx'
import { Gauge } from './gauge.tsx'
import type { MeasureProps } from './measure.tsx'
import { RowMeter } from './rows.tsx'

/**
 * `ring` and `line` say a figure and its name; `row` has both beside the line: one below the other
 * they are compared. `bar` is the line alone, and `thread` the one that moves the visitor forward,
 * once a view.
 */
export const METER_SHAPES = ['ring', 'line', 'row', 'bar', 'thread'] as const
export type MeterShape = (typeof METER_SHAPES)[number]

export interface MeterProps extends MeasureProps {
  shape?: MeterShape
  /** In the middle of a ring. */
  icon?: IconName | ReactElement | undefined
  /** At the head of a bar: it is being filled. */
  dot?: boolean | undefined
}

/** A value between two ends: how much there is of something, or how far it has come. */
export function Meter({ shape = 'ring', icon, dot = false, ...props }: MeterProps): ReactElement {
  if (shape === 'row') return <RowMeter {...props} />
  if (shape === 'ring' || shape === 'line') return <Gauge {...{ shape, icon }} {...props} />
  return <Bar light={shape === 'thread'} dot={dot} {...props} />
}
