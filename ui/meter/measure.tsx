import type { ReactElement } from 'react'
import { cover } from '../field/choice.css.ts'
import type { Attributes } from '../render/attributes.ts'

/**
 * `meter` is a level that rises and falls, `progress` a task that gets ahead until it is done: the
 * elements by which a screen reader tells them apart.
 */
export const MEASURES = ['meter', 'progress'] as const

export interface MeasureProps extends Attributes<'div', 'children'> {
  as?: (typeof MEASURES)[number] | undefined
  label: string
  value: number
  /** Where it begins. */
  min?: number | undefined
  /** Where it is full. */
  max?: number | undefined
  /** The value in words: « Question 5 sur 12 ». */
  text?: string | undefined
  /** Under `low` or above `high` a level calls for attention; both are marked. */
  low?: number | undefined
  /** As `low`, at the other end. */
  high?: number | undefined
  /** What it passes on its way. */
  marks?: readonly number[] | undefined
}

export interface DrawingProps {
  /** From 0 to 1. */
  share: number
  marks: readonly number[]
}

interface Drawn extends MeasureProps {
  draw: (of: DrawingProps) => ReactElement
}

/** The element carries the meaning; its bar cannot be dressed, so it lies unseen upon what is drawn. */
export function Measure(props: Drawn): ReactElement {
  const { as = 'meter', label, value, min = 0, max = 100, text, ...others } = props
  const { low, high, marks = [], draw, ...rest } = others
  const share = (at: number) => Math.min(Math.max((at - min) / (max - min), 0), 1)
  const isWithin = (at: number | undefined) => at !== undefined && at > min && at < max
  const limits = [low, high].filter((at): at is number => isWithin(at))
  const alarm = (low !== undefined && value < low) || (high !== undefined && value > high)
  const own = { className: cover, 'aria-label': label, 'aria-valuetext': text }
  return (
    <div data-alarm={alarm || undefined} data-full={value >= max || undefined} {...rest}>
      {as === 'meter' ? (
        <meter {...own} {...{ value, min, max, low, high }} />
      ) : (
        <progress {...own} value={value - min} max={max - min} />
      )}
      {draw({ share: share(value), marks: [...new Set([...limits, ...marks].map(share))] })}
    </div>
  )
}
