import type { ReactElement } from 'react'
import { cover } from '../field/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { Row } from './row.tsx'
import { row, rows } from './row.css.ts'

export interface RowMeterProps extends Attributes<'div', 'children'> {
  label: string
  value: number
  min?: number | undefined
  max?: number | undefined
  /** The value in words; by default the figure. */
  text?: string | undefined
  /** What it passes on its way. */
  marks?: readonly number[] | undefined
}

export interface MetersProps extends Attributes<'ul', 'children'> {
  meters: readonly RowMeterProps[]
}

/** Values one below the other, as rows whose lines begin and end together. */
export function Meters({ meters, className, ...rest }: MetersProps): ReactElement {
  const keys = keysOf(meters.map(({ label }) => label))
  return (
    <ul className={join(rows, className)} {...rest}>
      {meters.map((each, index) => (
        <li key={keys[index]}>
          <RowMeter {...each} />
        </li>
      ))}
    </ul>
  )
}

/** Name, line and value side by side. Full, it turns grey: the eye goes to what can still grow. */
export function RowMeter(props: RowMeterProps): ReactElement {
  const { label, value, min = 0, max = 100, text = String(value), ...others } = props
  const { marks, className, ...rest } = others
  const share = (at: number) => shareOf(at, min, max)
  return (
    <div className={join(row, className)} data-full={value >= max || undefined} {...rest}>
      <meter className={cover} aria-label={label} aria-valuetext={text} {...{ value, min, max }} />
      <span aria-hidden="true">{label}</span>
      <Row share={share(value)} marks={(marks ?? []).map(share)} />
      <b aria-hidden="true">{text}</b>
    </div>
  )
}

/** How far between two ends, from 0 to 1. */
export const shareOf = (at: number, min: number, max: number): number =>
  Math.min(Math.max((at - min) / (max - min), 0), 1)
