import type { ReactElement } from 'react'
import { control, useField, type Valued } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import * as css from './select.css.ts'

/** Children are plain `<option>` and `<optgroup>`. */
export interface SelectProps extends Valued, Attributes<'select', 'multiple' | 'size'> {}

/**
 * The browser's own list, behind a box that looks like the others. All that it is given goes to the
 * `select`.
 */
export function Select({ className, ...rest }: SelectProps): ReactElement {
  return (
    <span className={css.box}>
      <select className={join(control, css.select, className)} {...useField(rest)} />
      <Icon name="down" />
    </span>
  )
}
