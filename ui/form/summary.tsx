import { useEffect, useId, useRef, type MouseEvent, type ReactElement } from 'react'
import { Icon } from '../icon/index.ts'
import { keysOf, useRefs, type Attributes } from '../render/index.ts'
// The look of `data-callout`.
import '../callout/callout.css.ts'
import * as css from './form.css.ts'

export interface FormError {
  /** Of the control at fault. */
  id: string
  text: string
}

export interface FormSummaryProps extends Attributes<'section', 'title' | 'children'> {
  title: string
  errors: readonly FormError[]
}

/**
 * What keeps a form from leaving; each line leads to its control. It takes the focus when it
 * appears: give it another `key` each time that sending fails.
 */
export function FormSummary({ title, errors, ref, ...rest }: FormSummaryProps): ReactElement {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const both = useRefs(box, ref)
  const keys = keysOf(errors.map((error) => error.id))
  useEffect(() => box.current?.focus(), [])
  return (
    // No alert: the focus already makes it heard, and twice would be once too often.
    <section ref={both} data-callout="danger" aria-labelledby={id} tabIndex={-1} {...rest}>
      <Icon name="alert" size={24} />
      <strong id={id}>{title}</strong>
      <ul className={css.errors}>
        {errors.map((error, index) => (
          <li key={keys[index]}>
            <a href={`#${error.id}`} onClick={(click) => lead(click, error.id)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Straight to the control, and no trace of it in the address or the history. */
const lead = (event: MouseEvent, id: string) => {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}
