import type { ComponentProps, ReactElement } from 'react'
import { control, useField } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import * as css from './select.css.ts'

/** Children are plain `<option>` and `<optgroup>`. */
export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'size'>

/** The browser's own list, behind a box that looks like the others. */
export function Select(props: SelectProps): ReactElement {
  return (
    <span className={css.box}>
      <select className={`${control} ${css.select}`} {...useField(props)} />
      <Icon name="down" />
    </span>
  )
}
