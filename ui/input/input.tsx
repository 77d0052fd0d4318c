import { useId, type ReactElement } from 'react'
import { control, useField, type Valued } from '../field/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { muted } from '../section/index.ts'
import * as css from './input.css.ts'

/** The types that look like a line to write on. */
export const INPUT_TYPES = ['text', 'email', 'tel', 'url', 'password', 'number', 'date'] as const

export interface InputProps extends Valued, Attributes<'input', 'type' | 'children'> {
  type?: (typeof INPUT_TYPES)[number] | undefined
  /** At the end of the line: « € », « jours ». */
  unit?: string | undefined
}

/**
 * One line to write on. Its label and messages come from the `Field` around it; all that it is given
 * goes to the `input`, with a unit too.
 */
export function Input({ unit, className, ...rest }: InputProps): ReactElement {
  const id = useId()
  const wired = useField(rest)
  if (unit === undefined) return <input className={join(control, className)} {...wired} />
  const said = [id, wired['aria-describedby']].filter(Boolean).join(' ')
  return (
    <span className={css.line}>
      <input {...wired} className={join(control, css.amount, className)} aria-describedby={said} />
      <span id={id} className={`${css.unit} ${muted}`}>
        {unit}
      </span>
    </span>
  )
}
