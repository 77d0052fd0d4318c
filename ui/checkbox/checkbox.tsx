import { useId, type ReactElement, type ReactNode } from 'react'
import { box, choice, Messages, tick, wireCheck, type Checked, type Said } from '../field/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { muted } from '../section/index.ts'
import * as css from './checkbox.css.ts'

export interface CheckboxProps extends Said, Checked, Attributes<'input', 'type' | 'children'> {
  label: ReactNode
  /** At the end of the line: how many results a filter holds. */
  end?: string | undefined
}

/** One thing to tick. All that it is given besides goes to the `input`. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, end, help, error, className, ...rest } = props
  const own = useId()
  const id = rest.id ?? own
  return (
    <div className={css.checkbox}>
      <label className={choice}>
        <input
          type="checkbox"
          className={join(box, tick, className)}
          {...wireCheck(id, { help, error }, rest)}
        />
        <span>{label}</span>
        {end !== undefined && <span className={`${css.end} ${muted}`}>{end}</span>}
      </label>
      <Messages id={id} help={help} error={error} />
    </div>
  )
}
