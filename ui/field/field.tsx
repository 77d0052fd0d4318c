import { useId, type ReactElement, type ReactNode } from 'react'
import { join, type Attributes } from '../render/index.ts'
import * as css from './field.css.ts'
import { Messages } from './messages.tsx'
import { FieldContext, wire, type Said } from './wiring.ts'

export interface FieldProps extends Said, Attributes<'div', 'id'> {
  /** Of the control: labels and links to errors lead there. Without it, one is made up. */
  id?: string | undefined
  label: ReactNode
  required?: boolean
  /** Beside the label: « facultatif », « obligatoire ». */
  mark?: string | undefined
  /** At the other end of the label's line: the value of a slider. */
  end?: ReactNode
  /** One control of this library: it takes its attributes from here. */
  children: ReactNode
}

/** A control with its label above, and below what helps or what is wrong. Its root holds them all. */
export function Field(props: FieldProps): ReactElement {
  const { id: given, label, required, mark, end, help, error, children, className, ...rest } = props
  const own = useId()
  const id = given ?? own
  return (
    <div className={join(css.field, className)} data-invalid={error ? '' : undefined} {...rest}>
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

export interface LabelProps extends Attributes<'span'>, Pick<FieldProps, 'mark'> {}

/** The words of a label or of a legend. */
export function Label({ mark, children, className, ...rest }: LabelProps): ReactElement {
  return (
    <span className={join(css.label, className)} {...rest}>
      {children}
      {mark && <span className={css.mark}> {mark}</span>}
    </span>
  )
}
