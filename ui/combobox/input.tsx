import type { ReactElement } from 'react'
import { control, useField } from '../field/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import { idOf, useParts } from './root.tsx'

type Named = 'type' | 'value' | 'defaultValue' | 'children' | 'list'

export interface ComboboxInputProps extends Attributes<'input', Named> {}

/** The line that one writes on: it keeps the focus, and hears the keys of the list. */
export function Input({ className, ref, ...rest }: ComboboxInputProps): ReactElement {
  const { text, active, input, state, id, field } = useParts()
  const own = {
    ...input,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': state.open,
    'aria-controls': id,
    'aria-activedescendant': active === undefined ? undefined : idOf(id, active),
    'data-open': state.open ? '' : undefined,
  } as const
  return (
    <input
      ref={useRefs(field, ref)}
      className={join(control, className)}
      autoComplete="off"
      value={text}
      {...useField(merge(own, rest))}
    />
  )
}
