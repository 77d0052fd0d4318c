import type { ReactElement } from 'react'
import type { Attributes } from '../render/attributes.ts'
import { join } from '../render/join.ts'
import { keysOf } from '../render/keys-of.ts'
import { Measure, type MeasureProps } from './measure.tsx'
import { Row } from './row.tsx'
import { row, rows } from './row.css.ts'

export interface MetersProps extends Attributes<'ul', 'children'> {
  meters: readonly MeasureProps[]
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
export function RowMeter({ className, ...props }: MeasureProps): ReactElement {
  const { label, text = String(props.value) } = props
  return (
    <Measure
      {...props}
      text={text}
      className={join(row, className)}
      draw={(drawing) => (
        <>
          <span aria-hidden="true">{label}</span>
          <Row {...drawing} />
          <b aria-hidden="true">{text}</b>
        </>
      )}
    />
  )
}
