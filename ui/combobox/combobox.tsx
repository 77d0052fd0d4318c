import { useId, useRef, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { control, useField } from '../field/index.ts'
import { useLayer, useOpen, type Openable } from '../openable/index.ts'
import { placed } from '../popover/index.ts'
import { join, merge, useRefs, type Attributes } from '../render/index.ts'
import * as css from './combobox.css.ts'
import { useCombobox, type ComboboxState } from './use-combobox.ts'

type Named = 'type' | 'value' | 'defaultValue' | 'children' | 'list'

export interface ComboboxProps extends ComboboxState, Openable, Attributes<'input', Named> {
  /** Names the list. */
  listLabel: string
  /** Said below the options: that they are being fetched, that there are none. */
  status?: ReactNode
}

/**
 * A line to write on, and what answers it: its value is one of the options, or nothing. Its label and messages come from the `Field` around it; all
 * that it is given besides goes to the `input`.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { open, defaultOpen, onOpenChange, listLabel, status, options, value, ...other } = props
  const { defaultValue, onValueChange, inputValue, defaultInputValue, ...more } = other
  const { onInputValueChange, allowCustom, className, ref, ...rest } = more
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const both = useRefs(field, ref)
  const state = useOpen({ open, defaultOpen, onOpenChange })
  const { ref: popup, onToggle } = useLayer<HTMLDivElement>(state, field)
  const written = { inputValue, defaultInputValue, onInputValueChange }
  const box = useCombobox(
    { options, value, defaultValue, onValueChange, allowCustom, ...written },
    state,
  )
  // A space in a value would make two ids of it.
  const idOf = (own: string) => id + encodeURIComponent(own)
  const own = {
    ...box.input,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': state.open,
    'aria-controls': id,
    'aria-activedescendant': box.active === undefined ? undefined : idOf(box.active),
    'data-open': state.open ? '' : undefined,
  } as const
  return (
    <>
      <input
        ref={both}
        className={join(control, className)}
        autoComplete="off"
        value={box.text}
        {...useField(merge(own, rest))}
      />
      <div
        ref={popup}
        popover="manual"
        className={join(css.popup, placed['bottom start'])}
        onToggle={onToggle}
        // The focus stays where one writes.
        onPointerDown={stay}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its input filters it */}
        <div id={id} role="listbox" aria-label={listLabel} className={css.list}>
          {options.map((option) => (
            // Keys are heard by the input, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={idOf(option.value)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a list, not of a `select`
              role="option"
              className={css.option}
              aria-selected={option.value === box.value}
              aria-disabled={option.disabled}
              data-selected={option.value === box.value ? '' : undefined}
              data-active={option.value === box.active ? '' : undefined}
              data-disabled={option.disabled ? '' : undefined}
              onClick={() => box.choose(option)}
            >
              {option.label}
              {option.description && <small>{option.description}</small>}
            </div>
          ))}
        </div>
        <output className={css.status}>{status}</output>
      </div>
    </>
  )
}

const stay = (event: PointerEvent) => event.preventDefault()
