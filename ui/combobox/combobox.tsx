import type { ReactElement, ReactNode } from 'react'
import type { Openable } from '../openable/index.ts'
import { Input, type ComboboxInputProps } from './input.tsx'
import { List } from './list.tsx'
import { Popup, Status } from './popup.tsx'
import { Root } from './root.tsx'
import type { ComboboxState } from './use-combobox.ts'

export interface ComboboxProps extends ComboboxState, Openable, ComboboxInputProps {
  /** Names the list. */
  listLabel: string
  /** Said below the options: that they are being fetched, that there are none. */
  status?: ReactNode
}

/**
 * A line to write on, and what answers it: its value is one of the options, or nothing. Its label and
 * messages come from the `Field` around it; all that it is given besides goes to the `input`.
 * `ComboboxParts` are for what looks otherwise.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { open, defaultOpen, onOpenChange, listLabel, status, options, value, ...other } = props
  const { defaultValue, onValueChange, inputValue, defaultInputValue, ...more } = other
  const { onInputValueChange, allowCustom, ...rest } = more
  return (
    <Root
      {...{ open, defaultOpen, onOpenChange, options, value, defaultValue, onValueChange }}
      {...{ inputValue, defaultInputValue, onInputValueChange, allowCustom }}
    >
      <Input {...rest} />
      <Popup>
        <List label={listLabel} />
        <Status>{status}</Status>
      </Popup>
    </Root>
  )
}
