import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { Field, useField, type FieldProps } from '../field/index.ts'
import * as css from './slider.css.ts'

export interface SliderProps extends Omit<FieldProps, 'children' | 'end' | 'mark' | 'required'> {
  name?: string | undefined
  min: number
  max: number
  step?: number | undefined
  /** With `onValue`, the value belongs to the parent. */
  value?: number | undefined
  defaultValue?: number | undefined
  disabled?: boolean | undefined
  onValue?: ((value: number) => void) | undefined
  /** The value in words, shown and read aloud: « 110 jours ». */
  format?: ((value: number) => string) | undefined
}

/** A value in a range, when a rough one will do; its label and value stand above. */
export function Slider(props: SliderProps): ReactElement {
  const { format = String, onValue, min, max, step, value, name, disabled, ...rest } = props
  const { defaultValue = min, ...field } = rest
  const input = useRef<HTMLInputElement>(null)
  const [moved, setMoved] = useState(defaultValue)
  // Where it was moved to before the application arrived.
  useEffect(() => setMoved(Number(input.current?.value)), [])
  const words = format(value ?? moved)
  return (
    <Field
      {...field}
      end={
        // The slider itself says its value: twice would be once too often.
        <output className={css.value} htmlFor={field.id} aria-live="off">
          {words}
        </output>
      }
    >
      <Range
        ref={input}
        aria-valuetext={words}
        {...{ min, max, step, name, disabled }}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={({ currentTarget }) => {
          setMoved(Number(currentTarget.value))
          onValue?.(Number(currentTarget.value))
        }}
      />
    </Field>
  )
}

function Range(props: ComponentProps<'input'>): ReactElement {
  return <input type="range" className={css.range} {...useField(props)} />
}
