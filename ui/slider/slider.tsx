import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { Field, useField, type FieldProps, type Said } from '../field/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import * as css from './slider.css.ts'

type Named = 'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'

export interface SliderProps extends Said, Attributes<'input', Named> {
  label: FieldProps['label']
  min: number
  max: number
  step?: number | undefined
  /** With `onValueChange`, the value belongs to the parent. */
  value?: number | undefined
  /** What it is at first. */
  defaultValue?: number | undefined
  /** Somebody chose another one. */
  onValueChange?: ((value: number) => void) | undefined
  /** The value in words, shown and read aloud: « 110 jours ». */
  format?: ((value: number) => string) | undefined
}

/**
 * A value in a range, when a rough one will do; its label and value stand above. All that it is given
 * besides goes to the `input`.
 */
export function Slider(props: SliderProps): ReactElement {
  const { label, help, error, format = String, onValueChange, value, ref, ...other } = props
  const made = useId()
  const { id = made, defaultValue = other.min, ...rest } = other
  const input = useRef<HTMLInputElement>(null)
  const both = useRefs(input, ref)
  const [moved, setMoved] = useState(defaultValue)
  // Where it was moved to before the application arrived.
  useEffect(() => setMoved(Number(input.current?.value)), [])
  const words = format(value ?? moved)
  const own = {
    ...(value === undefined ? { defaultValue } : { value }),
    'aria-valuetext': words,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setMoved(Number(currentTarget.value))
      onValueChange?.(Number(currentTarget.value))
    },
  }
  return (
    <Field
      {...{ id, label, help, error }}
      end={
        // The slider itself says its value: twice would be once too often.
        <output className={css.value} htmlFor={id} aria-live="off">
          {words}
        </output>
      }
    >
      <Range ref={both} {...merge(own, rest)} />
    </Field>
  )
}

function Range({ className, ...rest }: Attributes<'input'>): ReactElement {
  return <input type="range" className={join(css.range, className)} {...useField(rest)} />
}
