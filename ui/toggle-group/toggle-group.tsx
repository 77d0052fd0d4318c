import { useState, type KeyboardEvent, type ReactElement } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { join, merge, useControlled, type Attributes } from '../render/index.ts'
import { moveFocus, rovingItems } from '../tabs/roving-focus.ts'
import * as css from './toggle-group.css.ts'

export interface Toggle {
  value: string
  label: string
  icon?: IconName | undefined
  disabled?: boolean | undefined
}

export interface ToggleGroupProps extends Attributes<'div', 'children' | 'defaultValue'> {
  /** What they are about together. */
  label: string
  toggles: readonly Toggle[]
  /** Those that are pressed. With `onValueChange`, they belong to the parent. */
  value?: readonly string[] | undefined
  /** What it is at first. */
  defaultValue?: readonly string[] | undefined
  /** Somebody chose another one. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Pressing one leaves the others as they are. */
  multiple?: boolean
}

/** Buttons that stay pressed; one stop of the Tab key, arrows lead through them. */
export function ToggleGroup(props: ToggleGroupProps): ReactElement {
  const { label, toggles, value, defaultValue = [], onValueChange, ...other } = props
  const { multiple = false, className, ...rest } = other
  const [pressed, change] = useControlled(value, defaultValue)
  const [focused, setFocused] = useState<string>()
  const open = toggles.filter(({ disabled }) => !disabled)
  const stops = [focused, ...pressed, open[0]?.value]
  const stop = stops.find((one) => open.some((toggle) => toggle.value === one))
  const press = (turned: string) => {
    const isOn = pressed.includes(turned)
    const others = multiple ? pressed.filter((one) => one !== turned) : []
    const next = isOn ? others : [...others, turned]
    change(next)
    onValueChange?.(next)
  }
  const own = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      moveFocus(event, rovingItems(event.currentTarget, 'button'), 'across'),
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing in it is sent by a form
      role="group"
      aria-label={label}
      className={join(css.group, className)}
      {...merge(own, rest)}
    >
      {toggles.map((toggle) => {
        const isOn = pressed.includes(toggle.value)
        return (
          <button
            key={toggle.value}
            type="button"
            className={css.toggle}
            aria-pressed={isOn}
            data-pressed={isOn ? '' : undefined}
            disabled={toggle.disabled}
            tabIndex={toggle.value === stop ? 0 : -1}
            onFocus={() => setFocused(toggle.value)}
            onClick={() => press(toggle.value)}
          >
            {toggle.icon && <Icon name={toggle.icon} />}
            {toggle.label}
          </button>
        )
      })}
    </div>
  )
}
