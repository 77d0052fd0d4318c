/** A value between two ends, and where it becomes a worry. */
export interface Scale {
  label: string
  value: number
  min?: number | undefined
  max?: number | undefined
  /** The value in words; by default the figure. */
  text?: string | undefined
  /** Under `low` or above `high` the value calls for attention; both are marked on the gauge. */
  low?: number | undefined
  high?: number | undefined
}

/** What every shape says and draws of it. */
export const scaleOf = <Props extends Scale>(props: Props) => {
  const { label, value, min = 0, max = 100, ...others } = props
  const { low = min, high = max, text = String(value), ...rest } = others
  return {
    label,
    value,
    text,
    /** Of the whole, from 0 to 1. */
    share: (at: number): number => Math.min(Math.max((at - min) / (max - min), 0), 1),
    limits: [low, high].filter((at) => at > min && at < max),
    alarm: value < low || value > high,
    full: value >= max,
    /** Of the element around it. */
    rest,
    attributes: { 'aria-label': label, 'aria-valuetext': text, value, min, max, low, high },
  }
}
