import type { ReactElement } from 'react'
import { cover } from '../field/index.ts'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { Row } from './row.tsx'
import { row, rows } from './row.css.ts'
import { scaleOf, type Scale } from './scale.ts'

export interface RowMeterProps extends Scale, Attributes<'div', keyof Scale | 'children'> {
  /** What it passes on its way. */
  marks?: readonly number[] | undefined
}

export interface MetersProps extends Attributes<'ul', 'children'> {
  meters: readonly RowMeterProps[]
}

/** Values one below the other, as rows whose lines begin and end together. */
export function Meters({ meters, className, ...rest }: MetersProps): ReactElement {
  return (
    <ul className={join(rows, className)} {...rest}>
      {meters.map((each) => (
        <li key={each.label}>
          <RowMeter {...each} />
        </li>
      ))}
    </ul>
  )
}

/** Name, line and value side by side. Full, it turns grey: the eye goes to what can still grow. */
export function RowMeter({ marks, className, ...props }: RowMeterProps): ReactElement {
  const { label, value, text, share, limits, full, attributes, rest } = scaleOf(props)
  return (
    <div className={join(row, className)} data-full={full || undefined} {...rest}>
      <meter className={cover} {...attributes} />
      <span aria-hidden="true">{label}</span>
      <Row share={share(value)} marks={[...limits, ...(marks ?? [])].map(share)} />
      <b aria-hidden="true">{text}</b>
    </div>
  )
}
