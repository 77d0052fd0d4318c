import type { ReactElement, ReactNode, SyntheticEvent } from 'react'
import { hidden } from '../field/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { muted, small, title as size } from '../section/index.ts'
import * as css from './form.css.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FormProps extends Attributes<'form', 'onInvalidCapture'> {
  /**
   * The browser refused to send: the controls at fault, in order, one a radio group. Without it,
   * and before the application has arrived, the browser says so itself.
   */
  onRefused?: ((controls: readonly FormControl[]) => void) | undefined
}

/** Controls, one below the other. Rules are attributes: `required`, `type`, `pattern`, `max`. */
export function Form({ onRefused, className, ...rest }: FormProps): ReactElement {
  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const atFault = invalid(event.currentTarget)
    // The event comes once a control: they are told all at once.
    if (event.target === atFault[0]) onRefused?.(atFault)
  }
  return (
    <form className={join(css.form, className)} {...rest} onInvalidCapture={onRefused && refuse} />
  )
}

export interface FieldsetProps extends Attributes<'fieldset'> {
  legend: ReactNode
  hideLegend?: boolean
}

/** Controls that belong together. */
export function Fieldset(props: FieldsetProps): ReactElement {
  const { legend, hideLegend, children, className, ...rest } = props
  return (
    <fieldset className={join(css.fieldset, className)} {...rest}>
      <legend className={hideLegend ? hidden : `${css.legend} ${size.t1}`}>{legend}</legend>
      <div className={css.form}>{children}</div>
    </fieldset>
  )
}

export type FormPartProps = Attributes<'div'>

/** Short fields side by side, as many as fit. */
export function FormRow({ className, ...rest }: FormPartProps): ReactElement {
  return <div className={join(css.row, className)} {...rest} />
}

export interface FormActionsProps extends FormPartProps {
  /** Beside the button: what happens with the answers. */
  note?: ReactNode
}

/** The button that sends, and a word beside it. */
export function FormActions(props: FormActionsProps): ReactElement {
  const { note, children, className, ...rest } = props
  return (
    <div className={join(css.actions, className)} {...rest}>
      {children}
      {note && <p className={`${small} ${muted}`}>{note}</p>}
    </div>
  )
}

const invalid = (form: HTMLFormElement): FormControl[] => {
  const all = [...form.elements].filter(
    (element): element is FormControl =>
      'validity' in element && !(element as FormControl).validity.valid,
  )
  return all.filter(
    ({ type, name }, index) =>
      type !== 'radio' || index === all.findIndex((other) => other.name === name),
  )
}
