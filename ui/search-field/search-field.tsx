import type { ReactElement } from 'react'
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
}

export function SearchField(props: SearchFieldProps): ReactElement {
  const { action, name, label, placeholder, defaultValue } = props
  return (
    <search className={css.form} aria-label={label}>
      <form action={action}>
        <input
          className={css.input}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={defaultValue}
          enterKeyHint="search"
        />
        <button className={css.send} type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
