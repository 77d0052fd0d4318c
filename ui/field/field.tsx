import type { ReactElement, ReactNode } from 'react'
import * as css from './field.css.ts'
import { Messages } from './messages.tsx'
import { FieldContext, wire, type Said } from './wiring.ts'

export interface FieldProps extends Said {
  /** Of the control: labels and links to errors lead there. */
  id: string
  label: ReactNode
  required?: boolean
  /** Beside the label: « facultatif », « obligatoire ». */
  mark?: string | undefined
  /** At the other end of the label's line: the value of a slider. */
  end?: ReactNode
  /** One control of this library: it takes its attributes from here. */
  children: ReactNode
}

/** A control with its label above, and below what helps or what is wrong. */
export function Field(props: FieldProps): ReactElement {
  const { id, label, required, mark, end, help, error, children } = props
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id}>
          <Label mark={mark}>{label}</Label>
        </label>
        {end}
      </div>
      <FieldContext value={{ ...wire(id, { help, error }), ...(required && { required }) }}>
        {children}
      </FieldContext>
      <Messages id={id} help={help} error={error} />
    </div>
  )
}

export interface LabelProps extends Pick<FieldProps, 'mark'> {
  children: ReactNode
}

/** The words of a label or of a legend. */
export function Label({ mark, children }: LabelProps): ReactElement {
  return (
    <span className={css.label}>
      {children}
      {mark && <span className={css.mark}> {mark}</span>}
    </span>
  )
}
