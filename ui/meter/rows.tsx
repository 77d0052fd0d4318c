import type { ReactElement } from 'react'
import { cover } from '../field/index.ts'
import { Row } from './row.tsx'
import { row, rows } from './row.css.ts'
import { scaleOf, type Scale } from './scale.ts'

export interface RowMeterProps extends Scale {
  /** What it passes on its way. */
  marks?: readonly number[] | undefined
}

export interface MetersProps {
  meters: readonly RowMeterProps[]
}

/** Values one below the other, as rows whose lines begin and end together. */
export function Meters({ meters }: MetersProps): ReactElement {
  return (
    <ul className={rows}>
      {meters.map((each) => (
        <li key={each.label}>
          <RowMeter {...each} />
        </li>
      ))}
    </ul>
  )
}

/** Name, line and value side by side. Full, it turns grey: the eye goes to what can still grow. */
export function RowMeter({ marks = [], ...scale }: RowMeterProps): ReactElement {
  const { label, text, share, limits, full, attributes } = scaleOf(scale)
  return (
    <div className={row} data-full={full || undefined}>
      <meter className={cover} {...attributes} />
      <span aria-hidden="true">{label}</span>
      <Row share={share(scale.value)} marks={[...limits, ...marks].map(share)} />
      <b aria-hidden="true">{text}</b>
    </div>
  )
}
