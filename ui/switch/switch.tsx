import { useId, type ReactElement } from 'react'
import type { CheckboxProps } from '../checkbox/index.ts'
import { choice, Messages, wireCheck } from '../field/index.ts'
import { join } from '../render/index.ts'
import * as css from './switch.css.ts'

export type SwitchProps = Omit<CheckboxProps, 'end'>

/**
 * What takes effect at once; what waits for a form to be sent is a checkbox. All that it is given
 * besides goes to the `input`.
 */
export function Switch({ label, help, error, className, ...rest }: SwitchProps): ReactElement {
  const own = useId()
  const id = rest.id ?? own
  return (
    <div className={css.line}>
      <label className={`${choice} ${css.words}`}>
        <b>{label}</b>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own
          role="switch"
          className={join(css.track, className)}
          {...wireCheck(id, { help, error }, rest)}
        />
      </label>
      <Messages id={id} help={help} error={error} />
    </div>
  )
}
