import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { box, choice, Messages, tick, wire, type Said } from '../field/index.ts'
import { muted } from '../section/index.ts'
import * as css from './checkbox.css.ts'

export interface CheckboxProps
  extends Said, Omit<ComponentProps<'input'>, 'className' | 'type' | 'id'> {
  id: string
  label: ReactNode
  /** At the end of the line: how many results a filter holds. */
  end?: string | undefined
}

/** One thing to tick. */
export function Checkbox({ label, end, help, error, ...rest }: CheckboxProps): ReactElement {
  return (
    <div className={css.checkbox}>
      <label className={choice}>
        <input
          type="checkbox"
          className={`${box} ${tick}`}
          {...wire(rest.id, { help, error })}
          {...rest}
        />
        <span>{label}</span>
        {end !== undefined && <span className={`${css.end} ${muted}`}>{end}</span>}
      </label>
      <Messages id={rest.id} help={help} error={error} />
    </div>
  )
}
