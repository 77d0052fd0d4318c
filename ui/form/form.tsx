import type { ComponentProps, ReactElement, ReactNode, SyntheticEvent } from 'react'
import { hidden } from '../field/index.ts'
import { muted, small, title as size } from '../section/index.ts'
import * as css from './form.css.ts'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'onInvalid'> {
  /**
   * The browser refused to send: the controls at fault, in order, one a radio group. Without it,
   * and before the application has arrived, the browser says so itself.
   */
  onRefused?: ((controls: readonly FormControl[]) => void) | undefined
}

/** Controls, one below the other. Rules are attributes: `required`, `type`, `pattern`, `max`. */
export function Form({ onRefused, ...rest }: FormProps): ReactElement {
  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const atFault = invalid(event.currentTarget)
    // The event comes once a control: they are told all at once.
    if (event.target === atFault[0]) onRefused?.(atFault)
  }
  return <form className={css.form} {...rest} onInvalidCapture={onRefused && refuse} />
}

export interface FieldsetProps {
  legend: ReactNode
  hideLegend?: boolean
  children: ReactNode
}

/** Controls that belong together. */
export function Fieldset({ legend, hideLegend, children }: FieldsetProps): ReactElement {
  return (
    <fieldset className={css.fieldset}>
      <legend className={hideLegend ? hidden : `${css.legend} ${size.t1}`}>{legend}</legend>
      <div className={css.form}>{children}</div>
    </fieldset>
  )
}

export interface FormPartProps {
  children: ReactNode
}

/** Short fields side by side, as many as fit. */
export function FormRow({ children }: FormPartProps): ReactElement {
  return <div className={css.row}>{children}</div>
}

export interface FormActionsProps extends FormPartProps {
  /** Beside the button: what happens with the answers. */
  note?: ReactNode
}

/** The button that sends, and a word beside it. */
export function FormActions({ note, children }: FormActionsProps): ReactElement {
  return (
    <div className={css.actions}>
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
