import type { ReactElement, SubmitEvent } from 'react'
import { useField, type Valued } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import * as css from './search-field.css.ts'

export interface SearchFieldProps extends Valued, Attributes<'input', 'type' | 'children'> {
  /** Where the question is sent, by GET. */
  action: string
  /** Name of the parameter. */
  name: string
  /** What is searched: names the field and its button. */
  label: string
  /** Other parameters that go along. */
  keep?: Readonly<Record<string, string>> | undefined
  /** Where the page answers by itself, at each letter: nothing is sent then. */
  onValueChange?: ((question: string) => void) | undefined
}

/** A question to the page or to the server. All that it is given besides goes to the `input`. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { action, label, keep = {}, className, ...rest } = props
  return (
    <search className={css.form} aria-label={label}>
      <form action={action} onSubmit={rest.onValueChange && stop}>
        {Object.entries(keep).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <input
          className={join(css.input, className)}
          type="search"
          aria-label={label}
          enterKeyHint="search"
          {...useField(rest)}
        />
        <button className={css.send} type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

const stop = (event: SubmitEvent): void => event.preventDefault()
