import type { ReactElement, RefObject, SubmitEvent } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './search-field.css.ts'

export interface SearchFieldProps {
  /** Where the question is sent, by GET. */
  action: string
  /** Name of the parameter. */
  name: string
  /** What is searched: names the field and its button. */
  label: string
  placeholder?: string | undefined
  defaultValue?: string | undefined
  /** Other parameters that go along. */
  keep?: Readonly<Record<string, string>> | undefined
  /** Where the page answers by itself, at each letter: nothing is sent then. */
  onInput?: ((question: string) => void) | undefined
  input?: RefObject<HTMLInputElement | null> | undefined
}

export function SearchField(props: SearchFieldProps): ReactElement {
  const { action, name, label, placeholder, defaultValue, keep = {}, onInput, input } = props
  return (
    <search className={css.form} aria-label={label}>
      <form action={action} onSubmit={onInput && stop}>
        {Object.entries(keep).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <input
          ref={input}
          className={css.input}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
          onInput={onInput && ((event) => onInput(event.currentTarget.value))}
        />
        <button className={css.send} type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

const stop = (event: SubmitEvent): void => event.preventDefault()
