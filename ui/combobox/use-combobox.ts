import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import type { OpenState } from '../openable/index.ts'
import { useControlled } from '../render/index.ts'
import { optionAt, type ComboboxOption } from './option.ts'

export interface ComboboxState {
  /** The options that answer what is written: whoever knows them filters them, or fetches them. */
  options: readonly ComboboxOption[]
  /** What was chosen; with `onValueChange`, it belongs to the parent. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** What is written; with `onInputValueChange`, it belongs to the parent. */
  inputValue?: string | undefined
  defaultInputValue?: string | undefined
  onInputValueChange?: ((text: string) => void) | undefined
}

interface Combobox {
  text: string
  value: string | undefined
  /** The option that Enter would choose. */
  active: string | undefined
  choose: (option: ComboboxOption) => void
  input: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

/** What is written and chosen, and the keys of the ARIA practices for both. */
export function useCombobox(props: ComboboxState, { open, ask }: OpenState): Combobox {
  const { options, defaultValue, defaultInputValue } = props
  const [value, change] = useControlled(props.value, defaultValue)
  const chosen = options.find((option) => option.value === (props.value ?? defaultValue))
  const [text, rewrite] = useControlled(props.inputValue, defaultInputValue ?? chosen?.label ?? '')
  const [reached, reach] = useState<string>()
  const active = open && options.some((option) => option.value === reached) ? reached : undefined

  const write = (next: string) => {
    rewrite(next)
    reach(undefined)
    props.onInputValueChange?.(next)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    change(option.value)
    props.onValueChange?.(option.value)
    write(option.label)
    ask(false, 'choice')
  }
  const move = (key: string, alone: boolean) => {
    if (alone) ask(key === 'ArrowDown', 'trigger')
    else if (open || ask(true, 'trigger')) reach(optionAt(key, options, active))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    const option = options.find((one) => one.value === active)
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key, altKey)
    else if (key === 'Enter' && option) choose(option)
    else if (key === 'Escape' && open) ask(false, 'escape')
    else if (key === 'Escape' && text !== '') write('')
    else return
    // This key was for the list, not for the form or the dialog around it.
    event.preventDefault()
  }
  return {
    text,
    value,
    active,
    choose,
    input: {
      onChange: ({ currentTarget }) => {
        write(currentTarget.value)
        if (!open) ask(true, 'trigger')
      },
      onKeyDown,
      onBlur: () => {
        if (open) ask(false, 'focus')
      },
    },
  }
}
