import type { ReactElement } from 'react'
import type { CheckboxProps } from '../checkbox/index.ts'
import { choice, Messages, wire } from '../field/index.ts'
import * as css from './switch.css.ts'

export type SwitchProps = Omit<CheckboxProps, 'end'>

/** What takes effect at once; what waits for a form to be sent is a checkbox. */
export function Switch({ label, help, error, ...rest }: SwitchProps): ReactElement {
  return (
    <div className={css.line}>
      <label className={`${choice} ${css.words}`}>
        <b>{label}</b>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own
          role="switch"
          className={css.track}
          {...wire(rest.id, { help, error })}
          {...rest}
        />
      </label>
      <Messages id={rest.id} help={help} error={error} />
    </div>
  )
}
