import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import type { OpenState } from '../openable/index.ts'
import { useControlled } from '../render/index.ts'
import { named, optionAt, type ComboboxOption } from './option.ts'

export interface ComboboxState {
  /** The options that answer what is written: whoever knows them filters them, or fetches them. */
  options: readonly ComboboxOption[]
  /**
   * What was chosen, or nothing: an empty text. With `onValueChange`, it belongs to the parent. Emptying
   * the line empties it; other words stay only until one leaves, unless they name an option.
   */
  value?: string | undefined
  /** What it is at first. */
  defaultValue?: string | undefined
  /** Somebody chose another one. */
  onValueChange?: ((value: string) => void) | undefined
  /** Words that name no option are a value too. */
  allowCustom?: boolean | undefined
  /** What is written; with `onInputValueChange`, it belongs to the parent. */
  inputValue?: string | undefined
  defaultInputValue?: string | undefined
  onInputValueChange?: ((text: string) => void) | undefined
}

export interface ComboboxLine {
  text: string
  value: string
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
export function useCombobox(props: ComboboxState, { open, ask }: OpenState): ComboboxLine {
  const { options, allowCustom = false } = props
  const [value, change] = useControlled(props.value, props.defaultValue ?? '')
  // Words that are not settled yet; without them, the line says what the value is called.
  const [draft, write] = useState(props.defaultInputValue)
  const called = useName(value, options) ?? (allowCustom ? value : '')
  const text = props.inputValue ?? draft ?? called
  const [reached, reach] = useState<string>()
  const active = open && options.some((option) => option.value === reached) ? reached : undefined

  const become = (next: string) => {
    if (next === value) return
    change(next)
    props.onValueChange?.(next)
  }
  const say = (words: string) => {
    reach(undefined)
    if (words !== text) props.onInputValueChange?.(words)
  }
  const edit = (words: string) => {
    write(words)
    say(words)
    if (words === '') become('')
  }
  const settle = (next: string, words: string) => {
    write(undefined)
    say(words)
    become(next)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    settle(option.value, option.label)
    ask(false, 'choice')
  }
  const leave = () => {
    if (open) ask(false, 'focus')
    if (text === called) return write(undefined)
    const option = named(text, options)
    if (option) settle(option.value, option.label)
    else if (allowCustom) settle(text, text)
    else settle(value, called)
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
    else if (key === 'Escape' && text !== '') edit('')
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
        edit(currentTarget.value)
        if (!open) ask(true, 'trigger')
      },
      onKeyDown,
      onBlur: leave,
    },
  }
}

/** What a value is called: remembered, since its option may not answer what is written next. */
const useName = (value: string, options: readonly ComboboxOption[]): string | undefined => {
  const [known, remember] = useState<ComboboxOption>()
  const option = options.find((one) => one.value === value)
  if (option && (option.value !== known?.value || option.label !== known.label)) remember(option)
  if (value === '') return undefined
  return option?.label ?? (known?.value === value ? known.label : undefined)
}
