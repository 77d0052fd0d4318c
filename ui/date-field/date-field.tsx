import { useState, type FormEvent, type ReactElement, type SyntheticEvent } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { Input, type InputProps } from '../input/index.ts'
import { merge } from '../render/index.ts'

/** What is said where the browser cannot take the date. */
export interface DateWords {
  /** It is no date, or only part of one. */
  bad: string
  missing: string
  /** It lies before `min`, or behind `max`. */
  early: string
  late: string
}

export interface DateFieldProps
  extends
    Omit<InputProps, 'type' | 'unit' | 'min' | 'max' | 'step'>,
    Pick<FieldProps, 'label' | 'help' | 'error' | 'mark'> {
  /** As the browser writes dates: « 2026-11-23 ». */
  min?: string | undefined
  /** As `min`, at the other end. */
  max?: string | undefined
  /** Without them the browser says it, in words of its own. */
  words?: DateWords | undefined
}

/**
 * A day, by the browser's own control. Given `words`, it says what is wrong once one leaves it, or when
 * its form is refused; all that it is given besides goes to the `input`.
 */
export function DateField(props: DateFieldProps): ReactElement {
  const { id, label, help, error, mark, required = false, words, ...rest } = props
  const [wrong, setWrong] = useState<keyof DateWords>()
  const own = {
    onBlur: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      setWrong(problemOf(currentTarget.validity)),
    onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      if (currentTarget.validity.valid) setWrong(undefined)
    },
    // Said here, the browser need not say it in a bubble.
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      if (!words) return
      event.preventDefault()
      setWrong(problemOf(event.currentTarget.validity))
    },
  }
  return (
    <Field {...{ id, label, help, mark, required }} error={error ?? (wrong && words?.[wrong])}>
      <Input type="date" {...merge(own, rest)} />
    </Field>
  )
}

const problemOf = (validity: ValidityState): keyof DateWords | undefined => {
  if (validity.badInput) return 'bad'
  if (validity.valueMissing) return 'missing'
  if (validity.rangeUnderflow) return 'early'
  return validity.rangeOverflow ? 'late' : undefined
}
