import { useState, type ReactElement, type ReactNode } from 'react'
import { Field } from '#ui/field'
import { Input } from '#ui/input'

interface NumberFieldProps {
  readonly id: string
  readonly label: string
  readonly help?: ReactNode
  readonly unit?: string
  readonly first: number
  readonly limits: { readonly min: number; readonly max: number }
  /** Nothing where it is no number that would do. */
  readonly read: (typed: string) => number | undefined
  /** What to write instead. */
  readonly error: string
  readonly onValue: (value: number) => void
}

/** A number one types; while it would not do, the last good one holds. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { id, label, help, unit, first, limits, read, error, onValue } = props
  const [wrong, setWrong] = useState(false)
  return (
    <Field id={id} label={label} help={help} error={wrong && error}>
      <Input
        type="number"
        inputMode="decimal"
        unit={unit}
        {...limits}
        step="any"
        defaultValue={first}
        onChange={({ currentTarget }) => {
          const value = read(currentTarget.value)
          setWrong(value === undefined)
          if (value !== undefined) onValue(value)
        }}
      />
    </Field>
  )
}
